/** Renders many pages' pictures on all processors. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Job, prepareRenderer } from './render.ts';

/** Fewer jobs than this are done sooner than a worker has started. */
const worthAWorker = 12;

/** `folder`: where the font is kept. */
export async function renderAll(jobs: readonly Job[], folder: string): Promise<void> {
  if (jobs.length === 0) return;
  // The font is made here, before the workers would each make it.
  const render = await prepareRenderer(folder);
  const count = Math.min(availableParallelism(), Math.floor(jobs.length / worthAWorker));
  if (count < 2) {
    for (const job of jobs) await render(job);
    return;
  }
  const shares = Array.from({ length: count }, (_, share) => jobs.filter((_job, index) => index % count === share));
  await Promise.all(
    shares.map(async (share) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { jobs: share, folder } });
      // Rejects with what the worker throws.
      await once(worker, 'exit');
    }),
  );
}
