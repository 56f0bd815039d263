-- Job alerts by mail, for any search of the jobs page and without an account. A reader is a row of
-- newsletter_subscribers, so that addresses are in one place only. A reader who has alerts and no newsletter has
-- neither confirmed_at nor mail_after nor mailed_at there.

-- The token in the links with which a reader sees, changes and ends the alerts.
alter table newsletter_subscribers add column manage_token bytea not null unique check (length(manage_token) = 32)
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');

create table job_alerts (
  id uuid primary key default gen_random_uuid(),
  subscriber uuid not null references newsletter_subscribers (id) on delete cascade,
  -- The query of the jobs page, as its canonical address has it (search=react&type=fresher); empty for all jobs.
  query text not null check (length(query) <= 1000),
  -- What the page called this list: Fresher IT jobs in Pune: react
  name text not null check (length(name) between 1 and 300),
  frequency text not null check (frequency in ('daily', 'weekly')),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- From when the mail with the confirmation link is due; null when none is.
  mail_after timestamptz default now(),
  mailed_at timestamptz,
  mails smallint not null default 0,
  -- SHA-256 of the token in the newest of those mails.
  confirm_hash bytea unique check (length(confirm_hash) = 32),
  -- The last day in India on which its search ran. On the first day there is nothing new yet.
  checked_on date not null default (now() at time zone 'Asia/Kolkata')::date,
  unique (subscriber, query)
);
create index job_alerts_due on job_alerts (mail_after) where mail_after is not null;
create index job_alerts_unchecked on job_alerts (checked_on) where confirmed_at is not null;

-- The mails of one day are an issue like those of the newsletter, and are delivered by the same queries. Each has its
-- own content, which is fixed when it is prepared.
alter table newsletter_issues drop constraint newsletter_issues_id_check;
alter table newsletter_issues add constraint newsletter_issues_id_check
  check (id ~ '^(\d{4}-W\d{2}|alerts-\d{4}-\d{2}-\d{2})$');
alter table newsletter_deliveries add column content jsonb;
alter table newsletter_deliveries drop constraint newsletter_deliveries_state_check;
alter table newsletter_deliveries add constraint newsletter_deliveries_state_check
  check (state in ('prepared', 'claimed', 'handed over', 'sent', 'failed'));

-- The postings that a reader has been mailed, or that a prepared mail holds: each goes to a reader once.
create table alert_postings (
  subscriber uuid not null,
  job_id uuid not null references jobs (id) on delete cascade,
  issue text not null,
  primary key (subscriber, job_id),
  foreign key (issue, subscriber) references newsletter_deliveries (issue, subscriber) on delete cascade
);
create index alert_postings_delivery on alert_postings (issue, subscriber);
create index alert_postings_job on alert_postings (job_id);

