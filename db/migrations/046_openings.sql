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

-- The open postings that share an opening.
create view posting_openings as
  select id, opening, posted_at, location from jobs where is_active and opening is not null;

-- How many postings a company has beyond its openings.
create view opening_extras as
  select counts.employer, count(*) - count(distinct jobs.opening) as jobs
  from jobs join company_job_counts as counts using (company)
  where jobs.is_active and jobs.opening is not null
  group by counts.employer;
