-- What the postings said on each day in India (docs/decisions/0027). One row a day, written whole: the last count of a
-- day stays.
create table market_days (
  day date primary key,
  counted_at timestamptz not null,
  postings integer not null check (postings > 0),
  with_pay integer not null check (with_pay between 0 and postings),
  asking_ai integer not null check (asking_ai between 0 and postings),
  -- MarketFigures of core/market/market-figures.ts, as they were then.
  figures jsonb not null check (jsonb_typeof(figures) = 'object')
);
