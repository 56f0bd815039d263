-- Every table of the specification, under its field names, with checks that make a bad row impossible.

create extension if not exists pg_trgm;

-- An absolute web address. Anything else (javascript:, mailto:, a bare word) is refused by the database itself.
create domain web_url as text
  check (value ~ '^https?://[^[:space:]]+$' and length(value) <= 2048);

-- The words of a posting's title, company and skills, lower-cased: what a term of one or two letters is
-- matched against. '+', '#' and inner dots stay, so that C, C++, C# and Node.js are different words.
create function job_words(title text, company text, skills text[]) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct word), '{}')
    from (
      select trim(both '.' from lower(piece)) as word
      from unnest(regexp_split_to_array(title, '[^[:alnum:]+#.]+')
               || regexp_split_to_array(company, '[^[:alnum:]+#.]+')
               || skills
               || regexp_split_to_array(array_to_string(skills, ' '), '[^[:alnum:]+#.]+')) as piece
    ) as words
    where word <> ''
  );

create table jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> '' and length(title) <= 300),
  company text not null check (company <> '' and length(company) <= 200),
  company_logo_url web_url,
  location text not null check (length(location) <= 1000),
  category text check (category in (
    'Software Engineering', 'Frontend', 'Backend', 'Full Stack', 'Mobile', 'Data & AI', 'DevOps & Cloud',
    'Security', 'QA & Testing', 'Embedded & Hardware', 'Product', 'Design', 'IT Support', 'ERP & CRM',
    'Analyst', 'Engineering Management')),
  experience_level text check (experience_level in ('Fresher', 'Experienced')),
  is_remote boolean not null generated always as (coalesce(work_mode = 'remote', false)) stored,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  posted_at timestamptz not null,
  salary_min bigint check (salary_min > 0),
  salary_max bigint check (salary_max > 0 and salary_max <= 1000000000),
  salary_period text not null default 'year' check (salary_period in ('year', 'month')),
  job_type text check (job_type in ('Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary')),
  description text not null default '',
  skills text[] not null default '{}' check (array_position(skills, null) is null),
  application_url text check (application_url in ('', '#') or application_url ~ '^https?://[^[:space:]]+$'),

  source text not null check (source <> ''),
  external_id text not null check (external_id <> ''),
  source_url web_url,
  locations text[] not null default '{}' check (array_position(locations, null) is null),
  work_mode text check (work_mode in ('remote', 'hybrid', 'onsite')),
  experience_min smallint check (experience_min between 0 and 50),
  experience_max smallint check (experience_max between 0 and 50),
  requisition_id text,
  application_deadline timestamptz,
  verified_at timestamptz,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz,
  closed_at timestamptz,
  is_sample boolean not null default false,
  -- Digest of the normalised posting: an unchanged one is not rewritten.
  content_hash text,
  -- When what the page shows last changed: the sitemap's lastmod.
  content_changed_at timestamptz not null default now(),
  clicks integer not null default 0 check (clicks >= 0),
  clicks_last_7_days integer not null default 0 check (clicks_last_7_days >= 0),

  -- One lower-cased text for the substring search: markup out, the one entity that matters decoded (R&D).
  search_text text not null generated always as (
    lower(title || E'\n' || company || E'\n'
      || replace(regexp_replace(description, '<[^>]*>', ' ', 'g'), '&amp;', '&'))
  ) stored,
  search_words text[] not null generated always as (job_words(title, company, skills)) stored,

  unique (source, external_id),
  check (salary_min <= salary_max),
  check (experience_min <= experience_max),
  check (not (is_active and closed_at is not null)),
  check (not is_sample or verified_at is null),
  check (last_seen_at >= first_seen_at)
);

-- Uncompressed, so that rechecking a candidate of the trigram index costs a read and not a decompression.
alter table jobs alter column search_text set storage external;

create table click_tracking (
  id uuid primary key default gen_random_uuid(),
  item_type text not null check (item_type in ('job')),
  item_id uuid not null,
  user_agent text check (length(user_agent) <= 512),
  referrer text check (length(referrer) <= 2048),
  created_at timestamptz not null default now()
);

