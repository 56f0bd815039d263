-- What visitors say is wrong with a posting. Nothing of who said it: no address, no browser, no words of their own.
create table job_reports (
  id bigint primary key generated always as identity,
  job_id uuid not null references jobs (id) on delete cascade,
  reason text not null check (reason in ('closed', 'wrong', 'scam')),
  created_at timestamptz not null default now(),
  -- When an operator was done with it.
  handled_at timestamptz check (handled_at >= created_at)
);
create index job_reports_open on job_reports (job_id, created_at) where handled_at is null;

grant insert (job_id, reason) on job_reports to pravesh_web;
alter table job_reports enable row level security;
create policy reports_on_open_jobs on job_reports for insert to pravesh_web with check (
  exists (
    select from public_jobs
    where public_jobs.id = job_id and public_jobs.is_active and not public_jobs.is_sample
  )
);

-- Some tens of reports say all that there is to say of a posting: more are let go, so that nobody can fill the table.
-- As its owner, because pages may not read what others reported.
create function keep_enough_reports() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if (select count(*) from job_reports where job_id = new.job_id and handled_at is null) >= 50 then
    return null;
  end if;
  return new;
end
$$;
create trigger keep_enough_reports before insert on job_reports
  for each row execute function keep_enough_reports();
