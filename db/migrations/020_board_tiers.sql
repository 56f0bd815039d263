-- What is known of a board besides its last crawl: what the operator's list says, what crawls found, and so how
-- often it is asked (docs/decisions/0023).

alter table boards
  -- The employer's name: of the list, or else as the board itself gives it.
  add column company text,
  -- What the current list says (state, tier and company); null: the board is not on it. When this changes, the list
  -- overrides what crawls found.
  add column listed_as text,
  add column state text not null default 'active'
    check (state in ('active', 'resting', 'paused', 'moved', 'dead', 'needs permission')),
  add column tier text not null default 'often' check (tier in ('often', 'daily', 'weekly', 'monthly')),
  -- The result of the last crawl that could be trusted: ok, empty, no jobs in India, …
  add column finding text,
  add column moved_to text,
  -- The last crawl that opened or closed a posting.
  add column changed_at timestamptz,
  -- The first of the runs, all since then, that found no such board.
  add column gone_since timestamptz,
  -- The operator wants it asked before its time.
  add column asked_at timestamptz,
  -- The operator stopped it here, whatever the list says.
  add column paused_at timestamptz;

-- What visitors may know of the boards that are asked: one row a kind of board.
create view board_freshness as
  select split_part(source, ':', 1) as kind,
    count(*)::int as boards,
    count(*) filter (where seen_at >= now() - interval '1 day')::int as confirmed_today,
    count(*) filter (where seen_at >= now() - interval '7 days')::int as confirmed_this_week,
    count(*) filter (where failures > 0 and last_run_at is not null)::int as failing,
    count(*) filter (where last_run_at is null)::int as never_asked,
    max(seen_at) as newest
  from boards
  where listed_as is not null and paused_at is null and state in ('active', 'resting')
    -- A company's own files are not a board.
    and not starts_with(source, 'file:')
  group by 1;
grant select on board_freshness to pravesh_web;
