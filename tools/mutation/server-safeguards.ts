/** The safeguards of the database and of the embedded backend. */
import { safeguards } from './safeguard.ts';

const table = 'supabase/migrations/20250115090000_create_leads.sql';
const afterTheRow = 'supabase/migrations/20261122090000_after_the_row.sql';
const backend = 'tools/leads/embedded-backend.ts';

export const serverSafeguards = [
  ...safeguards(table, 'database leads-table rest-interface', {
    'The unique index over all six values': ['create unique index leads_once', 'create index leads_once'],
    'One lead for each request': ['(select count(*) from inserted) > 1', '(select count(*) from inserted) > 100000'],
    'The brake by address': ['if hits > 300 then', 'if hits > 100000 then'],
    'The right to insert, and no other': [
      'grant insert (full_name, company_name, email, service_interest, custom_request, created_at) on table public.leads',
      'grant select, insert on table public.leads',
    ],
    'Row level security': ['alter table public.leads enable row level security;'],
  }),
  ...safeguards(afterTheRow, 'database after-the-row', {
    'One tick at a time tells': ['if not pg_try_advisory_xact_lock(8230417002025) then', 'if false then'],
    'A message without a proven answer is sent again': [
      'and (n.due <= now() or n.due > now()',
      'and n.tries = 0 and (n.due <= now() or n.due > now()',
    ],
    'A web page is no proof that a message arrived': [
      " and coalesce(item.content, '') !~* '^\\s*<(!doctype|html|head|body)'",
    ],
  }),
  ...safeguards(afterTheRow, 'database leads-table', {
    'The tombstone of a deleted lead': [
      'create trigger bury after delete on public.leads for each row execute function private.bury();',
    ],
    'Deleting does not follow a clock that jumps': ["least(now(), today + interval '1 hour')", 'now()'],
  }),
  ...safeguards('tools/leads/rest-api.ts', 'database rest-interface', {
    'The backend obeys the migrations’ grants': ["    [PRIVATE.rlsState]: 'active',\n"],
  }),
  ...safeguards(backend, 'database rest-interface', {
    'One request at a time in the embedded backend': [
      'const alone = oneAtATime();',
      'const alone: ReturnType<typeof oneAtATime> = async (task) => task();',
    ],
  }),
  ...safeguards(backend, 'database fence', {
    'Visitors reach the one table and nothing else': [
      'if (url?.pathname !== TABLE) return false;',
      "if (!url?.pathname.startsWith('/rest/v1')) return false;",
    ],
  }),
  ...safeguards('tools/leads/open-store.ts', 'database leads-command', {
    'Staff are asked for the key of the run': [
      "request.headers['apikey'] === secretKey",
      "request.headers['apikey'] !== ''",
    ],
  }),
  ...safeguards('tools/leads/data-folder.ts', 'unit data-folder', {
    'One process at a time has the data folder': ["lock.exec('begin exclusive');"],
  }),
  ...safeguards('tools/leads/leads-csv.ts', 'unit leads-output', {
    'A spreadsheet calculates nothing, also behind what it does not show': [
      '[\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{C}]*[',
      '[',
    ],
  }),
];
