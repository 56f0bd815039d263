-- The role that pages work under, made before the migrations of a start: a dump of one database holds no roles, so a
-- database that was restored on a new server lacks it. Roles belong to the whole server: another database of it may
-- have made this one, even at this moment.
do $$
declare
  -- Since version 16 who makes a role is its member without the right to take it on.
  needed constant text :=
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
  stranger constant name := (
    select pg_get_userbyid(relowner) from pg_class
    where oid in (to_regclass('public.migrations'), to_regclass('public.jobs'))
      and not pg_has_role(current_user, relowner, 'usage')
    limit 1
  );
begin
  if stranger is not null then
    raise exception 'the tables of this database belong to %, and the database user is %. Restore the dump as % (pg_restore --no-owner --no-privileges), or let an administrator run: grant % to %;',
      stranger, current_user, current_user, quote_ident(stranger), quote_ident(current_user);
  end if;
  if not exists (select from pg_roles where rolname = 'pravesh_web') then
    create role pravesh_web nologin;
  end if;
  if not pg_has_role(current_user, 'pravesh_web', needed) then
    execute format('grant pravesh_web to %I', current_user);
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception 'the database user % may not make or take on the role pravesh_web. Let an administrator run: create role pravesh_web nologin; grant pravesh_web to %;',
      current_user, quote_ident(current_user);
end
$$;
