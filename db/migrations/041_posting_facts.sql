-- runs beside: 039_listed_boards.sql
-- What a posting states of eligibility and terms (core/posting-facts.ts).

alter table jobs
  -- { "degree": { "names": ["MCA"], "required": true }, "notice_days": 30, … }: only what the posting states.
  add column facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  -- Those of the facts that lists filter by, as columns. Bits by the places in DEGREES and BRANCHES; 0: none stated.
  add column degrees integer not null default 0 check (degrees >= 0),
  -- False: they are only preferred. Null: none stated.
  add column degree_required boolean,
  add column branches integer not null default 0 check (branches >= 0),
  -- The longest notice period; 0: immediate joiners. Null: not stated.
  add column notice_days smallint check (notice_days >= 0),
  add column is_walk_in boolean not null default false,
  -- The last day of the walk-in, in India; null where it names none.
  add column walk_in_until date,
  -- It asks applicants for money: never featured, never mailed.
  add column fee_asked boolean not null default false;

create or replace view public_jobs as
  select jobs.id, title, jobs.company, company_logo_url, location, category, experience_level, is_remote, is_active,
    is_featured, posted_at, salary_min, salary_max, salary_period, job_type, description, skills,
    application_url, jobs.source, external_id, source_url, locations, work_mode, experience_min, experience_max,
    requisition_id, application_deadline,
    greatest(verified_at, case when missed_since is null and unread_since is null and closed_at is null
      then boards.seen_at end) as verified_at,
    first_seen_at,
    greatest(last_seen_at, case when missed_since is null and unread_since is null and closed_at is null
      then boards.seen_at end) as last_seen_at,
    closed_at, is_sample, content_changed_at, clicks, clicks_last_7_days, search_text, search_words, batch,
    day_stated, facts, degrees, degree_required, branches, notice_days, is_walk_in, walk_in_until, fee_asked
  from jobs left join boards on boards.source = jobs.source
  where is_active or closed_at is not null;

create or replace view indexed_jobs as
  select id, title, company, location, locations, category, experience_level, experience_min, experience_max, batch,
    work_mode, salary_min, salary_max, salary_period, job_type, skills, posted_at, source, is_sample, verified_at,
    missed_since is null and unread_since is null as follows_board, clicks, clicks_last_7_days, content_changed_at,
    degrees, degree_required, branches, notice_days
  from jobs
  where is_active;

-- Postings that name a reason to be quick, for Urgent Hiring, beside those with a deadline (jobs_deadline).
create index jobs_quick on jobs (posted_at desc, id desc)
  where is_active and not is_featured and not fee_asked and (is_walk_in or notice_days = 0);
