-- Which tables were given the shipped rows. A table is filled once in its life: whoever empties it afterwards meant
-- to. Only the owner reads or writes it.
create table seeded_tables (
  name text primary key,
  -- How many rows were put in; none where the table had rows of its own.
  rows integer not null check (rows >= 0),
  seeded_at timestamptz not null default now()
);
