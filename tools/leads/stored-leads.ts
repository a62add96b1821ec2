/** The leads of the embedded store, whether or not somebody serves it at the moment. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { askForLeads, claimDataFolder, storePath } from './data-folder.ts';
import type { StoredLead } from './stored-lead.ts';

/**
 * The leads received since a moment (all by default), newest first; none where no store is.
 *
 * @throws UserError when the store cannot be read
 */
export async function readStoredLeads(folder: string, since?: Date): Promise<StoredLead[]> {
  if (!existsSync(path.join(storePath(folder), 'PG_VERSION'))) return [];
  const served = await askForLeads(folder, since);
  if (served) return served;
  const { release, store } = await claimDataFolder(folder, 'npm run leads');
  try {
    // Only here, since it takes a while to load.
    const { startEmbeddedBackend } = await import('./embedded-backend.ts');
    const backend = await startEmbeddedBackend({ folder: store });
    const leads = await backend.leads(since);
    await backend.close();
    return leads;
  } finally {
    await release();
  }
}
