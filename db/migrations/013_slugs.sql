-- Names in addresses: cities, skills and companies are compared by their slugs.

-- The same as slugOf in core/slug.ts.
create function slug_of(name text) returns text language sql immutable parallel safe strict as $$
  select trim(both '-' from regexp_replace(
    replace(replace(replace(regexp_replace(
      regexp_replace(normalize(lower(name), nfkd), '[\u0300-\u036f]', '', 'g'),
      '(^|[\s/])\.(?=[[:alpha:]])', '\1 dot ', 'g'), '+', ' plus '), '#', ' sharp '), '&', ' and '),
    '[\s!-/:-@\[-`{-~]+', '-', 'g'))
$$;
