/** A process that serves the store in the folder it is given, and tells its parent the address. */
import { startEmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { listen } from '../../tools/listen.ts';

const backend = await startEmbeddedBackend({ folder: process.argv[2] ?? '' });
const { url } = await listen((request, response) => {
  backend.handle(request, response).catch(() => response.destroy());
}, 0);
process.send?.(url);
