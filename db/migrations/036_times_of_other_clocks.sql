-- runs beside: 033_company_slug.sql
-- Times that a machine with a clock ahead stored: crawls of these boards would count as older until then, and what
-- waits for a time would wait too long. From now on the database tells the time.

update boards set
  seen_at = least(seen_at, now()), read_at = least(read_at, now()), doubted_at = least(doubted_at, now()),
  changed_at = least(changed_at, now()), gone_since = least(gone_since, now()),
  -- A cooldown lasts a day at most.
  retry_at = least(retry_at, now() + interval '1 day')
where greatest(seen_at, read_at, doubted_at, changed_at, gone_since, retry_at - interval '1 day') > now();

update jobs set
  first_seen_at = least(first_seen_at, now()), last_seen_at = least(last_seen_at, now()),
  verified_at = least(verified_at, now()), missed_since = least(missed_since, now()),
  unread_since = least(unread_since, now())
where greatest(first_seen_at, last_seen_at, verified_at, missed_since, unread_since) > now();