-- A deleted alert takes its unsent mail with it (the reader's other alerts find their postings again). The last one
-- takes everything: what was mailed, and the address unless the newsletter needs it.
create function forget_alert() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from newsletter_deliveries delivery
  where delivery.subscriber = old.subscriber and delivery.issue like 'alerts-%'
    and (
      (old.confirmed_at is not null and delivery.state in ('prepared', 'claimed'))
      or not exists (select from job_alerts where subscriber = old.subscriber)
    );
  delete from newsletter_subscribers reader
  where reader.id = old.subscriber and reader.confirmed_at is null and reader.mail_after is null
    and reader.mailed_at is null and not exists (select from job_alerts where subscriber = old.subscriber);
  return null;
end
$$;
create trigger job_alerts_forgotten after delete on job_alerts for each row execute function forget_alert();

-- Ends the newsletter of a reader: the row is deleted, or kept for the alerts.
create function end_newsletter(reader uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from job_alerts where subscriber = reader) then
    delete from newsletter_deliveries where subscriber = reader and issue not like 'alerts-%';
    update newsletter_subscribers
      set confirmed_at = null, mail_after = null, mailed_at = null, mails = 0, confirm_hash = null
      where id = reader;
  else
    delete from newsletter_subscribers where id = reader;
  end if;
end
$$;

-- As before, and for a reader who has had alerts only.
create or replace function newsletter_subscribe(wanted text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into newsletter_subscribers as known (address) values (wanted)
  on conflict (lower(address)) do update set mail_after = now()
    where known.confirmed_at is null and known.mail_after is null and known.mails < 5
      and (known.mailed_at is null or known.mailed_at < now() - interval '15 minutes')
$$;

create or replace function newsletter_leave(token bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  reader constant uuid := (
    select id from newsletter_subscribers
    where leave_token = token and (confirmed_at is not null or mail_after is not null or mailed_at is not null)
  );
begin
  if reader is null then
    return false;
  end if;
  perform end_newsletter(reader);
  return true;
end
$$;

create or replace function choose_account_newsletter(wanted boolean) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  own constant text := account_address();
begin
  if own is null then
    return null;
  end if;
  if wanted then
    insert into newsletter_subscribers as known (address, confirmed_at, mail_after) values (own, now(), null)
      on conflict (lower(address)) do update set
        confirmed_at = coalesce(known.confirmed_at, now()), mail_after = null;
  else
    perform end_newsletter(id) from newsletter_subscribers where lower(address) = lower(own);
  end if;
  return wanted;
end
$$;

-- What pages may do with alerts: these five functions. The first says nothing, and so cannot tell whether an address is
-- known.

-- Asks for an alert. An address has at most ten alerts, and gets at most five confirmation mails a day, two of them for
-- the same alert. A confirmed alert stays as it is: only its reader may change it.
create function request_alert(wanted_address text, wanted_query text, wanted_name text, wanted_frequency text)
  returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  reader uuid;
  alerts integer;
  mails_today integer;
begin
  -- The update locks the row, so that two requests at once count one after the other.
  insert into newsletter_subscribers as known (address, mail_after) values (wanted_address, null)
    on conflict (lower(address)) do update set address = known.address returning id into reader;
  select count(*), coalesce(sum(mails) filter (where mailed_at > now() - interval '1 day'), 0)
      + count(*) filter (where mail_after is not null)
    into alerts, mails_today from job_alerts where subscriber = reader;
  if mails_today >= 5 then
    return;
  end if;
  update job_alerts set mail_after = now(), frequency = wanted_frequency
    where subscriber = reader and query = wanted_query and confirmed_at is null and mail_after is null and mails < 2
      and mailed_at < now() - interval '15 minutes';
  if alerts < 10 then
    insert into job_alerts (subscriber, query, name, frequency)
      values (reader, wanted_query, wanted_name, wanted_frequency) on conflict (subscriber, query) do nothing;
  end if;
end
$$;

-- Confirms the alert whose mail had this token, for seven days. The token of the reader's page; null if there is none.
create function confirm_alert(token_hash bytea) returns bytea
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with confirmed as (
    update job_alerts set confirmed_at = coalesce(confirmed_at, now()), mail_after = null
    where confirm_hash = token_hash and (confirmed_at is not null or mailed_at > now() - interval '7 days')
    returning subscriber
  )
  select manage_token from newsletter_subscribers where id = (select subscriber from confirmed)
$$;

create function list_alerts(token bytea)
  returns table (id uuid, query text, name text, frequency text, is_confirmed boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select alert.id, alert.query, alert.name, alert.frequency, alert.confirmed_at is not null
  from job_alerts alert join newsletter_subscribers reader on reader.id = alert.subscriber
  where reader.manage_token = token order by alert.asked_at, alert.id
$$;

-- Sets the frequency of one of the reader's alerts; null deletes it. Whether there was one.
create function change_alert(token bytea, alert uuid, wanted_frequency text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  reader constant uuid := (select id from newsletter_subscribers where manage_token = token);
begin
  if wanted_frequency is null then
    delete from job_alerts where id = alert and subscriber = reader;
  else
    update job_alerts set frequency = wanted_frequency where id = alert and subscriber = reader;
  end if;
  return found;
end
$$;

-- Deletes all alerts of the reader. Whether there was one.
create function leave_alerts(token bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from job_alerts where subscriber = (select id from newsletter_subscribers where manage_token = token);
  return found;
end
$$;

revoke all on function forget_alert, end_newsletter, request_alert, confirm_alert, list_alerts, change_alert, leave_alerts
  from public;
grant execute on function request_alert, confirm_alert, list_alerts, change_alert, leave_alerts to pravesh_web;
