-- runs beside: 033_company_slug.sql
-- Which sites use this database: commands print links to them, and a site learns whether the database still takes writes.
create table running_sites (
  -- Of the process.
  id uuid primary key,
  url text not null check (url ~ '^https?://[^[:space:]]+$' and length(url) <= 2048),
  -- Written every few seconds. A site that was killed leaves its row.
  seen_at timestamptz not null default now()
);

-- No session is longer than ours are, whoever wrote its row.
delete from admin_sessions where expires_at > now() + interval '12 hours';
alter table admin_sessions
  add column begun_at timestamptz not null default now(),
  add constraint admin_sessions_length check (
    expires_at <= begun_at + case kind when 'link' then interval '15 minutes' else interval '12 hours' end);
delete from account_sessions where expires_at > signed_in_at + interval '31 days';
alter table account_sessions
  -- A day more than a session lasts, because not every day has 24 hours.
  add constraint account_sessions_length check (expires_at <= signed_in_at + interval '31 days');
