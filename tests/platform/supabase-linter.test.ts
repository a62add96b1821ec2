/** Supabase's linter of functions. Only the installed PostgreSQL is tried: the one from npm has few extensions. */
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programs, type PostgresServer } from '../database/postgres-server.ts';
import { isToolMissing } from '../missing-tool.ts';
import { cliName, noCli, runCli } from './supabase-cli.ts';
import { startProject } from './supabase-servers.ts';

const extensions = globSync('/usr/share/postgresql/*/extension/plpgsql_check.control');
const noExtension = isToolMissing(
  programs && extensions.length > 0,
  'plpgsql_check (Debian: postgresql-15-plpgsql-check)',
);

describe.skipIf(noCli || noExtension)(`${cliName}, with PostgreSQL and its extension plpgsql_check`, () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startProject(programs);
    // At Supabase, its own extension supautils lets `postgres` create this one.
    await server.runAs('supabase_admin', 'create extension plpgsql_check schema extensions');
  });
  afterAll(() => server?.stop());

  it('finds no error in a function', () => {
    const words = ['db', 'lint', '--schema=public,private', '--fail-on=warning'];
    const { status, output } = runCli(...words, `--remote=${server.url}`);
    expect(output).toContain('No schema errors found');
    expect(status).toBe(0);
  });
});