create table mnc_companies (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name <> ''),
  logo_url web_url,
  website_url web_url,
  is_featured boolean not null default false
);

create table mnc_job_openings (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  category text not null check (category <> ''),
  company_id uuid not null references mnc_companies (id) on delete cascade,
  requirements text[] not null default '{}',
  deadline date,
  apply_url web_url,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  unique (company_id, title)
);

create table career_paths (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name <> ''),
  description text not null,
  category text not null check (category <> ''),
  average_salary integer check (average_salary > 0),
  required_skills text[] not null default '{}',
  tools text[] not null default '{}',
  -- [{ "title", "description", "duration" }], in order.
  roadmap jsonb not null default '[]' check (jsonb_typeof(roadmap) = 'array')
);

create table learn_courses (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  platform text not null check (platform <> ''),
  role_category text not null check (role_category in (
    'Frontend Dev', 'Backend Dev', 'UI/UX Design', 'DevOps', 'Cloud & Security')),
  difficulty text not null check (difficulty in ('Beginner', 'Intermediate', 'Advanced')),
  rating numeric(2, 1) check (rating between 1 and 5),
  is_free boolean not null,
  tags text[] not null default '{}',
  link web_url,
  unique (platform, name)
);

create table events_hackathons (
  id uuid primary key default gen_random_uuid(),
  event_name text not null check (event_name <> ''),
  organizer text not null check (organizer <> ''),
  description text not null,
  event_type text not null check (event_type in ('Hackathon', 'Bootcamp', 'Meetup', 'Conference', 'Workshop')),
  event_date timestamptz,
  -- True where the organiser publishes a yearly pattern and not yet the day.
  is_expected boolean not null default false,
  location text not null,
  entry_fee text not null default 'Free',
  prize_pool text,
  is_featured boolean not null default false,
  tags text[] not null default '{}',
  registration_link web_url,
  unique (organizer, event_name)
);

create table prep_zone_resources (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  description text not null,
  category text not null check (category in (
    'Programming', 'Data Structures & Algorithms', 'System Design', 'Database', 'Web Development',
    'Mobile Development', 'DevOps', 'Machine Learning', 'Aptitude', 'Soft Skills')),
  resource_type text not null check (resource_type in (
    'Course', 'Book', 'Practice Platform', 'YouTube Channel', 'Blog', 'Tool')),
  is_free boolean not null,
  price text,
  rating numeric(2, 1) check (rating between 1 and 5),
  best_for text,
  link web_url,
  unique (category, name)
);

create table tools_courses (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  description text not null,
  category text not null check (category in (
    'AI Tools', 'Resume Builders', 'Interview Tools', 'Free Courses', 'Paid Courses')),
  price integer check (price >= 0),
  is_free boolean not null,
  rating numeric(2, 1) check (rating between 1 and 5),
  logo_url web_url,
  website_url web_url,
  tags text[] not null default '{}',
  unique (category, name)
);

create table interview_prep_resources (
  id uuid primary key default gen_random_uuid(),
  topic_name text not null check (topic_name <> ''),
  summary text not null,
  category text not null check (category in (
    'DSA Practice', 'Puzzles & Logical Reasoning', 'HR Round Questions', 'System Design',
    'Company-specific Prep')),
  difficulty text not null check (difficulty in ('Easy', 'Beginner', 'Intermediate', 'Advanced')),
  resource_type text not null check (resource_type in ('PDF', 'YouTube', 'Website')),
  link web_url,
  unique (category, topic_name)
);

create table resume_portfolio_resources (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  summary text not null,
  resource_type text not null check (resource_type in ('Resume', 'Portfolio')),
  format text not null check (format in ('PDF', 'Website', 'Figma', 'Notion')),
  platform text not null check (platform <> ''),
  is_free boolean not null,
  link web_url,
  unique (platform, title)
);

create table business_ideas (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (title <> ''),
  description text not null,
  category text not null check (category <> ''),
  estimated_investment bigint check (estimated_investment > 0),
  potential_revenue text,
  monetization_model text,
  is_premium boolean not null default false
);

create table startup_resources (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (title <> ''),
  description text,
  category text not null check (category <> ''),
  url web_url,
  is_free boolean not null default true
);
