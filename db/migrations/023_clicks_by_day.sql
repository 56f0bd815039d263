-- Clicks of each posting and day (in India). The counts of a posting are kept from these few rows, not from
-- click_tracking, whose rows are deleted after a while.
create table job_clicks (
  job_id uuid not null references jobs (id) on delete cascade,
  day date not null,
  clicks integer not null check (clicks > 0),
  -- How many of them are in the posting's own counts.
  counted integer not null default 0 check (counted between 0 and clicks),
  -- Whether the day is counted as one of the last seven.
  in_week boolean not null default true,
  primary key (job_id, day)
);
create index job_clicks_uncounted on job_clicks (job_id) where clicks <> counted;
create index job_clicks_week on job_clicks (day) where in_week;

insert into job_clicks (job_id, day, clicks)
  select item_id, (click_tracking.created_at at time zone 'Asia/Kolkata')::date, count(*)
  from click_tracking join jobs on jobs.id = item_id group by 1, 2;
-- What the postings' own counts lack is counted at the next refresh.
update job_clicks set counted = clicks;
update jobs set clicks = counts.total
  from (select job_id, sum(clicks) as total from job_clicks group by job_id) as counts
  where jobs.id = counts.job_id and jobs.clicks <> counts.total;

create function count_click() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into job_clicks as known (job_id, day, clicks)
    values (new.item_id, (new.created_at at time zone 'Asia/Kolkata')::date, 1)
    on conflict (job_id, day) do update set clicks = known.clicks + 1;
  return null;
end
$$;
create trigger click_counted after insert on click_tracking for each row execute function count_click();
