-- Accounts of visitors who signed in, and what each keeps here. All of it is an account's own: pages work under a role
-- that sees the rows of one account alone, the one that their transaction names, and without a name none at all.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  -- Who the visitor is at the sign-in provider: the two together, and for good.
  issuer text not null,
  subject text not null,
  email text,
  email_verified boolean not null default false,
  name text,
  user_type text check (user_type in ('job-seeker', 'founder')),
  created_at timestamptz not null default now(),
  last_signed_in_at timestamptz not null default now(),
  unique (issuer, subject)
);

-- What the session cookie stands for. The id itself is in the visitor's browser alone; here is its SHA-256.
create table account_sessions (
  id_hash bytea primary key check (length(id_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  -- The ids that followed each other since one sign-in, which a sign-out ends together.
  family uuid not null default gen_random_uuid(),
  signed_in_at timestamptz not null default now(),
  -- Of this id; a new one takes its place after a day of use.
  issued_at timestamptz not null default now(),
  replaced_at timestamptz,
  expires_at timestamptz not null
);
create index account_sessions_account on account_sessions (account_id);
create index account_sessions_expiry on account_sessions (expires_at);

-- The account that this transaction works for; null where it named none.
create function current_account() returns uuid language sql stable as $$
  select nullif(current_setting('pravesh.account', true), '')::uuid
$$;

create table saved_jobs (
  account_id uuid not null default current_account() references accounts (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index saved_jobs_job on saved_jobs (job_id);

-- Jobs whose apply link the visitor opened.
create table opened_jobs (
  account_id uuid not null default current_account() references accounts (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  first_opened_at timestamptz not null default now(),
  last_opened_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index opened_jobs_job on opened_jobs (job_id);

create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default current_account() references accounts (id) on delete cascade,
  -- The query of the jobs page, as its canonical address has it: search=react&type=fresher
  query text not null check (length(query) between 1 and 1000),
  created_at timestamptz not null default now(),
  unique (account_id, query)
);

alter table accounts enable row level security;
alter table account_sessions enable row level security;
alter table saved_jobs enable row level security;
alter table opened_jobs enable row level security;
alter table saved_searches enable row level security;

grant select, delete, update (user_type) on accounts to pravesh_web;
create policy own_account on accounts to pravesh_web using (id = (select current_account()));

grant select (account_id, signed_in_at, issued_at, expires_at) on account_sessions to pravesh_web;
create policy own_sessions on account_sessions for select to pravesh_web
  using (account_id = (select current_account()));

grant select, delete, insert (job_id) on saved_jobs to pravesh_web;
create policy own_saved_jobs on saved_jobs to pravesh_web
  using (account_id = (select current_account()))
  with check (
    account_id = (select current_account())
    and exists (select from public_jobs where public_jobs.id = job_id)
  );

grant select, delete, insert (job_id), update (last_opened_at) on opened_jobs to pravesh_web;
create policy own_opened_jobs on opened_jobs to pravesh_web
  using (account_id = (select current_account()))
  with check (
    account_id = (select current_account())
    and exists (select from public_jobs where public_jobs.id = job_id)
  );

grant select, delete, insert (query) on saved_searches to pravesh_web;
create policy own_saved_searches on saved_searches to pravesh_web
  using (account_id = (select current_account())) with check (account_id = (select current_account()));

-- What happens before it is known whose request this is runs as the owner, one narrow step each.

-- Somebody came back from the provider: their account, made or brought up to date, with a session under this hash.
create function sign_in_account(
  of_issuer text, of_subject text, of_email text, of_email_verified boolean, of_name text,
  session_hash bytea, lifetime interval,
  out account_id uuid, out user_type text, out is_new boolean
) language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from account_sessions where expires_at < now();
  insert into accounts as known (issuer, subject, email, email_verified, name)
    values (of_issuer, of_subject, of_email, of_email_verified, of_name)
    on conflict (issuer, subject) do update set email = excluded.email,
      email_verified = excluded.email_verified, name = excluded.name, last_signed_in_at = now()
    returning known.id, known.user_type, known.created_at = known.last_signed_in_at
    into account_id, user_type, is_new;
  insert into account_sessions (id_hash, account_id, expires_at)
    values (session_hash, sign_in_account.account_id, now() + lifetime);
end
$$;

-- Whose session this is, while it lasts, and whether its id is old enough to be replaced.
create function find_session(session_hash bytea, rotate_after interval)
  returns table (account_id uuid, expires_at timestamptz, is_due boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select account_id, expires_at, replaced_at is null and issued_at < now() - rotate_after
  from account_sessions where id_hash = session_hash and expires_at > now()
$$;

-- Puts a new id in the place of an old one, which is still good for a short while: a page asks for several things at
-- once. False when another request was first; the new id then stands for nothing.
create function rotate_session(old_hash bytea, new_hash bytea, grace interval) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  old account_sessions;
begin
  select * into old from account_sessions
    where id_hash = old_hash and replaced_at is null and expires_at > now() for update;
  if not found then
    return false;
  end if;
  insert into account_sessions (id_hash, account_id, family, signed_in_at, expires_at)
    values (new_hash, old.account_id, old.family, old.signed_in_at, old.expires_at);
  update account_sessions set replaced_at = now(), expires_at = least(old.expires_at, now() + grace)
    where id_hash = old_hash;
  return true;
end
$$;

-- A sign-out: this session under all its ids.
create function end_session(session_hash bytea) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from account_sessions
  where family = (select family from account_sessions where id_hash = session_hash)
$$;

revoke all on function sign_in_account, find_session, rotate_session, end_session from public;
grant execute on function sign_in_account, find_session, rotate_session, end_session to pravesh_web;
