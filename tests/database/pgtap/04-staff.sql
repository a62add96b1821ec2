-- Staff: role service_role, what the secret key stands for.
set local role service_role;
insert into public.leads (full_name, company_name, email, service_interest, created_at) values ('A', 'B', 'c@d', 'A', now());
select is((select count(*)::int from public.leads where email = 'c@d'), 1, 'staff read leads');
select lives_ok($$ update public.leads set full_name = 'Corrected' where email = 'c@d' $$, 'staff correct a lead');
select is((select full_name from public.leads where email = 'c@d'), 'Corrected', 'and the correction is kept');
select lives_ok($$ delete from public.leads where email = 'c@d' $$, 'staff delete a lead, as a person may ask for');
select is((select count(*)::int from public.leads where email = 'c@d'), 0, 'and it is gone');
select throws_ok('truncate public.leads', '42501', null, 'staff cannot empty the table by accident');
select throws_ok('select * from private.lead_hits', '42501', null, 'staff have no use for the counters');
reset role;
