-- What search engines may be told of (docs/decisions/0015).

-- Real postings that are open, whether shown or hidden behind the same job elsewhere, and when each was last
-- confirmed. What was read from a saved response stands for as long from the day that it was handed over.
create view open_postings as
  select jobs.id, is_active, application_deadline, content_changed_at,
    greatest(verified_at, first_seen_at, boards.read_at, case when missed_since is null then boards.seen_at end)
      as confirmed_at
  from jobs left join boards on boards.source = jobs.source
  where not is_sample and (is_active or duplicate_of is not null);
grant select on open_postings to pravesh_web;

-- Holds all that the view asks of a shown posting: sitemaps are made from this index, not from the long rows. At a
-- million it is 73 MB beside 2 GB, and the newest change of every part takes 0.6 s; from cold rows it would take the
-- reading of them all.
create index jobs_sitemap on jobs (id)
  include (content_changed_at, source, verified_at, first_seen_at, missed_since, application_deadline)
  where is_active and not is_sample;
