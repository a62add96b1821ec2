-- A visitor: role anon, what the public key stands for.
set local role anon;
prepare lead (text, text, text, text, text, timestamptz) as
  insert into public.leads (full_name, company_name, email, service_interest, custom_request, created_at)
  values ($1, $2, $3, $4, $5, $6);

-- may
select lives_ok($$ execute lead('Ada Lovelace', 'Acme', 'ada@acme.test', 'A', null, now()) $$, 'stores a lead without a request');
select lives_ok($$ execute lead('Ada Lovelace', 'Acme', 'ada@acme.test', 'A', 'Hello', now()) $$, 'stores a lead with a request');
select lives_ok(
  $$ execute lead('Ada Lovelace', 'Acme', 'ada@acme.test', 'A', null, now() + interval '1 ms') $$,
  'stores a second lead of the same person'
);
select lives_ok(
  $$ execute lead(repeat('n', 200), repeat('c', 200), repeat('e', 310) || '@long.test', repeat('s', 100), repeat('r', 5000), now()) $$,
  'stores a lead that is as long as it may be'
);
select lives_ok(
  $$ execute lead(repeat('👩', 200), repeat('é', 200), '用户@例え.テスト', 'A', repeat('🏳️‍🌈', 800), now()) $$,
  'counts characters, not bytes'
);
select lives_ok($$ execute lead(U&'\0085', U&'\2028', 'a@b', 'A', ' ', now()) $$, 'leaves all but plain blanks to the form');
select lives_ok(
  $$ execute lead('<img src=x onerror=alert(1)>', 'Robert''); drop table leads;--', '"a"@@c', 'A', U&'\202Eabc\200F', now()) $$,
  'stores hostile text as text'
);
select lives_ok($$ execute lead('A', 'B', 'old@c.test', 'A', null, now() - interval '10 years') $$, 'stores a lead whose clock is ten years slow');
select lives_ok($$ execute lead('A', 'B', 'new@c.test', 'A', null, now() + interval '10 years') $$, 'stores a lead whose clock is ten years fast');
select lives_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at)
     values ('A', 'B', 'quiet@c.test', 'A', now()) on conflict do nothing $$,
  'may say "on conflict do nothing", which harms nobody'
);

-- a replay
select throws_ok($$ execute lead('Ada Lovelace', 'Acme', 'ada@acme.test', 'A', null, now()) $$, '23505', null, 'is told that these very values are stored');
select throws_ok($$ execute lead('Ada Lovelace', 'Acme', 'ada@acme.test', 'A', 'Hello', now()) $$, '23505', null, 'is told so for a lead with a request');
select lives_ok($$ execute lead(U&'a\001Fb', 'c', 'slide@c.test', 'A', null, now()) $$, 'stores a separator as part of a name');
select lives_ok($$ execute lead('a', U&'b\001Fc', 'slide@c.test', 'A', null, now()) $$, 'and the same letters, cut elsewhere, as another lead');

-- may not
select throws_ok('select * from public.leads', '42501', null, 'reads no lead');
select throws_ok('select count(*) from public.leads', '42501', null, 'counts no leads');
select throws_ok('select email from public.leads where false', '42501', null, 'reads no column');
select throws_ok('select * from private.lead_hits', '42501', null, 'reads no counter');
select throws_ok($$ update public.leads set full_name = 'x' $$, '42501', null, 'changes no lead');
select throws_ok('delete from public.leads', '42501', null, 'deletes no lead');
select throws_ok('truncate public.leads', '42501', null, 'does not empty the table');
select throws_ok('drop table public.leads', '42501', null, 'does not drop the table');
select throws_ok('lock table public.leads in access exclusive mode', '42501', null, 'does not lock the table');
select throws_ok('create table public.mine (id int)', '42501', null, 'makes no table');
select throws_ok('create trigger mine before insert on public.leads execute function private.prepare_lead()', '42501', null, 'makes no trigger');
select throws_ok('select private.prepare_lead()', '42501', null, 'calls no function of ours');
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at)
     values ('A', 'B', 'c@d', 'A', now()) returning id $$,
  '42501', null, 'gets no row back'
);
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at)
     values ('A', 'B', 'c@d', 'A', now()) on conflict (id) do nothing $$,
  '42501', null, 'names no conflict'
);
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at)
     values ('A', 'B', 'c@d', 'A', now()) on conflict (id) do update set full_name = 'x' $$,
  '42501', null, 'overwrites nothing by upsert'
);
select throws_ok(
  format($$ insert into public.leads (full_name, company_name, email, service_interest, created_at, %I)
     values ('A', 'B', 'c@d', 'A', now(), default) $$, name),
  '42501', null, 'sets no ' || name
) from unnest(array['id', 'received_at', 'flags']) name;
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at)
     values ('A', 'B', 'x@d', 'A', now()), ('A', 'B', 'y@d', 'A', now()) $$,
  'PT413', null, 'stores one lead at a time'
);

-- the absurd
select throws_ok($$ execute lead('', 'B', 'c@d', 'A', null, now()) $$, '23514', null, 'is refused an empty name');
select throws_ok($$ execute lead(E' \t\r\n', 'B', 'c@d', 'A', null, now()) $$, '23514', null, 'is refused a blank name');
select throws_ok($$ execute lead('A', ' ', 'c@d', 'A', null, now()) $$, '23514', null, 'is refused a blank company');
select throws_ok($$ execute lead('A', 'B', 'c@d', ' ', null, now()) $$, '23514', null, 'is refused a blank service');
select throws_ok($$ execute lead('A', 'B', 'c@d', 'A', '', now()) $$, '23514', null, 'is refused an empty request, which is null');
select throws_ok($$ execute lead(repeat('n', 201), 'B', 'c@d', 'A', null, now()) $$, '23514', null, 'is refused a name of 201 characters');
select throws_ok($$ execute lead('A', repeat('c', 201), 'c@d', 'A', null, now()) $$, '23514', null, 'is refused a company of 201 characters');
select throws_ok($$ execute lead('A', 'B', repeat('e', 320) || '@', 'A', null, now()) $$, '23514', null, 'is refused an e-mail of 321 characters');
select throws_ok($$ execute lead('A', 'B', 'c@d', repeat('s', 101), null, now()) $$, '23514', null, 'is refused a service of 101 characters');
select throws_ok($$ execute lead('A', 'B', 'c@d', 'A', repeat('r', 5001), now()) $$, '23514', null, 'is refused a request of 5001 characters');
select throws_ok(format($$ execute lead('A', 'B', %L, 'A', null, now()) $$, email), '23514', null, 'is refused the e-mail ' || email)
  from unnest(array['nope', '@d', 'c@', 'c d@e.f', 'c@d e']) email;
select throws_ok($$ execute lead('A', 'B', 'c@d', 'A', null, 'infinity') $$, '23514', null, 'is refused an endless date');
select throws_ok(
  format(
    $$ insert into public.leads (full_name, company_name, email, service_interest, created_at) values (%s) $$,
    array_to_string(array(select case when i = missing then 'null' else v end from unnest(array['''A''', '''B''', '''c@d''', '''A''', 'now()']) with ordinality as t (v, i)), ', ')
  ),
  '23502', null, 'is refused null for answer ' || missing
) from generate_series(1, 5) missing;
select throws_ok(
  $$ insert into public.leads (full_name, company_name, email, service_interest, created_at) values ('A', 'B', 'c@d', 'A', 'yesterday-ish') $$,
  '22007', null, 'is refused an invalid date'
);
reset role;
