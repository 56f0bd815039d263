-- What a posting says and proves: the employer's own words behind each fact, and how often the posting was confirmed
-- (docs/decisions/0010).

alter table jobs
  -- { "experience": { "text": "…", "from": "text" }, … }: only facts that have such words (core/posting-evidence.ts).
  add column evidence jsonb not null default '{}' check (jsonb_typeof(evidence) = 'object'),
  -- How often it was confirmed, without the crawls that boards.confirmations counts since board_confirmations.
  -- Null: first seen before we counted.
  add column confirmations integer check (confirmations > 0),
  -- boards.confirmations when the posting was last written as seen.
  add column board_confirmations integer not null default 0 check (board_confirmations >= 0);

alter table boards
  -- Healthy crawls. One number for all postings of the board, so that an unchanged posting is not written.
  add column confirmations integer not null default 0 check (confirmations >= 0);

-- Only for a posting's own page: lists don't read it.
create view posting_evidence as
  select jobs.id, evidence,
    jobs.confirmations + case when missed_since is null and unread_since is null and closed_at is null
      then greatest(coalesce(boards.confirmations, 0) - board_confirmations, 0) else 0 end as confirmations
  from jobs left join boards on boards.source = jobs.source
  where (is_active or closed_at is not null) and not is_sample;

-- The nearest stated deadlines, for Urgent Hiring.
create index jobs_deadline on jobs (application_deadline, posted_at desc, id desc)
  where is_active and not is_featured and application_deadline is not null;

create or replace function close_posting(posting uuid) returns void language sql as $$
  update jobs
  set is_active = false, closed_at = now(), close_reason = 'by hand', duplicate_of = null,
    last_seen_at = greatest(last_seen_at, case when missed_since is null and unread_since is null then
      (select seen_at from boards where boards.source = jobs.source) end),
    confirmations = confirmations + case when missed_since is null and unread_since is null and closed_at is null
      then greatest(coalesce((select boards.confirmations from boards where boards.source = jobs.source), 0)
        - board_confirmations, 0) else 0 end
  where id = posting and (closed_at is null or close_reason <> 'by hand')
$$;
