-- runs beside: 021_content_links.sql
-- Sessions end after a time without use too, and know when the visitor signed in. The function of version 008 stays,
-- for a process of the version before.

-- An id is replaced after a day of use, so its age tells the last use within a day.
create function find_live_session(session_hash bytea, rotate_after interval, idle_limit interval)
  returns table (account_id uuid, signed_in_at timestamptz, expires_at timestamptz, is_due boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select account_id, signed_in_at, expires_at, replaced_at is null and issued_at < now() - rotate_after
  from account_sessions
  where id_hash = session_hash and expires_at > now() and issued_at > now() - idle_limit
$$;

-- Signs the account out everywhere but in this session.
create function end_other_sessions(session_hash bytea) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from account_sessions
  where account_id = (select account_id from account_sessions where id_hash = session_hash)
    and family <> (select family from account_sessions where id_hash = session_hash)
$$;
