-- The web role, created before the migrations of a start: a dump of one database contains no roles, so a database
-- restored on a new server lacks it. Roles belong to the whole server, so another database may have created it, or
-- be creating it right now.
do $$
declare
  -- Since version 16, the creator of a role is its member but may not SET ROLE to it.
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
