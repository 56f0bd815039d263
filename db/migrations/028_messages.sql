-- Messages of the contact form that could not be mailed to the operator. Visitors can only add them.
create table messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Where the sender wants the answer.
  reply_to text check (length(reply_to) between 3 and 254),
  body text not null check (length(body) between 1 and 4000)
);
create index messages_by_time on messages (created_at);
