-- The limits: they tag, but for a brake by address.
create function pg_temp.store(email text, sent_at timestamptz default now()) returns void language sql as $$
  insert into public.leads (full_name, company_name, email, service_interest, created_at)
  values ('A', 'B', email, 'A', sent_at)
$$;
create function pg_temp.flags_of(lead_email text) returns text language sql as $$
  select string_agg(flags::text, ' ' order by created_at) from public.leads where email = lead_email
$$;

select pg_temp.store('plain@a.test');
select is(pg_temp.flags_of('plain@a.test'), '{}', 'an ordinary lead has no flag');

select pg_temp.store('slow@a.test', now() - interval '10 years'), pg_temp.store('fast@a.test', now() + interval '10 years');
select is(pg_temp.flags_of('slow@a.test'), '{clock}', 'a clock ten years slow is tagged');
select is(pg_temp.flags_of('fast@a.test'), '{clock}', 'a clock ten years fast is tagged');
select pg_temp.store('waited@a.test', now() - interval '30 days');
select is(pg_temp.flags_of('waited@a.test'), '{}', 'a lead that waited 30 days on the device is ordinary');
select is(
  (select created_at from public.leads where email = 'slow@a.test'), now() - interval '10 years',
  'created_at stays what the visitor''s clock said'
);

select pg_temp.store('Same@a.test', now() + n * interval '1 ms') from generate_series(1, 2) n;
select pg_temp.store('sAME@a.test', now() + n * interval '1 ms') from generate_series(3, 5) n;
select is(pg_temp.flags_of('sAME@a.test'), '{} {rate_email} {rate_email}', 'from the fourth lead of an e-mail within the hour on, leads are tagged');

select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9, 10.0.0.1"}', true);
select pg_temp.store('from' || n || '@a.test') from generate_series(1, 300) n;
select is(
  (select array_agg(distinct flags::text || (substring(email from '\d+')::int > 20)::text) from public.leads where email like 'from%'),
  array['{rate_ip}true', '{}false'],
  'from the 21st lead of an address within the hour on, leads are tagged, and stored'
);
select throws_ok($$ select pg_temp.store('from301@a.test') $$, 'PT429', null, 'the 301st is refused');
select throws_ok($$ select pg_temp.store('from7@a.test') $$, '23505', null, 'a replay is never limited');
select throws_ok($$ select pg_temp.store('nope') $$, '23514', null, 'nor is a refusal for another reason hidden');

select set_config('request.headers', '{"x-forwarded-for": "203.0.113.10"}', true);
select lives_ok($$ select pg_temp.store('neighbour@a.test') $$, 'another address is free');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9", "cf-connecting-ip": "203.0.113.11"}', true);
select lives_ok($$ select pg_temp.store('proxied@a.test') $$, 'the proxy''s word goes before the sender''s');

select set_config('request.headers', format('{"x-forwarded-for": "2001:db8:1:2::%s"}', to_hex(n)), true), pg_temp.store('six' || n || '@a.test')
  from generate_series(1, 21) n;
select is(pg_temp.flags_of('six21@a.test'), '{rate_ip}', 'a /64 of IPv6 counts as one address');

select set_config('request.headers', headers, true), lives_ok(
  format('select pg_temp.store(%L)', 'odd' || n || '@a.test'), 'odd request headers cost no lead: ' || headers
) from unnest(array['', 'not json', '[]', '{"x-forwarded-for": "unknown"}', '{"x-forwarded-for": ", ,"}', '{"x-forwarded-for": 7}'])
  with ordinality as odd (headers, n);
select set_config('request.headers', '', true);

select is_empty($$ select 1 from private.lead_hits where source !~ '^(ip|email) [0-9a-f]{32}$' $$, 'counters keep digests, no address and no e-mail');
insert into private.lead_hits (hour, source, hits) values (now() - interval '49 hours', 'ip old', 9), (now() - interval '47 hours', 'ip recent', 9);
select pg_temp.store('sweeper@a.test');
select results_eq(
  $$ select source from private.lead_hits where source in ('ip old', 'ip recent') $$, array['ip recent'],
  'counters older than two days are removed with the next lead'
);

-- Even a right that should not be there moves none of the server's columns.
insert into public.leads (id, full_name, company_name, email, service_interest, created_at, received_at, flags)
  values ('00000000-0000-0000-0000-000000000000', 'A', 'B', 'forger@a.test', 'A', now(), '2001-01-01', '{vip}');
select is(
  (select row(id = '00000000-0000-0000-0000-000000000000', received_at = now(), flags)::text from public.leads where email = 'forger@a.test'),
  '(f,t,{})', 'the server''s columns are the server''s, whoever inserts'
);
alter table public.leads disable trigger prepare_lead;
grant insert on public.leads to anon;
set local role anon;
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at, received_at)
     values ('A', 'B', 'backdated@a.test', 'A', now(), '2001-01-01') $$,
  '42501', null, 'and with grants widened and the trigger off, the policy still refuses a false time of arrival'
);
reset role;
