-- runs beside: 029_admin_alerts.sql
-- What the operator gives of companies, by the slug that their postings have.
create table companies (
  slug text primary key check (slug = slug_of(slug) and length(slug) between 1 and 200),
  -- The company's own, not its board's.
  site text check (site ~ '^https://[^[:space:]]+$' and length(site) <= 2048),
  -- By its slug (core/places).
  city text check (length(city) between 1 and 100),
  -- A picture as core/logo-image.ts accepts it, and its type as the ending of a file.
  logo bytea check (length(logo) between 1 and 51200),
  logo_type text check (logo_type in ('png', 'webp', 'jpg')),
  -- Another picture has another address, so browsers keep what is there for good.
  logo_path text generated always as
    ('/logos/' || substr(encode(sha256(logo), 'hex'), 1, 24) || '.' || logo_type) stored,
  check ((logo is null) = (logo_type is null)),
  check (site is not null or city is not null or logo is not null)
);
create index companies_logo on companies (logo_path) where logo_path is not null;
