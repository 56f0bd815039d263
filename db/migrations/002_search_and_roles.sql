-- Indexes for the calls of the jobs pages, counts that a page can afford, and the role that pages work under.

-- Lists: active rows in each order a visitor can choose, alone and under each equality filter.
create index jobs_newest on jobs (posted_at desc, id desc) where is_active;
create index jobs_featured on jobs (posted_at desc, id desc) where is_active and is_featured;
create index jobs_newest_by_category on jobs (category, posted_at desc, id desc) where is_active;
create index jobs_newest_by_level on jobs (experience_level, posted_at desc, id desc) where is_active;
create index jobs_newest_by_work_mode on jobs (work_mode, posted_at desc, id desc) where is_active;
create index jobs_popular on jobs (clicks desc, posted_at desc, id desc) where is_active;
create index jobs_trending on jobs (clicks_last_7_days desc, posted_at desc, id desc) where is_active;
create index jobs_salary on jobs
  ((coalesce(salary_max, salary_min) * case salary_period when 'month' then 12 else 1 end) desc nulls last,
    posted_at desc, id desc)
  where is_active;

-- Search: one trigram index over one column (three columns with three indexes measured slower at every size).
create index jobs_search_text on jobs using gin (search_text gin_trgm_ops) where is_active;
create index jobs_search_words on jobs using gin (search_words) where is_active;
create index jobs_location on jobs using gin (lower(location) gin_trgm_ops) where is_active;

create index mnc_job_openings_newest on mnc_job_openings (created_at desc) where is_active;
create index click_tracking_item on click_tracking (item_id, created_at);
create index click_tracking_recent on click_tracking (created_at);
create index career_paths_category on career_paths (category, name);
create index learn_courses_tab on learn_courses (role_category, name);
create index events_hackathons_date on events_hackathons (event_date);
create index prep_zone_resources_tab on prep_zone_resources (category, rating desc nulls last);
create index tools_courses_tab on tools_courses (category, name);
create index interview_prep_resources_tab on interview_prep_resources (category, topic_name);
create index resume_portfolio_resources_tab on resume_portfolio_resources (resource_type, title);

-- Counting active rows takes 116 ms at a million; adding up these takes one. '' stands for unknown, because a
-- key column cannot be null.
create table job_counts (
  category text not null,
  experience_level text not null,
  work_mode text not null,
  jobs bigint not null,
  primary key (category, experience_level, work_mode)
);
create table company_job_counts (
  company text primary key,
  jobs bigint not null
);


-- Adds a statement's rows to the counts, or takes them off: the argument is +1 or -1. Keys go in one order, so
-- that two writers wait for each other and never lock each other out.
create function count_jobs() returns trigger language plpgsql as $$
declare
  change constant int := tg_argv[0];
begin
  insert into job_counts as counts (category, experience_level, work_mode, jobs)
    select coalesce(category, ''), coalesce(experience_level, ''), coalesce(work_mode, ''), change * count(*)
    from changed_rows where is_active group by 1, 2, 3 order by 1, 2, 3
    on conflict (category, experience_level, work_mode) do update set jobs = counts.jobs + excluded.jobs;
  insert into company_job_counts as counts (company, jobs)
    select company, change * count(*) from changed_rows where is_active group by 1 order by 1
    on conflict (company) do update set jobs = counts.jobs + excluded.jobs;
  return null;
end
$$;
create trigger count_inserted_jobs after insert on jobs
  referencing new table as changed_rows for each statement execute function count_jobs('1');
create trigger count_deleted_jobs after delete on jobs
  referencing old table as changed_rows for each statement execute function count_jobs('-1');
create trigger count_updated_jobs_before after update on jobs
  referencing old table as changed_rows for each statement execute function count_jobs('-1');
create trigger count_updated_jobs_now after update on jobs
  referencing new table as changed_rows for each statement execute function count_jobs('1');

-- The role that pages work under. Roles belong to the whole server: another database of it may have made it, even
-- at this moment.
do $$
begin
  if not exists (select from pg_roles where rolname = 'pravesh_web') then
    create role pravesh_web nologin;
  end if;
  if not pg_has_role(current_user, 'pravesh_web', 'member') then
    execute format('grant pravesh_web to %I', current_user);
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception 'the database user % may not make or take on the role pravesh_web. Let an administrator run: create role pravesh_web nologin; grant pravesh_web to %;',
      current_user, quote_ident(current_user);
end
$$;

-- Postings that are or were public. A view and not a row-level policy, because a policy would keep the planner
-- from using the trigram index: LIKE is not leakproof (docs/decisions/0004).
create view public_jobs as
  select id, title, company, company_logo_url, location, category, experience_level, is_remote, is_active,
    is_featured, posted_at, salary_min, salary_max, salary_period, job_type, description, skills,
    application_url, source, external_id, source_url, locations, work_mode, experience_min, experience_max,
    requisition_id, application_deadline, verified_at, first_seen_at, last_seen_at, closed_at, is_sample,
    content_changed_at, clicks, clicks_last_7_days, search_text, search_words
  from jobs
  where is_active or closed_at is not null;

-- What a premium idea is worth never leaves the database under the web role.
create view public_business_ideas as
  select id, title, case when is_premium then null else description end as description, category,
    estimated_investment, potential_revenue,
    case when is_premium then null else monetization_model end as monetization_model, is_premium
  from business_ideas;

grant usage on schema public to pravesh_web;
grant select on public_jobs, public_business_ideas, job_counts, company_job_counts, mnc_companies,
  mnc_job_openings, career_paths, learn_courses, events_hackathons, prep_zone_resources, tools_courses,
  interview_prep_resources, resume_portfolio_resources, startup_resources to pravesh_web;
grant insert (item_type, item_id, user_agent, referrer) on click_tracking to pravesh_web;

alter table jobs enable row level security;
alter table business_ideas enable row level security;
alter table mnc_job_openings enable row level security;
create policy public_openings on mnc_job_openings for select to pravesh_web using (is_active);
alter table click_tracking enable row level security;
-- A posting without a link is never counted (specification, section 5).
create policy clicks_on_open_jobs on click_tracking for insert to pravesh_web with check (
  exists (
    select from public_jobs
    where public_jobs.id = item_id and public_jobs.is_active and public_jobs.application_url not in ('', '#')
  )
);
