-- The leads of the get-started form: visitors can only add them, and only staff can read, change or delete them.
--
-- A refused row is a lost client, so the checks refuse only clearly invalid values. Blank means ASCII spaces only,
-- because \s depends on the database's locale, which could call a character blank that the form accepts as text.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  company_name text not null,
  email text not null,
  service_interest text not null,
  custom_request text,
  further_answers jsonb,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  flags text[] not null default '{}',
  pending_channels text[] not null default '{email,webhook}',
  network_hashes text[],
  is_duplicate boolean not null default false,

  constraint leads_full_name_check check (char_length(full_name) <= 200 and btrim(full_name, E' \t\n\v\f\r') <> ''),
  constraint leads_company_name_check check (char_length(company_name) <= 200 and btrim(company_name, E' \t\n\v\f\r') <> ''),
  constraint leads_email_check check (char_length(email) <= 320 and email ~ '^[^ \t\n\v\f\r]+@[^ \t\n\v\f\r]+$'),
  constraint leads_service_interest_check check (
    char_length(service_interest) <= 100 and btrim(service_interest, E' \t\n\v\f\r') <> ''
  ),
  constraint leads_custom_request_check check (char_length(custom_request) between 1 and 5000),
  -- Accepts only texts as values. The size limit counts UTF-8 bytes of PostgreSQL's own text of the object, which has a
  -- space after each colon and comma.
  constraint leads_further_answers_check check (
    jsonb_typeof(further_answers) = 'object'
    and further_answers <> '{}'
    and not further_answers @? 'strict $.* ? (@.type() <> "string")'
    and octet_length(further_answers::text) <= 65536
  ),
  constraint leads_created_at_check check (isfinite(created_at))
);
-- Triggers on this table are named insert_1_… to insert_5_… because PostgreSQL runs triggers for the same event in
-- alphabetical order of their names:
--   insert_1_refuse_large_request, insert_1_refuse_second_row: the size of a request
--   insert_2_add_flags: flags for staff
--   insert_3_limit_network: the number of leads from one network
--   insert_4_mark_duplicate, insert_5_drop_duplicate: repeated leads

-- Serves list_leads, which reads the newest leads first, page by page.
create index leads_by_arrival on public.leads (received_at desc, id desc);

comment on table public.leads is 'One row for each request that a visitor submitted.';
comment on column public.leads.further_answers is
  'The answers to all further questions of the form, by the names of their fields; null if there are none.';
comment on column public.leads.created_at is
  'The visitor''s clock when the answers were submitted; the same for every retry. Can be wrong by years.';
comment on column public.leads.received_at is 'The database''s clock when the row came in. Sort by this one.';
comment on column public.leads.flags is
  'What staff should know: many_from_network (many within an hour from one network), clock (created_at is not believable), links (three or more), same_email (another within the hour before).';
comment on column public.leads.pending_channels is 'The channels on which the owner has not been notified yet.';
comment on column public.leads.network_hashes is
  'Salted hashes of the visitor''s networks, for the limits: of the /48 and of the /64. Emptied after two days.';
comment on column public.leads.is_duplicate is
  'True only while a repeated lead is inserted: the trigger insert_5_drop_duplicate deletes it in the same statement. Webhooks on inserts must skip it.';
