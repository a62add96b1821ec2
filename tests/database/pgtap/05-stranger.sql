-- A stranger who managed to sign up: role authenticated.
set local role authenticated;
select throws_ok('select * from public.leads', '42501', null, 'a signed-up stranger reads no lead');
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at) values ('A', 'B', 'c@d', 'A', now()) $$,
  '42501', null, 'stores none'
);
select throws_ok($$ update public.leads set full_name = 'x' $$, '42501', null, 'changes none');
select throws_ok('delete from public.leads', '42501', null, 'deletes none');
select throws_ok('select * from private.lead_hits', '42501', null, 'reads no counter');
reset role;
