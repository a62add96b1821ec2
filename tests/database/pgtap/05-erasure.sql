-- What is deleted stays deleted, and what is old goes.
create function pg_temp.store(email text, request text default null, sent_at timestamptz default now()) returns void language sql as $$
  insert into public.leads (full_name, company_name, email, service_interest, custom_request, created_at)
  values ('A', 'B', email, 'C', request, sent_at)
$$;
create function pg_temp.count_of(address text) returns int language sql as $$
  select count(*)::int from public.leads where email = address
$$;

-- Erasure and its tombstone.
select pg_temp.store('ada@a.test'), pg_temp.store('ADA@a.test', 'more'), pg_temp.store('bob@a.test');
set local role service_role;
select is(jsonb_array_length(public.person_data(' Ada@A.test ') -> 'leads'), 2, 'a person''s leads are found however the address is written');
select is(jsonb_array_length(public.person_data('ada@a.test') -> 'counters'), 1, 'and the counter of the address');
select is(jsonb_array_length(public.person_data('%') -> 'leads'), 0, 'a pattern is no address');
select is(jsonb_array_length(public.person_data('ada@a.test', true) -> 'leads'), 2, 'erasing says what it erases');
select is(public.person_data('ada@a.test'), '{"leads": [], "counters": []}', 'and nothing is left');
reset role;
select is(pg_temp.count_of('bob@a.test'), 1, 'others stay');
set local role anon;
prepare replay as insert into public.leads (full_name, company_name, email, service_interest, custom_request, created_at)
  values ('A', 'B', 'ada@a.test', 'C', null, now());
select throws_ok('replay', '23505', 'duplicate key value violates unique constraint "leads_once"', 'a device that still holds the lead hears that it is stored');
select lives_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at)
     values ('A', 'B', 'ada@a.test', 'C', now() + interval '1 ms') $$,
  'a new inquiry of the same person passes'
);
select throws_ok('select public.person_data(''bob@a.test'')', '42501', null, 'visitors look nobody up');
reset role;
select is_empty(
  $$ select column_name from information_schema.columns where table_schema = 'private' and table_name = 'tombstones'
     and column_name not in ('digest', 'until') $$, 'a tombstone holds a digest and a date'
);
select is((select count(*)::int from private.tombstones where until = now() + interval '31 days'), 2, 'for 31 days');
update private.tombstones set until = now() - interval '1 second' where until < 'infinity';
select private.sweep();
select is((select count(*)::int from private.tombstones), 1, 'then it is gone, but for the probe''s');
select lives_ok('replay', 'and the same values would be a lead again');
delete from public.leads where email = 'ada@a.test';
select throws_ok('replay', '23505', null, 'a lead that is deleted in the table editor has a tombstone as well');

-- The probe.
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at) values ('', '', 'probe', '', '2025-01-01') $$,
  '23505', null, 'the probe''s row is answered like one that is stored'
);
savepoint whole;
drop index public.leads_once;
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at) values ('', '', 'probe', '', '2025-01-01') $$,
  'PT500', null, 'but not without the index'
);
rollback to whole;
drop trigger refuse_erased on public.leads;
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at) values ('', '', 'probe', '', '2025-01-01') $$,
  '23514', null, 'nor without the trigger, and no row is left'
);
rollback to whole;
drop table private.tombstones cascade;
select lives_ok($$ select pg_temp.store('calm@a.test') $$, 'a lead is stored also where the tombstones are missing');
rollback to whole;

-- Retention.
select pg_temp.store('old@a.test'), pg_temp.store('young@a.test'), pg_temp.store('future@a.test');
update public.leads set received_at = now() - interval '24 months 1 minute' where email = 'old@a.test';
update public.leads set received_at = now() - interval '23 months 27 days' where email = 'young@a.test';
update public.leads set received_at = now() + interval '10 years' where email = 'future@a.test';
insert into private.lead_hits values (now() - interval '49 hours', 'ip old', 1), (now() + interval '1 year', 'ip odd', 1), (now(), 'ip new', 1);
select private.sweep();
select is(pg_temp.count_of('old@a.test'), 0, 'a lead goes after the months of the setting');
select is(pg_temp.count_of('young@a.test'), 1, 'and not before');
select is((select received_at from public.leads where email = 'future@a.test'), now(), 'a time of arrival that cannot be is dated anew, so that the lead goes as well');
select results_eq($$ select source from private.lead_hits where source like 'ip %' $$, array['ip new'], 'counters go after two days, or when their hour cannot be');
update private.settings set lead_months = 1;
select private.sweep();
select is(pg_temp.count_of('young@a.test'), 0, 'another setting is obeyed at the next tick');

-- A clock that jumps: 25 months ahead, as the setting's own time shows it.
update private.settings set today = now() - interval '25 months', lead_months = 1;
update public.leads set received_at = now() - interval '2 months' where email = 'future@a.test';
select private.sweep() from generate_series(1, 60);
select is(pg_temp.count_of('future@a.test'), 1, 'an hour of a clock that is wrong by years deletes nothing');
select is((select today from private.settings), now() - interval '25 months' + interval '60 hours', 'the time of deleting follows by an hour a tick');

-- Staff who only read. (The functions of these tests are in that schema.)
grant usage on schema extensions to leads_reader;
set local role leads_reader;
select ok(exists (select from public.leads), 'they read the leads');
select throws_ok('delete from public.leads', '42501', null, 'delete none');
select throws_ok($$ update public.leads set full_name = 'x' $$, '42501', null, 'change none');
select throws_ok($$ insert into public.leads (full_name, company_name, email, service_interest, created_at) values ('A', 'B', 'c@d', 'A', now()) $$, '42501', null, 'add none');
select throws_ok('select * from private.tombstones', '42501', null, 'and see nothing private');
reset role;
deallocate replay;
