/** Names that pages without the rest of this folder, and the build, have to know. */

/** The IndexedDB database, and its one object store. */
export const databaseName = 'leads';
export const storeName = 'records';

/** The sessionStorage key under which a tab leaves its draft's id to its next page. */
export const draftIdKey = 'lead-draft';

/** The key in a deploy preview that has no project of its own: what its form sends is stored nowhere. */
export const previewKey = 'sb_publishable_nowhere';
