-- How boards are run, and how postings live and die (docs/decisions/0010).

-- One row a board: what the next crawl needs to know of those before it.
create table boards (
  -- As in jobs.source: greenhouse:stripe.
  source text primary key check (source <> ''),
  -- The last healthy crawl. Every posting of the board that is neither missed nor closed was listed then: a crawl
  -- that finds all as it was moves this one value, and no posting is written.
  seen_at timestamptz,
  -- All postings of that crawl, the rejected ones too.
  found integer check (found >= 0),
  kept integer check (kept >= 0),
  -- Ids of all postings of that crawl, the rejected ones too: what came and what went since.
  listed text[] not null default '{}',
  -- When the last healthy reading of the whole board was taken in (a saved response is older than that), and the
  -- ETags of its answers: [{ "url", "etag", "accept" }].
  read_at timestamptz,
  validators jsonb not null default '[]' check (jsonb_typeof(validators) = 'array'),
  -- A collapse that is not believed yet: its last count, and how many crawls have confirmed it so far.
  doubted_at timestamptz,
  doubted_found integer check (doubted_found >= 0),
  doubted_crawls integer not null default 0 check (doubted_crawls >= 0),
  last_run_at timestamptz,
  last_outcome text,
  last_error text,
  -- Runs in a row that gave nothing.
  failures integer not null default 0 check (failures >= 0),
  -- The source asked to be left alone until then.
  retry_at timestamptz,
  check ((doubted_at is null) = (doubted_found is null))
);

-- What came of each board in each run.
create table ingest_runs (
  id bigint primary key generated always as identity,
  source text not null check (source <> ''),
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  outcome text not null check (outcome in (
    'done', 'not modified', 'doubted', 'blocked', 'gone', 'shape changed', 'network', 'failed')),
  found integer not null default 0,
  kept integer not null default 0,
  -- { "not India": 12, … }: reasons that occurred.
  rejected jsonb not null default '{}' check (jsonb_typeof(rejected) = 'object'),
  inserted integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  reopened integer not null default 0,
  missing integer not null default 0,
  closed integer not null default 0,
  -- With the field that changed, where the shape did.
  error text
);
create index ingest_runs_board on ingest_runs (source, id desc);
create index ingest_runs_age on ingest_runs (finished_at);

alter table jobs
  -- The first of the healthy crawls, all since then, that did not list the posting.
  add column missed_since timestamptz,
  add column close_reason text
    check (close_reason in ('unlisted', 'not confirmed', 'deadline passed', 'by hand')),
  -- Company, title and cities as they are compared: postings that share it may be one job.
  add column card_key text,
  -- The posting that is shown in place of this one, which is the same job.
  add column duplicate_of uuid references jobs (id) on delete set null,
  add check (close_reason is null or closed_at is not null),
  add check (duplicate_of is null or (not is_active and closed_at is null)),
  add check (duplicate_of <> id);
create index jobs_card on jobs (card_key) where closed_at is null;
-- Samples retire with the first real postings; every board asks whether there are any left.
create index jobs_samples on jobs (id) where is_sample;
create index jobs_copies on jobs (duplicate_of) where duplicate_of is not null;

-- The same columns as before; when a posting was last seen is known by its board.
create or replace view public_jobs as
  select jobs.id, title, company, company_logo_url, location, category, experience_level, is_remote, is_active,
    is_featured, posted_at, salary_min, salary_max, salary_period, job_type, description, skills,
    application_url, jobs.source, external_id, source_url, locations, work_mode, experience_min, experience_max,
    requisition_id, application_deadline,
    greatest(verified_at, case when missed_since is null and closed_at is null then boards.seen_at end)
      as verified_at,
    first_seen_at,
    greatest(last_seen_at, case when missed_since is null and closed_at is null then boards.seen_at end)
      as last_seen_at,
    closed_at, is_sample, content_changed_at, clicks, clicks_last_7_days, search_text, search_words
  from jobs left join boards on boards.source = jobs.source
  where is_active or closed_at is not null;

-- Where the address of a copy leads.
create view posting_copies as
  select id, duplicate_of from jobs where duplicate_of is not null;
grant select on posting_copies to pravesh_web;

-- A posting whose counted columns stand must not touch the counts: two statements wrote and locked those rows for
-- every click and every sighting.
drop trigger count_updated_jobs_before on jobs;
drop trigger count_updated_jobs_now on jobs;
create function count_updated_jobs() returns trigger language plpgsql as $$
begin
  insert into job_counts as counts (category, experience_level, work_mode, jobs)
    select coalesce(category, ''), coalesce(experience_level, ''), coalesce(work_mode, ''), sum(change)
    from (
      select category, experience_level, work_mode, 1 as change from new_rows where is_active
      union all
      select category, experience_level, work_mode, -1 from old_rows where is_active
    ) as changes
    group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
    on conflict (category, experience_level, work_mode) do update set jobs = counts.jobs + excluded.jobs;
  insert into company_job_counts as counts (company, jobs)
    select company, sum(change)
    from (
      select company, 1 as change from new_rows where is_active
      union all
      select company, -1 from old_rows where is_active
    ) as changes
    group by 1 having sum(change) <> 0 order by 1
    on conflict (company) do update set jobs = counts.jobs + excluded.jobs;
  return null;
end
$$;
create trigger count_updated_jobs after update on jobs
  referencing old table as old_rows new table as new_rows for each statement execute function count_updated_jobs();

-- For the operator: takes a posting off the site for good, whatever its board lists.
create function close_posting(posting uuid) returns void language sql as $$
  update jobs
  set is_active = false, closed_at = now(), close_reason = 'by hand', duplicate_of = null,
    last_seen_at = greatest(last_seen_at, case when missed_since is null then
      (select seen_at from boards where boards.source = jobs.source) end)
  where id = posting and (closed_at is null or close_reason <> 'by hand')
$$;
revoke execute on function close_posting from public;
