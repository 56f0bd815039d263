-- The stage and the note of a saved job, and the companies that an account hides. The rights are in
-- db/web-role/rights.sql.
alter table saved_jobs
  add column stage text not null default 'saved'
    check (stage in ('saved', 'applied', 'test', 'interview', 'offer', 'closed')),
  add column note text not null default '' check (length(note) <= 200),
  -- When stage or note last changed. Of two copies of a job, the later one is kept.
  add column changed_at timestamptz not null default now();
update saved_jobs set changed_at = saved_at;

create table hidden_companies (
  account_id uuid not null default current_account() references accounts (id) on delete cascade,
  -- The name in lower case: two spellings of it are one company.
  name_key text not null check (length(name_key) between 1 and 600),
  -- The name as its posting wrote it.
  company text not null check (length(company) between 1 and 300),
  hidden_at timestamptz not null default now(),
  primary key (account_id, name_key)
);
alter table hidden_companies enable row level security;
