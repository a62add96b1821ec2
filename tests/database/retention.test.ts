/** Expired data is deleted, as the privacy policy says. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { maxSendDays } from '../../src/data/device-storage.ts';
import { ageLeads, clearTables, countLeads, postLead, projects } from './test-projects.ts';

describe.each(projects)('retention on %s', async (_, start) => {
  const project = await start();
  const { query } = project;
  afterAll(project.close);
  beforeEach(() => clearTables(project));

  it('deletes a limited number of rows in each run, so that a run takes seconds', async () => {
    await query(`do $$ begin
      set local session_replication_role = replica;
      insert into public.leads (full_name, company_name, email, service_interest, created_at, received_at, network_hashes)
        select n::text, 'x', 'x@y', 'x', now(), now() - interval '800 days', '{x,x}' from generate_series(1, 5001) n;
      insert into private.tombstones select n::text, now(), now() - interval '62 days', '{x,x}' from generate_series(1, 9000) n;
    end $$`);
    const countExpired = async () => {
      const tombstones = await query('select from private.tombstones where added_at < now() - private.resend_period()');
      return { leads: await countLeads(project), tombstones: tombstones.length };
    };
    await query('select private.delete_expired(24, 2)');
    expect(await countExpired()).toEqual({ leads: 1, tombstones: 4000 });
    await query('select private.delete_expired(24, 2)');
    expect(await countExpired()).toEqual({ leads: 0, tombstones: 0 });
  });

  it('remembers an erased lead for a day longer than a device may send it', async () => {
    const period = await query('select extract(day from private.resend_period())::int as days');
    expect(period).toEqual([{ days: maxSendDays + 1 }]);
  });

  it.each(['0, 2', '-1, 2', '24, 0'])('deletes nothing if a period is none: %s', async (periods) => {
    await postLead(project);
    const deletion = query(`select private.delete_expired(${periods})`);
    await expect(deletion).rejects.toThrow('The periods must be at least 1');
    expect(await countLeads(project, 'network_hashes is not null')).toBe(1);
  });

  it('keeps no address of a visitor, only a salted hash of the network, for two days', async () => {
    await postLead(project);
    const [row] = await query<{ network_hashes: string[] }>('select network_hashes from public.leads');
    expect(row?.network_hashes.join()).toMatch(/^([0-9a-f]{16}),\1$/);
    await ageLeads(project, 3);
    await query('select private.delete_expired(24, 2)');
    expect(await query('select network_hashes from public.leads')).toEqual([{ network_hashes: null }]);
  });
});
