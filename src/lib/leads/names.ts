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
/** sessionStorage: under which name this tab keeps its draft. */
export const tabKeyName = 'lead-tab';
/** The BroadcastChannel on which tabs tell each other about leads. */
export const channelName = 'leads';
/** In place of a key, in a deploy preview without a project of its own: its form sends nothing. */
export const nowhereKey = 'sb_publishable_nowhere';
