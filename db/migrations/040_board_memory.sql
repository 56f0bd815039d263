-- runs beside: 033_company_slug.sql
-- What an adapter keeps of a board from one crawl to the next, and settings for sites that list their postings in a
-- sitemap (docs/decisions/0045).

alter table boards add column memory jsonb;
comment on column boards.memory is 'Kept by the adapter from one crawl to the next: the address that worked, the pages that were read.';

alter table listed_boards
  add column sitemap text check (length(sitemap) <= 500),
  add column match text check (length(match) <= 300),
  add column country_in_url text check (length(country_in_url) <= 300);
