-- runs beside: 033_company_slug.sql
-- What /status says of employers: which boards are theirs, and whether we read them. No message of a run is in it.

create view employer_boards as
  select coalesce(listed.source, boards.source) as source,
    coalesce(listed.company, boards.company) as company,
    case
      when boards.paused_at is not null then 'paused'
      when boards.listed_as is not null then boards.state
      else coalesce(listed.state, boards.state)
    end as state,
    listed.jobs_in_india,
    listed.counted_on::text as counted_on,
    boards.seen_at,
    boards.last_run_at,
    coalesce(boards.failures, 0) as failures,
    coalesce(boards.from_file, false) as from_file,
    -- Who refused the last run: the site's robots.txt, our own rule about permission, or the site itself.
    case
      when boards.last_outcome is distinct from 'blocked' then null
      when boards.last_error like '%robots.txt disallows%' then 'robots'
      when boards.last_error like '%ALLOW_SOURCES%' then 'permission'
      else 'refused'
    end as refusal
  from listed_boards as listed full join boards on boards.source = listed.source
  where listed.removed_at is null
    and (listed.source is not null or boards.listed_as is not null or boards.seen_at is not null);
