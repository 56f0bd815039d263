-- runs beside: 039_listed_boards.sql
-- Job alerts by Telegram. A reader is a row of newsletter_subscribers, as those of mail are, with the id of a chat in
-- place of an address. Whoever presses START in a chat has confirmed it, so such a reader never waits for a mail.

alter table newsletter_subscribers
  add column channel text not null default 'email' check (channel in ('email', 'telegram')),
  add column chat_id bigint unique,
  alter column address drop not null,
  add constraint newsletter_subscribers_channel_address_check check ((channel = 'email') = (address is not null)),
  add constraint newsletter_subscribers_channel_chat_check check ((channel = 'telegram') = (chat_id is not null));

-- The alerts of one day and channel are an issue.
alter table newsletter_issues drop constraint newsletter_issues_id_check;
alter table newsletter_issues add constraint newsletter_issues_id_check
  check (id ~ '^(\d{4}-W\d{2}|(alerts|telegram)-\d{4}-\d{2}-\d{2})$');
-- How often the server asked the sender to wait.
alter table newsletter_issues add column throttled integer not null default 0;

-- What was asked for on the site, until its link is opened in Telegram.
create table telegram_requests (
  -- SHA-256 of the token in the link: who reads this table can confirm nothing.
  token_hash bytea primary key check (length(token_hash) = 32),
  query text not null check (length(query) <= 1000),
  name text not null check (length(name) between 1 and 300),
  frequency text not null check (frequency in ('daily', 'weekly')),
  asked_at timestamptz not null default now(),
  -- A link works for one chat.
  used_by uuid references newsletter_subscribers (id) on delete set null,
  used_at timestamptz
);
create index telegram_requests_used_by on telegram_requests (used_by) where used_by is not null;

-- The last update of each bot: Telegram repeats an update until it is answered.
create table telegram_updates (bot bigint primary key, update_id bigint not null, at timestamptz not null default now());

create or replace view unanswered_mails as
  select address, mailed_at from newsletter_subscribers
  where channel = 'email' and confirmed_at is null and mailed_at is not null
  union all
  select address, job_alerts.mailed_at
  from job_alerts join newsletter_subscribers as reader on reader.id = subscriber
  where reader.channel = 'email' and job_alerts.confirmed_at is null and job_alerts.mailed_at is not null;

-- As before, for the alerts of each channel.
create or replace function forget_alert() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from newsletter_deliveries delivery
  where delivery.subscriber = old.subscriber and delivery.issue !~ '^\d{4}-W'
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

-- As before, with the reader's channel.
drop function list_alerts;
create function list_alerts(token bytea)
  returns table (id uuid, query text, name text, frequency text, is_confirmed boolean, channel text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select alert.id, alert.query, alert.name, alert.frequency, alert.confirmed_at is not null, reader.channel
  from job_alerts alert join newsletter_subscribers reader on reader.id = alert.subscriber
  where reader.manage_token = token order by alert.asked_at, alert.id
$$;

-- What pages and the bot may do: these six functions.

create function request_telegram_alert(
  hashed bytea, wanted_query text, wanted_name text, wanted_frequency text
) returns void language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into telegram_requests (token_hash, query, name, frequency)
  values (hashed, wanted_query, wanted_name, wanted_frequency)
$$;

-- START was pressed behind a link of the last half hour. The outcome:
--   confirmed  the alert is there; also if the same chat uses the link again
--   used       the link was used by another chat, or by one that has left
--   full       the chat has ten alerts
--   unknown    there is no such link, or it is too old
create function start_telegram_alert(hashed bytea, chat bigint)
  returns table (outcome text, alert_id uuid, alert_name text, how_often text, manage bytea)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  request telegram_requests;
  reader uuid;
begin
  select * into request from telegram_requests where token_hash = hashed for update;
  if request.token_hash is null or (request.used_at is null and request.asked_at < now() - interval '30 minutes') then
    return query select 'unknown', null::uuid, null, null, null::bytea;
    return;
  end if;
  if request.used_at is not null and not exists (
    select from newsletter_subscribers where id = request.used_by and chat_id = chat
  ) then
    return query select 'used', null::uuid, null, null, null::bytea;
    return;
  end if;
  -- The update locks the row, so that two requests at once count one after the other.
  insert into newsletter_subscribers as known (channel, chat_id, mail_after) values ('telegram', chat, null)
    on conflict (chat_id) do update set chat_id = known.chat_id returning id into reader;
  if request.used_at is null then
    if (select count(*) from job_alerts where subscriber = reader and query <> request.query) >= 10 then
      return query select 'full', null::uuid, null, null, manage_token from newsletter_subscribers where id = reader;
      return;
    end if;
    insert into job_alerts (subscriber, query, name, frequency, confirmed_at, mail_after)
      values (reader, request.query, request.name, request.frequency, now(), null)
      on conflict (subscriber, query) do update set frequency = excluded.frequency;
    update telegram_requests set used_by = reader, used_at = now() where token_hash = hashed;
  end if;
  return query
    select 'confirmed', alert.id, alert.name, alert.frequency, known.manage_token
    from job_alerts alert join newsletter_subscribers known on known.id = alert.subscriber
    where alert.subscriber = reader and alert.query = request.query;
  if not found then
    return query select 'used', null::uuid, null, null, null::bytea;
  end if;
end
$$;

-- The alerts of a chat, with the token of its page.
create function list_telegram_alerts(chat bigint)
  returns table (id uuid, query text, name text, frequency text, manage bytea)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select alert.id, alert.query, alert.name, alert.frequency, reader.manage_token
  from job_alerts alert join newsletter_subscribers reader on reader.id = alert.subscriber
  where reader.chat_id = chat order by alert.asked_at, alert.id
$$;

-- Deletes one alert of a chat, and with the last one the reader. Whether there was one.
create function stop_telegram_alert(chat bigint, alert uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from job_alerts where id = alert and subscriber = (select id from newsletter_subscribers where chat_id = chat);
  return found;
end
$$;

-- Deletes a chat with everything. Whether it was there.
create function forget_telegram_chat(chat bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from newsletter_subscribers where chat_id = chat;
  return found;
end
$$;

-- Whether an update of a bot is new. Ids increase; after a week without any, Telegram begins at a random one.
create function take_telegram_update(of_bot bigint, new_id bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into telegram_updates as last (bot, update_id) values (of_bot, new_id)
    on conflict (bot) do update set update_id = excluded.update_id, at = now()
      where last.update_id < excluded.update_id or last.at < now() - interval '2 days';
  return found;
end
$$;
