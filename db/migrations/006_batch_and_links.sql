-- Whom a posting is open to by year of graduation, and postings that no board speaks for (docs/decisions/0010).

alter table jobs
  -- Years of graduation, ascending; empty where the posting states none.
  add column batch smallint[] not null default '{}'
    check (array_position(batch, null) is null and 2000 <= all (batch) and 2100 >= all (batch)),
  -- When the posting's own page was last asked, because no board had confirmed it for too long.
  add column probed_at timestamptz,
  -- The first of the answers, all since then, that the page is gone; what says nothing either way changes nothing.
  add column link_gone_since timestamptz check (link_gone_since <= probed_at),
  drop constraint jobs_close_reason_check,
  add constraint jobs_close_reason_check
    check (close_reason in ('unlisted', 'not confirmed', 'deadline passed', 'by hand', 'link gone'));

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
    closed_at, is_sample, content_changed_at, clicks, clicks_last_7_days, search_text, search_words, batch
  from jobs left join boards on boards.source = jobs.source
  where is_active or closed_at is not null;
