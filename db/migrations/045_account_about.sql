-- runs beside: 033_company_slug.sql
-- What an account says of its owner: degree, batch, years and so on (core/about-me.ts). The rights are in
-- db/web-role/rights.sql.
create table account_about (
  account_id uuid primary key default current_account() references accounts (id) on delete cascade,
  said jsonb not null check (jsonb_typeof(said) = 'object' and length(said::text) <= 2000),
  changed_at timestamptz not null default now()
);
alter table account_about enable row level security;
