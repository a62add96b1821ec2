/** Names that pages without the rest of this folder, and the build, have to know. */

/** The IndexedDB database. */
export const databaseName = 'leads';
/** The database's one object store. */
export const storeName = 'records';

/** The sessionStorage key under which a tab leaves its draft's ID to its next page. */
export const draftIdKey = 'lead-draft';

/** The key in a deploy preview that has no project of its own: what its form sends is stored nowhere. */
export const previewKey = 'sb_publishable_nowhere';
