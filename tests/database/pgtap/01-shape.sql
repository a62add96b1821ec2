-- The table, its comments and its rights, as the catalogue has them.
select columns_are(
  'public', 'leads',
  array['id', 'full_name', 'company_name', 'email', 'service_interest', 'custom_request', 'created_at', 'received_at', 'flags', 'notice'],
  'leads has the six answers and four columns of the server'
);
select is_empty(
  $$ select attname from pg_attribute where attrelid = 'public.leads'::regclass and attnum > 0
     and not attisdropped and col_description(attrelid, attnum) is null $$,
  'every column has a comment'
);
select isnt(obj_description('public.leads'::regclass), null, 'the table has a comment');
select is((select relrowsecurity from pg_class where oid = 'public.leads'::regclass), true, 'row level security is on');
select policies_are(
  'public', 'leads', array['Visitors may put in a lead that arrives now', 'Staff who only read may read every lead'], 'leads has two policies'
);
select policy_cmd_is(
  'public', 'leads', 'Visitors may put in a lead that arrives now'::name, 'insert', 'the policy is for inserting'
);
select policy_roles_are(
  'public', 'leads', 'Visitors may put in a lead that arrives now', array['anon'], 'the policy is for visitors'
);

select table_privs_are('public', 'leads', 'anon', '{}'::text[], 'visitors have no right to the table as a whole');
select table_privs_are('public', 'leads', 'authenticated', '{}'::text[], 'a signed-up stranger has no right to the table');
select table_privs_are(
  'public', 'leads', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'staff read and correct, and cannot truncate'
);
select table_privs_are('public', 'leads', 'leads_reader', array['SELECT'], 'staff who only read have no other right'
);
select column_privs_are('public', 'leads', name, 'anon', array['INSERT'], 'visitors may only insert ' || name)
  from unnest(array['full_name', 'company_name', 'email', 'service_interest', 'custom_request', 'created_at']) name;
select column_privs_are('public', 'leads', name, 'anon', '{}'::text[], 'visitors have no right to ' || name)
  from unnest(array['id', 'received_at', 'flags', 'notice']) name;
select column_privs_are('public', 'leads', name, 'authenticated', '{}'::text[], 'a signed-up stranger has no right to ' || name)
  from unnest(array['full_name', 'email', 'flags']) name;
select schema_privs_are('private', 'anon', '{}'::text[], 'visitors cannot enter the private schema');
select schema_privs_are('private', 'authenticated', '{}'::text[], 'nor can a signed-up stranger');
select is_empty(
  $$ select c.relname, r from pg_class c, unnest(array['anon', 'authenticated', 'service_role', 'leads_reader']) r
     where c.relnamespace = 'private'::regnamespace and c.relkind = 'r' and has_table_privilege(r, c.oid, 'select, insert, update, delete') $$,
  'no key has a right to a private table'
);
select schema_privs_are('vault', 'anon', '{}'::text[], 'visitors cannot enter the vault');
select schema_privs_are('cron', 'anon', '{}'::text[], 'nor the jobs');

select is_empty(
  $$ select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private')
     and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute')
       or has_function_privilege('leads_reader', p.oid, 'execute')) $$,
  'no function of ours can be called with a public key'
);
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and n.nspname in ('public', 'private')
     and not coalesce(p.proconfig @> array['search_path=""'], false) $$,
  'every function with its owner''s rights has a fixed search path'
);
select is_empty(
  $$ select 1 from pg_publication_tables where tablename in ('leads', 'lead_hits') $$,
  'no publication (Realtime) carries a lead'
);
select index_is_unique('public', 'leads', 'leads_once', 'the index that answers a replay is unique');
