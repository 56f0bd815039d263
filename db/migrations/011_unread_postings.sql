-- A posting that its board lists and that could not be read, and one whose day of publication nobody knows
-- (docs/decisions/0010).

alter table jobs
  -- Until when its board could be read for it: at the healthy crawls since then it was listed, and could not be read.
  -- It is not missed, and not confirmed either. Null: the last crawl could read it.
  add column unread_since timestamptz,
  -- The id that the page it stands on goes by when that cannot be read, where it is another than the posting's own.
  add column page_id text,
  -- Whether its board states a day that can be; else posted_at is when it was first seen.
  add column day_stated boolean not null default true;

-- What was believed before.
update jobs set posted_at = first_seen_at, day_stated = false
where not is_sample and (posted_at > first_seen_at + interval '1 day' and posted_at > now() or posted_at < '2000-01-01Z');

create or replace view public_jobs as
  select jobs.id, title, company, company_logo_url, location, category, experience_level, is_remote, is_active,
    is_featured, posted_at, salary_min, salary_max, salary_period, job_type, description, skills,
    application_url, jobs.source, external_id, source_url, locations, work_mode, experience_min, experience_max,
    requisition_id, application_deadline,
    greatest(verified_at, case when missed_since is null and unread_since is null and closed_at is null
      then boards.seen_at end) as verified_at,
    first_seen_at,
    greatest(last_seen_at, case when missed_since is null and unread_since is null and closed_at is null
      then boards.seen_at end) as last_seen_at,
    closed_at, is_sample, content_changed_at, clicks, clicks_last_7_days, search_text, search_words, batch,
    day_stated
  from jobs left join boards on boards.source = jobs.source
  where is_active or closed_at is not null;

create or replace view open_postings as
  select jobs.id, is_active, application_deadline, content_changed_at,
    greatest(verified_at, first_seen_at, coalesce(unread_since, boards.read_at),
      case when missed_since is null and unread_since is null then boards.seen_at end) as confirmed_at
  from jobs left join boards on boards.source = jobs.source
  where not is_sample and (is_active or duplicate_of is not null);

-- Holds all that the view asks of a shown posting, as before.
drop index jobs_sitemap;
create index jobs_sitemap on jobs (id)
  include (content_changed_at, source, verified_at, first_seen_at, missed_since, unread_since, application_deadline)
  where is_active and not is_sample;

create or replace function close_posting(posting uuid) returns void language sql as $$
  update jobs
  set is_active = false, closed_at = now(), close_reason = 'by hand', duplicate_of = null,
    last_seen_at = greatest(last_seen_at, case when missed_since is null and unread_since is null then
      (select seen_at from boards where boards.source = jobs.source) end)
  where id = posting and (closed_at is null or close_reason <> 'by hand')
$$;
