/**
 * The names by which pages find what is kept on the device. Constants alone: the build writes them into the pages' small
 * scripts, which must not import a file.
 */

/** The IndexedDB database of drafts and of leads that wait. */
export const databaseName = 'leads';
/** sessionStorage: the answers of the home page's contact form, on their way to the wizard. */
export const handOverKey = 'lead-contact';
/** sessionStorage: set when a lead is stored; the home page then says that the request is in. */
export const sentKey = 'lead-sent';
/** Dispatched on `window` when a waiting lead is delivered; `detail` is its row. */
export const deliveredEvent = 'lead-delivered';
