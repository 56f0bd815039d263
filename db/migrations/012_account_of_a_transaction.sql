-- Names the account that this transaction works for. A function of its own, because the embedded database keeps
-- set_config from pages: through it they could leave their role. Who may call it: db/web-role/rights.sql.
create function act_as_account(account uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select set_config('pravesh.account', account::text, true)
$$;
