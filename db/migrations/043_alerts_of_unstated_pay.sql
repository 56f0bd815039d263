-- runs beside: 033_company_slug.sql
-- A floor of pay no longer finds postings that state none, unless they are asked for. Alerts go on mailing those that they
-- were asked for.
update job_alerts set query = query || '&unstated=pay'
  where query ~ '(^|&)(pay|stipend)=' and query !~ '(^|&)(stated=1|unstated=pay)(&|$)' and length(query) < 980;
