-- runs beside: 033_company_slug.sql
-- Postings in the order in which their transactions committed: which of them are new for a job alert
-- (docs/decisions/0037). Clocks do not decide it.

create table posting_arrivals (
  job_id uuid primary key references jobs (id) on delete cascade,
  -- What has a higher number was committed later. Rows are deleted after 30 days (db/retention.ts), numbers go on.
  number bigint generated always as identity unique,
  arrived_at timestamptz not null default now()
);
create index posting_arrivals_arrived on posting_arrivals (arrived_at);

-- Runs while a transaction commits. The lock is held until it has: who takes it next gets a higher number and commits
-- later. So whoever sees a number sees all postings with lower ones.
create function number_arrival() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(727274005);
  -- Unless the same transaction has deleted it.
  insert into posting_arrivals (job_id) select id from jobs where id = new.id;
  return null;
end
$$;
create constraint trigger number_arrived_jobs after insert on jobs deferrable initially deferred
  for each row when (not new.is_sample) execute function number_arrival();

-- The highest number that this statement sees.
create function last_arrival() returns bigint language sql stable
  return (select coalesce(max(number), 0) from posting_arrivals);
revoke all on function number_arrival, last_arrival from public;

insert into posting_arrivals (job_id, arrived_at)
  select id, first_seen_at from jobs
  where not is_sample and first_seen_at > now() - interval '30 days' order by first_seen_at, id;

-- Postings with higher numbers are new for the alert.
alter table job_alerts add column asked_after bigint not null default last_arrival();
update job_alerts set asked_after =
  (select coalesce(max(number), 0) from posting_arrivals where arrived_at <= job_alerts.asked_at);
