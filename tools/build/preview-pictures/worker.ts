/** Renders the jobs that it is given, one after the other, and ends. */
import { workerData } from 'node:worker_threads';
import { type Job, prepareRenderer } from './render.ts';

const { jobs, folder } = workerData as { jobs: readonly Job[]; folder: string };
const render = await prepareRenderer(folder);
for (const job of jobs) await render(job);
