/** A Supabase backend in this process: Postgres (PGlite) with the project's migrations, and the REST interface on it. */
import { PGlite, createPgliteConnection } from '@supabase/lite/pglite';
import { requestUrl } from '../host/request-url.ts';
import { answerWith, type Incoming, type Outgoing } from './listener.ts';
import { migrate } from './migrations.ts';
import { createRestApi } from './rest-api.ts';

export interface EmbeddedBackend {
  /** Answers a visitor's request for the table of leads; gives false for any other address, which it leaves alone. */
  handle: (request: Incoming, response: Outgoing) => Promise<boolean>;
  /** Answers a request of staff, who have the secret key; never rejects. */
  fetch: (request: Request) => Promise<Response>;
  /** Opens the REST interface to staff. Nobody else knows it: a new one for each run. */
  secretKey: string;
  /** The rows of a query with all rights. */
  query: <T>(text: string, parameters?: unknown[]) => Promise<T[]>;
  /** Waits for the requests in progress, then closes the store. */
  close: () => Promise<void>;
}

/** The one address that visitors may ask for. */
const TABLE = '/rest/v1/leads';

/** Postgres would take 128 MB of memory to keep pages in, which the operating system keeps as well. */
const SHARED_BUFFERS = '8MB';

/**
 * Starts the backend and applies the migrations that are not yet applied. A folder that a killed process left behind
 * is recovered by Postgres itself. Only one process may have a folder: see data-folder.ts.
 *
 * @param folder where Postgres keeps its files; in memory when left out
 */
export async function startEmbeddedBackend({ folder }: { folder?: string } = {}): Promise<EmbeddedBackend> {
  process.env['LITE_TELEMETRY'] = '0';
  const connection = await createPgliteConnection({
    ...(folder !== undefined && { url: folder }),
    pgliteOptions: { startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`] },
  });
  const postgres = connection.driver;
  // One session serves everyone: if a request's transaction mixed with the next one's, or with a reading by staff, a
  // refusal of one would roll back the other, which is then answered with 201.
  const alone = oneAtATime();

  try {
    await postgres.waitReady;
    await migrate({
      run: async (statements) => {
        await postgres.transaction(async (transaction) => void (await transaction.exec(statements)));
      },
      rows: async (query) => (await postgres.query(query)).rows,
    });
    const rest = await createRestApi(connection);
    const fetch = (request: Request): Promise<Response> => alone(() => rest.fetch(request));

    return {
      fetch,
      secretKey: rest.secretKey,
      query: async <T>(text: string, parameters: unknown[] = []): Promise<T[]> =>
        alone(async () => (await postgres.query<T>(text, parameters)).rows),
      handle: async (request, response) => {
        const url = requestUrl(request.url);
        if (url?.pathname !== TABLE) return false;
        await answerWith(fetch, url, request, response);
        return true;
      },
      close: async () => {
        await alone(() => connection.close());
        rest.close();
      },
    };
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}

/** Makes a queue: each task starts when the one before has ended, however that ended. */
function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}
