-- runs beside: 028_messages.sql
-- What visitors think of courses, tools and prep resources, from 1 to 5 stars, without an account.

-- One voice of a device for a row. The site deletes it after a while; the totals stay.
create table ratings (
  -- Of learn_courses, tools_courses or prep_zone_resources.
  row_id uuid not null,
  -- SHA-256 of a random number in the visitor's cookie and of the row's id. So voices of one device for different rows
  -- have nothing in common.
  device bytea not null check (length(device) = 32),
  stars smallint not null check (stars between 1 and 5),
  -- In India. A voice that is changed is of that day.
  day date not null,
  primary key (row_id, device)
);
create index ratings_by_day on ratings (day);

create table rating_totals (
  row_id uuid primary key,
  voices integer not null check (voices > 0),
  -- The sum of all voices.
  stars integer not null check (stars between voices and 5 * voices)
);

-- Shown from five voices on: the mean of fewer says little, and could tell what one visitor gave.
create view shown_ratings as
  select row_id, round(stars::numeric / voices, 1) as rating, voices from rating_totals where voices >= 5;

-- Stores a voice, or changes the one that the device has given. Returns
--   changed, added
--   new      the device has given none, and may_add is false: nothing was stored
--   full     too many devices rated the row today: nothing was stored
--   unknown  no such row, or one that has no link and cannot be used
create function rate_row(item uuid, of_device bytea, given integer, may_add boolean) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  most_a_day constant integer := 100;
  today constant date := (now() at time zone 'Asia/Kolkata')::date;
  before integer;
begin
  -- One voice for a row after the other.
  perform pg_advisory_xact_lock(hashtextextended(item::text, 30));
  if not exists (
    select from learn_courses where id = item and link is not null
    union all select from tools_courses where id = item and website_url is not null
    union all select from prep_zone_resources where id = item and link is not null
  ) then
    return 'unknown';
  end if;
  select stars into before from ratings where row_id = item and device = of_device;
  if found then
    update ratings set stars = given, day = today where row_id = item and device = of_device;
    update rating_totals set stars = stars + given - before where row_id = item;
    return 'changed';
  end if;
  if not may_add then
    return 'new';
  end if;
  if (select count(*) from ratings where row_id = item and day = today) >= most_a_day then
    return 'full';
  end if;
  insert into ratings (row_id, device, stars, day) values (item, of_device, given, today);
  insert into rating_totals as known (row_id, voices, stars) values (item, 1, given)
    on conflict (row_id) do update set voices = known.voices + 1, stars = known.stars + given;
  return 'added';
end
$$;

-- Ratings go with their row.
create function forget_ratings() returns trigger language plpgsql as $$
begin
  delete from ratings where row_id = old.id;
  delete from rating_totals where row_id = old.id;
  return null;
end
$$;
create trigger forget_ratings after delete on learn_courses for each row execute function forget_ratings();
create trigger forget_ratings after delete on tools_courses for each row execute function forget_ratings();
create trigger forget_ratings after delete on prep_zone_resources for each row execute function forget_ratings();
