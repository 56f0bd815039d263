-- The weekly letter of who is signed in: by the address that the sign-in provider has checked, so that no mail is
-- needed to confirm it. Pages may not read addresses of subscribers; these see the one of the account at work alone.
create function account_address() returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select email from accounts
  where id = current_account() and email_verified and email like '%_@_%._%' and length(email) <= 254
$$;

-- Whether the letter goes to the account's address; null where it has none that is checked.
create function account_newsletter() returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from newsletter_subscribers
    where lower(address) = lower(account_address()) and confirmed_at is not null
  )
  where account_address() is not null
$$;

-- Subscribes that address, or erases it from the letter's list. Null where there is none.
create function choose_account_newsletter(wanted boolean) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  own constant text := account_address();
begin
  if own is null then
    return null;
  end if;
  if wanted then
    insert into newsletter_subscribers as known (address, confirmed_at, mail_after) values (own, now(), null)
      on conflict (lower(address)) do update set
        confirmed_at = coalesce(known.confirmed_at, now()), mail_after = null;
  else
    delete from newsletter_subscribers where lower(address) = lower(own);
  end if;
  return wanted;
end
$$;

revoke execute on function account_address(), account_newsletter(), choose_account_newsletter(boolean) from public;
grant execute on function account_newsletter(), choose_account_newsletter(boolean) to pravesh_web;
