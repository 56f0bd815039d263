-- runs beside: 033_company_slug.sql
-- Limits that a few rented networks, or requests of strangers, cannot use up for others.

-- Asks for a confirmation mail: at most one a quarter of an hour to an address, and after five one a day. Before, what
-- strangers had asked for could silence an address for a week.
create or replace function newsletter_subscribe(wanted text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into newsletter_subscribers as known (address) values (wanted)
  on conflict (lower(address)) do update set mail_after = now()
    where known.confirmed_at is null and known.mail_after is null
      and (known.mailed_at is null or known.mailed_at < now() - case when known.mails < 5
        then interval '15 minutes' else interval '1 day' end)
$$;

-- As before, but a request is stored, too, if the address had five mails today. Its mail goes out when it may
-- (unanswered_mails in 024_caps_on_mail.sql).
create or replace function request_alert(wanted_address text, wanted_query text, wanted_name text, wanted_frequency text)
  returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  reader uuid;
begin
  -- The update locks the row, so that two requests at once count one after the other.
  insert into newsletter_subscribers as known (address, mail_after) values (wanted_address, null)
    on conflict (lower(address)) do update set address = known.address returning id into reader;
  update job_alerts set mail_after = now(), frequency = wanted_frequency
    where subscriber = reader and query = wanted_query and confirmed_at is null and mail_after is null
      and mailed_at < now() - case when mails < 2 then interval '15 minutes' else interval '1 day' end;
  if (select count(*) from job_alerts where subscriber = reader) < 10 then
    insert into job_alerts (subscriber, query, name, frequency)
      values (reader, wanted_query, wanted_name, wanted_frequency) on conflict (subscriber, query) do nothing;
  end if;
end
$$;

-- A row has one voice of a network, as long as its voices are kept. A rented server has 65,536 networks of a household.

-- One random number of this database, made with the first voice, and in no backup. Whoever has it could find out by
-- trial which network a hash stands for.
create table rating_salt (is_only boolean primary key default true check (is_only), salt bytea not null);

-- SHA-256 of the salt, the row and the network: an IPv4 address, or the /48 of an IPv6 address. Null if that was not
-- known, and for voices of before.
alter table ratings add column network bytea check (length(network) = 32);
create unique index ratings_by_network on ratings (row_id, network) where network is not null;

-- As rate_row, which older versions of the site call. Also returns
--   network  another device of this network has given a voice: nothing was stored
create function give_rating(item uuid, of_device bytea, given integer, may_add boolean, of_network text) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  hashed bytea;
  result text;
begin
  -- One voice for a row after the other.
  perform pg_advisory_xact_lock(hashtextextended(item::text, 30));
  if may_add and of_network is not null then
    insert into rating_salt (salt)
      values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))) on conflict do nothing;
    select sha256(salt || convert_to(item::text || ' ' || of_network, 'UTF8')) into hashed from rating_salt;
  end if;
  if may_add and not exists (select from ratings where row_id = item and device = of_device)
    and exists (select from ratings where row_id = item and network = hashed)
  then
    return 'network';
  end if;
  result := rate_row(item, of_device, given, may_add);
  if result = 'added' then
    update ratings set network = hashed where row_id = item and device = of_device;
  end if;
  return result;
end
$$;
