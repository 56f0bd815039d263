-- The skills of core/skills/skills.ts that curated rows teach, by name. Null: not read from the row's words yet, which
-- an import does, and a start of the site for older rows.
alter table learn_courses add column skills text[];
alter table tools_courses add column skills text[];
alter table prep_zone_resources add column skills text[];
alter table interview_prep_resources add column skills text[];
-- For each step of the roadmap, in order, a list of names.
alter table career_paths add column step_skills jsonb check (jsonb_typeof(step_skills) = 'array');
