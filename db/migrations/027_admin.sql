-- runs beside: 024_caps_on_mail.sql
-- What operators do, by /admin or by a command, and who is signed in to /admin without an account. The web role has no
-- rights here (docs/decisions/0027).

create table admin_acts (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  -- An email address of ADMIN_EMAILS, "link", or the name of the user who ran the command.
  actor text not null check (length(actor) between 1 and 320),
  via text not null check (via in ('web', 'cli')),
  -- "close posting"
  act text not null check (length(act) between 1 and 60),
  -- What was changed: an id, a board, a table.
  subject text not null check (length(subject) between 1 and 500),
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
-- The acts on one subject, newest first.
create index admin_acts_subject on admin_acts (subject, id);

-- A log that can be edited proves nothing.
create function refuse_change_of_acts() returns trigger language plpgsql as $$
begin
  raise exception 'the log of acts is not changed';
end
$$;
create trigger refuse_change_of_acts before update or delete on admin_acts
  for each row execute function refuse_change_of_acts();

-- Links that `npm run admin` prints, and the sessions that they open.
create table admin_sessions (
  -- SHA-256 of the token in the link or the cookie.
  token_hash bytea primary key check (length(token_hash) = 32),
  kind text not null check (kind in ('link', 'session')),
  -- Who asked for the link.
  actor text not null check (length(actor) between 1 and 320),
  expires_at timestamptz not null
);

-- What an operator corrected in a posting: { "title": "…" }, by the names of the columns. It holds until the employer
-- changes the text of the posting, whatever crawls read in the meantime.
alter table jobs add column corrected jsonb
  check (jsonb_typeof(corrected) = 'object' and corrected <> '{}');

create function keep_corrections() returns trigger language plpgsql as $$
begin
  if new.description is distinct from old.description then
    new.corrected := null;
  else
    new := jsonb_populate_record(new, new.corrected);
  end if;
  return new;
end
$$;
create trigger keep_corrections before update on jobs
  for each row when (new.corrected is not null) execute function keep_corrections();
