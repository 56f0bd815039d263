-- The pages of companies: what each has open, and what opened and closed.

-- Companies are named by their slugs in addresses.
alter table company_job_counts add column slug text not null generated always as (slug_of(company)) stored;
create index company_job_counts_slug on company_job_counts (slug);

-- All real postings of a company, open and closed, with their dates.
create index jobs_company_history on jobs (company) include (first_seen_at, closed_at) where not is_sample;
