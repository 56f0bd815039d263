-- What the index of each site process reads (find/, docs/decisions/0019).

-- One row for each posting of the list that was added, changed or removed, and for each board that was seen again. A
-- process reads those of transactions that it could not see before, so a transaction that commits late is not missed.
-- db/maintenance.ts deletes rows that every process has read.
create table job_changes (
  xid xid8 not null default pg_current_xact_id(),
  job_id uuid,
  source text,
  -- Both null: everything has changed.
  check (num_nonnulls(job_id, source) <= 1)
);
create index job_changes_by_transaction on job_changes (xid);

create function log_job_inserts() returns trigger language plpgsql as $$
begin
  insert into job_changes (job_id) select id from new_rows where is_active;
  return null;
end
$$;
create function log_job_updates() returns trigger language plpgsql as $$
begin
  insert into job_changes (job_id)
    select id from old_rows where is_active union select id from new_rows where is_active;
  return null;
end
$$;
create function log_job_deletes() returns trigger language plpgsql as $$
begin
  insert into job_changes (job_id) select id from old_rows where is_active;
  return null;
end
$$;
create function log_everything() returns trigger language plpgsql as $$
begin
  insert into job_changes default values;
  return null;
end
$$;
create trigger log_inserted_jobs after insert on jobs
  referencing new table as new_rows for each statement execute function log_job_inserts();
create trigger log_updated_jobs after update on jobs
  referencing old table as old_rows new table as new_rows for each statement execute function log_job_updates();
create trigger log_deleted_jobs after delete on jobs
  referencing old table as old_rows for each statement execute function log_job_deletes();
create trigger log_truncated_jobs after truncate on jobs
  for each statement execute function log_everything();

create function log_board_sighting() returns trigger language plpgsql as $$
begin
  insert into job_changes (source) values (new.source);
  return null;
end
$$;
create trigger log_inserted_boards after insert on boards
  for each row when (new.seen_at is not null) execute function log_board_sighting();
create trigger log_seen_boards after update of seen_at on boards
  for each row when (new.seen_at is distinct from old.seen_at) execute function log_board_sighting();

-- What the index knows of an open posting. Its board's sighting confirms it too if it follows its board.
create view indexed_jobs as
  select id, title, company, location, locations, category, experience_level, experience_min, experience_max, batch,
    work_mode, salary_min, salary_max, salary_period, job_type, skills, posted_at, source, is_sample, verified_at,
    missed_since is null and unread_since is null as follows_board, clicks, clicks_last_7_days, content_changed_at
  from jobs
  where is_active;

create view board_sightings as
  select source, seen_at from boards where seen_at is not null;
