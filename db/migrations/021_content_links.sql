-- The last check of each link of the curated rows. A row is known by its link: a new link has no state.
create table content_links (
  link text primary key check (length(link) between 1 and 2048),
  checked_at timestamptz not null,
  -- The first of the answers, all since then, that the page is gone.
  gone_since timestamptz check (gone_since <= checked_at),
  -- The second such answer, a day or more after the first: cards show the row without its button.
  dead_since timestamptz check (dead_since >= gone_since),
  -- What decided it.
  detail text not null,
  check (dead_since is null or gone_since is not null)
);

-- What pages leave out. The rights are in db/web-role/rights.sql.
create view dead_links as select link from content_links where dead_since is not null;
