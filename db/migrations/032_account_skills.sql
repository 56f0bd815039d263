-- runs beside: 029_admin_alerts.sql
-- The skills that an account ticked, and the steps of career paths that it finished. The rights are in
-- db/web-role/rights.sql.
create table account_skills (
  account_id uuid not null default current_account() references accounts (id) on delete cascade,
  -- The name in lower case: two spellings of it are one skill.
  skill_key text not null check (length(skill_key) between 1 and 200),
  -- The name as postings write it.
  skill text not null check (length(skill) between 1 and 100),
  ticked_at timestamptz not null default now(),
  primary key (account_id, skill_key)
);
alter table account_skills enable row level security;

create table account_steps (
  account_id uuid not null default current_account() references accounts (id) on delete cascade,
  -- The id of the path, "#", and the number of the step. A path may be replaced by an import, so nothing refers to it.
  step text not null check (length(step) between 1 and 100),
  ticked_at timestamptz not null default now(),
  primary key (account_id, step)
);
alter table account_steps enable row level security;
