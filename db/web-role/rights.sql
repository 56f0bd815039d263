-- All rights of the web role, applied at each start after the migrations. Change rights here: the grants of
-- migrations 002 to 010 are history, and get lost if a dump is restored on a server without the role.

-- Revoke everything that this file does not grant.
do $$
declare
  granted record;
begin
  for granted in
    select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and pg_has_role(current_user, relowner, 'usage')
      and (relacl::text like '%pravesh_web=%' or exists (
        select from pg_attribute where attrelid = pg_class.oid and attacl::text like '%pravesh_web=%'))
  loop
    execute format('revoke all on %s from pravesh_web', granted.name);
  end loop;
  for granted in
    select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace and proacl::text like '%pravesh_web=%'
      and pg_has_role(current_user, proowner, 'usage')
  loop
    execute format('revoke all on function %s from pravesh_web', granted.name);
  end loop;
end
$$;
grant usage on schema public to pravesh_web;

-- Public rows.
grant select on public_jobs, posting_copies, opening_extras, posting_evidence, open_postings, public_business_ideas, job_counts,
  company_job_counts, companies, mnc_companies, mnc_job_openings, career_paths, learn_courses, events_hackathons, prep_zone_resources, tools_courses,
  interview_prep_resources, resume_portfolio_resources, startup_resources, dead_links, shown_ratings to pravesh_web;

-- What the market pages show.
grant select on market_days to pravesh_web;

-- What /status shows of the boards.
grant select on board_freshness, saved_file_freshness, employer_boards to pravesh_web;

-- What the index of a site process reads (find/).
grant select on indexed_jobs, job_changes, board_sightings to pravesh_web;

-- Inserts by visitors who are not signed in.
grant insert (item_type, item_id, user_agent, referrer) on click_tracking to pravesh_web;
grant insert (job_id, reason) on job_reports to pravesh_web;
grant insert (reply_to, body) on messages to pravesh_web;

-- Rows of the transaction's account.
grant select, delete, update (user_type) on accounts to pravesh_web;
grant select (account_id, signed_in_at, issued_at, expires_at) on account_sessions to pravesh_web;
grant select, delete, insert (job_id, saved_at), update (stage, note, changed_at) on saved_jobs to pravesh_web;
grant select, delete, insert (job_id), update (last_opened_at) on opened_jobs to pravesh_web;
grant select, delete, insert (query) on saved_searches to pravesh_web;
grant select, delete, insert (name_key, company) on hidden_companies to pravesh_web;
grant select, delete, insert (skill_key, skill) on account_skills to pravesh_web;
grant select, delete, insert (step) on account_steps to pravesh_web;
grant select, delete, insert (said), update (said) on account_about to pravesh_web;

-- Functions that run as the owner. Only the web role may call them, and only the owner the last four.
revoke all on function act_as_account, sign_in_account, find_session, rotate_session, end_session,
  find_live_session, end_other_sessions,
  newsletter_subscribe, newsletter_confirm, newsletter_leave, account_newsletter, choose_account_newsletter,
  request_alert, confirm_alert, list_alerts, request_telegram_alert,
  start_telegram_alert, list_telegram_alerts, stop_telegram_alert, forget_telegram_chat, take_telegram_update,
  change_alert, leave_alerts, end_newsletter, forget_alert,
  rate_row, give_rating, account_address, close_posting, count_click from public;
grant execute on function act_as_account, sign_in_account, find_session, rotate_session, end_session,
  find_live_session, end_other_sessions,
  newsletter_subscribe, newsletter_confirm, newsletter_leave, account_newsletter, choose_account_newsletter,
  request_alert, confirm_alert, list_alerts, request_telegram_alert,
  start_telegram_alert, list_telegram_alerts, stop_telegram_alert, forget_telegram_chat, take_telegram_update,
  change_alert, leave_alerts, rate_row, give_rating to pravesh_web;

-- Row policies. A policy names its role, so a restore without the role loses it. Creating one locks its table, so
-- only missing ones are created.
do $$
declare
  policy record;
begin
  for policy in
    select * from (values
      ('public_openings', 'mnc_job_openings', 'for select to pravesh_web using (is_active)'),
      -- A posting without a link is never counted (specification, section 5).
      ('clicks_on_open_jobs', 'click_tracking', $policy$for insert to pravesh_web with check (
        exists (
          select from public_jobs
          where public_jobs.id = item_id and public_jobs.is_active and public_jobs.application_url not in ('', '#')
        )
      )$policy$),
      ('reports_on_open_jobs', 'job_reports', $policy$for insert to pravesh_web with check (
        exists (
          select from public_jobs
          where public_jobs.id = job_id and public_jobs.is_active and not public_jobs.is_sample
        )
      )$policy$),
      ('own_account', 'accounts', 'to pravesh_web using (id = (select current_account()))'),
      ('own_sessions', 'account_sessions',
        'for select to pravesh_web using (account_id = (select current_account()))'),
      ('own_saved_jobs', 'saved_jobs', $policy$to pravesh_web
        using (account_id = (select current_account()))
        with check (
          account_id = (select current_account())
          and exists (select from public_jobs where public_jobs.id = job_id)
        )$policy$),
      ('own_opened_jobs', 'opened_jobs', $policy$to pravesh_web
        using (account_id = (select current_account()))
        with check (
          account_id = (select current_account())
          and exists (select from public_jobs where public_jobs.id = job_id)
        )$policy$),
      ('own_hidden_companies', 'hidden_companies', $policy$to pravesh_web
        using (account_id = (select current_account())) with check (account_id = (select current_account()))$policy$),
      ('own_account_skills', 'account_skills', $policy$to pravesh_web
        using (account_id = (select current_account())) with check (account_id = (select current_account()))$policy$),
      ('own_account_steps', 'account_steps', $policy$to pravesh_web
        using (account_id = (select current_account())) with check (account_id = (select current_account()))$policy$),
      ('own_account_about', 'account_about', $policy$to pravesh_web
        using (account_id = (select current_account())) with check (account_id = (select current_account()))$policy$),
      ('own_saved_searches', 'saved_searches', $policy$to pravesh_web
        using (account_id = (select current_account())) with check (account_id = (select current_account()))$policy$)
    ) as wanted (name, on_table, rule)
    where not exists (
      select from pg_policies where schemaname = 'public' and policyname = wanted.name and tablename = wanted.on_table)
  loop
    execute format('create policy %I on public.%I %s', policy.name, policy.on_table, policy.rule);
  end loop;
end
$$;
