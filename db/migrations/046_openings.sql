-- runs beside: 033_company_slug.sql
-- Postings of one company with one title, the same years and nearly the same text, open in several cities, are one opening
-- (core/same-job.ts). It is decided when a board is stored.
alter table jobs
  -- Company and title as they are compared, without the place. Null until its board is stored again.
  add column opening_key text,
  -- The same for all postings of one opening; null for a posting that is an opening by itself.
  add column opening uuid;
create index jobs_opening_key on jobs (opening_key) where is_active;
create index jobs_opening on jobs (opening, posted_at, id) where is_active and opening is not null;

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
    day_stated, facts, degrees, degree_required, branches, notice_days, is_walk_in, walk_in_until, fee_asked,
    opening
  from jobs left join boards on boards.source = jobs.source
  where is_active or closed_at is not null;

create or replace view indexed_jobs as
  select id, title, company, location, locations, category, experience_level, experience_min, experience_max, batch,
    work_mode, salary_min, salary_max, salary_period, job_type, skills, posted_at, source, is_sample, verified_at,
    missed_since is null and unread_since is null as follows_board, clicks, clicks_last_7_days, content_changed_at,
    degrees, degree_required, branches, notice_days, opening
  from jobs
  where is_active;

-- How many postings a company has beyond its openings.
create view opening_extras as
  select counts.employer, count(*) - count(distinct jobs.opening) as jobs
  from jobs join company_job_counts as counts using (company)
  where jobs.is_active and jobs.opening is not null
  group by counts.employer;
