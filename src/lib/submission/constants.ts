/** What several parts of this folder share, and names that the build and pages without the rest of it have to know. */

/** The IndexedDB database. */
export const databaseName = 'leads';
/** The database's one object store. */
export const storeName = 'records';

/** The sessionStorage key under which a tab leaves its draft's ID to its next page. */
export const draftIdKey = 'lead-draft';

/** The key in a deploy preview that has no project of its own: what its form sends is stored nowhere. */
export const previewKey = 'sb_publishable_nowhere';

/** The pauses before a failed lead is sent again, in ms: then it has been 2, 10 and 30 s since the first try. */
export const retryDelaysMs = [2000, 8000, 20_000];
