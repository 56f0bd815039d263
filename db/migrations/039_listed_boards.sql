-- runs beside: 033_company_slug.sql
-- The list of boards is data: rows that the operator changes, beside what crawls find (boards). A new database gets the
-- shipped list, and a new shipped list is merged (docs/decisions/0041).

create table listed_boards (
  source text primary key check (source ~ '^[a-z-]+:\S' and length(source) <= 200),
  company text check (length(company) <= 120),
  state text not null check (state in ('active', 'resting', 'paused', 'moved', 'dead', 'needs permission')),
  tier text check (tier in ('often', 'daily', 'weekly', 'monthly')),
  jobs_in_india integer check (jobs_in_india >= 0),
  counted_on date,
  confirmed_on date,
  moved_to text check (length(moved_to) <= 200),
  base_url text,
  pages text[],
  evidence text check (length(evidence) <= 500),
  note text check (length(note) <= 240),
  -- The shipped list that was merged last has it.
  is_shipped boolean not null default false,
  -- The operator wrote it; null: it is as the shipped list has it, and follows that.
  edited_at timestamptz,
  -- The operator took it off the list. The row stays, so that no shipped list brings it back.
  removed_at timestamptz,
  check (is_shipped or edited_at is not null)
);
-- Systems differ in whether case matters. Two boards that differ in it alone would be one for most of them.
create unique index listed_boards_source on listed_boards (lower(source));

-- SHA-256 of the shipped list that was merged last; null for tables that are seeded once.
alter table seeded_tables add column digest text;
