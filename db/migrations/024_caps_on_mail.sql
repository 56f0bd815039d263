-- Limits of mail to people who have not confirmed that they want it.

-- The mailbox behind an address: asha+news@mail.example is asha@mail.example, and Gmail ignores dots.
create function mailbox_of(address text) returns text language sql immutable parallel safe as $$
  select case when parts is null then lower(address)
    when parts[2] in ('gmail.com', 'googlemail.com')
      then replace(parts[1], '.', '') || '@gmail.com' else parts[1] || '@' || parts[2] end
  from (select regexp_match(lower(address), '^(.[^+]*)(?:[+].*)?@([^@]+)$') as parts) as split
$$;

-- Confirmation mails that nobody has answered yet.
create view unanswered_mails as
  select address, mailed_at from newsletter_subscribers where confirmed_at is null and mailed_at is not null
  union all
  select address, job_alerts.mailed_at
  from job_alerts join newsletter_subscribers as reader on reader.id = subscriber
  where job_alerts.confirmed_at is null and job_alerts.mailed_at is not null;
