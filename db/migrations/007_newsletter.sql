-- The weekly letter: who asked for it, what each issue held, and how far its sending got.
create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- As typed, without blanks around it and with the domain in lower case.
  address text not null check (address like '%_@_%._%' and length(address) <= 254),
  asked_at timestamptz not null default now(),
  -- When the owner of the address pressed the button behind the link that was mailed to it.
  confirmed_at timestamptz,
  -- From when a mail with that link is to go out; null when none is.
  mail_after timestamptz default now(),
  mailed_at timestamptz,
  mails smallint not null default 0,
  -- SHA-256 of the token in the newest of those mails: who reads this table can confirm nobody.
  confirm_hash bytea unique check (length(confirm_hash) = 32),
  -- The token in the links that end the subscription, in every issue for ever. It is kept as it is: all that it does
  -- is to delete this row.
  leave_token bytea not null unique check (length(leave_token) = 32)
    default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  -- Issues in a row that the address's own server refused for good.
  refusals smallint not null default 0
);
create unique index newsletter_subscribers_address on newsletter_subscribers (lower(address));
create index newsletter_subscribers_due on newsletter_subscribers (mail_after) where mail_after is not null;

create table newsletter_issues (
  -- The week in India, ISO 8601: 2026-W47.
  id text primary key check (id ~ '^\d{4}-W\d{2}$'),
  -- What was read when sending began: a resumed send mails the same.
  content jsonb not null,
  -- Who had confirmed by then gets this issue; others get the next one.
  begun_at timestamptz not null default now(),
  finished_at timestamptz,
  -- The process that sends it, and its last sign of life.
  run uuid,
  beat_at timestamptz
);

create table newsletter_deliveries (
  issue text not null references newsletter_issues (id) on delete cascade,
  subscriber uuid not null references newsletter_subscribers (id) on delete cascade,
  -- claimed: the mail server does not have the whole message. handed over: it may have. sent: it said so.
  state text not null check (state in ('claimed', 'handed over', 'sent', 'failed')),
  -- The process that claimed it; no other one can hand it over.
  run uuid not null,
  at timestamptz not null default now(),
  primary key (issue, subscriber)
);
create index newsletter_deliveries_subscriber on newsletter_deliveries (subscriber);

-- What pages may do with all this: these three functions, of which the first says nothing at all and so cannot tell
-- whether an address is known.

-- Asks for a confirmation mail: at most one a quarter of an hour to an address, and five until it is forgotten.
create function newsletter_subscribe(wanted text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into newsletter_subscribers as known (address) values (wanted)
  on conflict (lower(address)) do update set mail_after = now()
    where known.confirmed_at is null and known.mail_after is null and known.mails < 5
      and known.mailed_at < now() - interval '15 minutes'
$$;

-- Whether the token was that of a mail of the last seven days; the second press of a button is as good as the first.
create function newsletter_confirm(token_hash bytea) returns boolean
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with confirmed as (
    update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now()), mail_after = null
    where confirm_hash = token_hash and (confirmed_at is not null or mailed_at > now() - interval '7 days')
    returning id
  )
  select exists (select from confirmed)
$$;

-- Erases the subscription that the token ends. Whether there was one.
create function newsletter_leave(token bytea) returns boolean
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from newsletter_subscribers where leave_token = token returning id)
  select exists (select from gone)
$$;

revoke execute on function newsletter_subscribe(text), newsletter_confirm(bytea), newsletter_leave(bytea) from public;
grant execute on function newsletter_subscribe(text), newsletter_confirm(bytea), newsletter_leave(bytea)
  to pravesh_web;
