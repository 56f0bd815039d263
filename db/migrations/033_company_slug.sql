-- runs beside: 032_account_skills.sql
-- One page for each company: its address leaves out the legal form, which boards write or not.

-- The same as companySlug in core/slug.ts. Its body is bound now, so that a dump can be restored, whose search path is empty.
create function company_slug(name text) returns text language sql immutable parallel safe strict
begin atomic
  select case
    when bare <> slug and bare !~ '(^|-)(air|coal|oil|of|in)-india$' then regexp_replace(bare, '-india$', '')
    else bare
  end
  from (select slug_of(name) as slug) as named,
    lateral (select regexp_replace(slug,
      '(-(pvt|private|ltd|limited|llp|llc|inc|incorporated|corp|corporation|gmbh|plc))+(-india)?$', '') as bare) as forms;
end;

alter table company_job_counts
  add column employer text not null generated always as (company_slug(company)) stored;
create index company_job_counts_employer on company_job_counts (employer);

-- What operators gave of a company under its longer name, unless it has a row under the shorter one.
update companies set slug = company_slug(slug)
where slug <> company_slug(slug)
  and not exists (select from companies as other where other.slug = company_slug(companies.slug))
  and slug = (select min(same.slug) from companies as same
    where company_slug(same.slug) = company_slug(companies.slug));
