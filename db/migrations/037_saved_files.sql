-- runs beside: 033_company_slug.sql
-- Postings of a saved file are no visit to a careers page, so what /status says of them is said apart.

alter table boards add column from_file boolean not null default false;
comment on column boards.from_file is 'The last reading was a saved file, which the operator imported at read_at.';
update boards set from_file = true where starts_with(source, 'file:') and read_at is not null;

-- The same as in 020, but a saved file confirms nothing.
create or replace view board_freshness as
  select split_part(source, ':', 1) as kind,
    count(*)::int as boards,
    count(*) filter (where seen_at >= now() - interval '1 day' and not from_file)::int as confirmed_today,
    count(*) filter (where seen_at >= now() - interval '7 days' and not from_file)::int as confirmed_this_week,
    count(*) filter (where failures > 0 and last_run_at is not null)::int as failing,
    count(*) filter (where last_run_at is null)::int as never_asked,
    max(seen_at) filter (where not from_file) as newest
  from boards
  where listed_as is not null and paused_at is null and state in ('active', 'resting')
    -- A company's own files are not a board.
    and not starts_with(source, 'file:')
  group by 1;

-- Saved files with open postings. `oldest` is the least recent import.
create view saved_file_freshness as
  select count(*)::int as files, coalesce(sum(open), 0)::int as jobs, min(read_at) as oldest
  from boards, lateral (
    select count(*) as open from jobs
    where jobs.source = boards.source and is_active and not is_sample
  ) as postings
  where from_file and open > 0;
