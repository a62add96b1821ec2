/** The safeguards of the database and of the embedded backend. */
import type { Safeguard } from './safeguard.ts';

const table = 'supabase/migrations/20250115090000_create_leads.sql';
const afterTheRow = 'supabase/migrations/20261122090000_after_the_row.sql';

export const serverSafeguards: Safeguard[] = [
  {
    name: 'The unique index over all six values',
    file: table,
    text: 'create unique index leads_once',
    without: 'create index leads_once',
    tests: ['database', 'leads-table', 'rest-interface', 'cut-anywhere'],
  },
  {
    name: 'One lead for each request',
    file: table,
    text: '(select count(*) from inserted) > 1',
    without: '(select count(*) from inserted) > 100000',
    tests: ['database', 'leads-table', 'rest-interface'],
  },
  {
    name: 'The brake by address',
    file: table,
    text: 'if hits > 300 then',
    without: 'if hits > 100000 then',
    tests: ['database', 'leads-table', 'rest-interface'],
  },
  {
    name: 'The right to insert, and no other',
    file: table,
    text: 'grant insert (full_name, company_name, email, service_interest, custom_request, created_at) on table public.leads',
    without: 'grant select, insert on table public.leads',
    tests: ['database', 'leads-table', 'rest-interface'],
  },
  {
    name: 'Row level security',
    file: table,
    text: 'alter table public.leads enable row level security;',
    without: '',
    tests: ['database', 'leads-table'],
  },
  {
    name: 'One tick at a time tells',
    file: afterTheRow,
    text: 'if not pg_try_advisory_xact_lock(8230417002025) then',
    without: 'if false then',
    tests: ['database', 'after-the-row'],
  },
  {
    name: 'A message without a proven answer is sent again',
    file: afterTheRow,
    text: 'and (n.due <= now() or n.due > now()',
    without: 'and n.tries = 0 and (n.due <= now() or n.due > now()',
    tests: ['database', 'after-the-row'],
  },
  {
    name: 'A web page is no proof that a message arrived',
    file: afterTheRow,
    text: " and coalesce(item.content, '') !~* '^\\s*<(!doctype|html|head|body)'",
    without: '',
    tests: ['database', 'after-the-row'],
  },
  {
    name: 'The tombstone of a deleted lead',
    file: afterTheRow,
    text: 'create trigger bury after delete on public.leads for each row execute function private.bury();',
    without: '',
    tests: ['database', 'leads-table'],
  },
  {
    name: 'Deleting does not follow a clock that jumps',
    file: afterTheRow,
    text: "least(now(), today + interval '1 hour')",
    without: 'now()',
    tests: ['database', 'leads-table'],
  },
  {
    name: 'The backend obeys the migrations’ grants',
    file: 'tools/leads/rest-api.ts',
    text: "    [PRIVATE.rlsState]: 'active',\n",
    without: '',
    tests: ['database', 'rest-interface'],
  },
  {
    name: 'One request at a time in the embedded backend',
    file: 'tools/leads/embedded-backend.ts',
    text: 'const alone = oneAtATime();',
    without: 'const alone: ReturnType<typeof oneAtATime> = async (task) => task();',
    tests: ['database', 'rest-interface'],
  },
  {
    name: 'Visitors reach the one table and nothing else',
    file: 'tools/leads/embedded-backend.ts',
    text: 'if (url?.pathname !== TABLE) return false;',
    without: "if (!url?.pathname.startsWith('/rest/v1')) return false;",
    tests: ['database', 'fence'],
  },
  {
    name: 'Staff are asked for the key of the run',
    file: 'tools/leads/open-store.ts',
    text: "request.headers['apikey'] === secretKey",
    without: "request.headers['apikey'] !== ''",
    tests: ['database', 'leads-command'],
  },
  {
    name: 'One process at a time has the data folder',
    file: 'tools/leads/data-folder.ts',
    text: "lock.exec('begin exclusive');",
    without: '',
    tests: ['unit', 'data-folder'],
  },
  {
    name: 'A spreadsheet calculates nothing, also behind what it does not show',
    file: 'tools/leads/leads-csv.ts',
    text: '[\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{C}]*[',
    without: '[',
    tests: ['unit', 'leads-output'],
  },
];
