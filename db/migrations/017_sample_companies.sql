-- No invented opening under a real company's name. Sample openings belong to companies that do not exist, and both
-- are deleted at the first import of real jobs.

alter table mnc_companies add column is_sample boolean not null default false;

-- The openings that earlier versions shipped under real names. Rows that an operator wrote or changed stay.
delete from mnc_job_openings as opening
using mnc_companies as company, (
  values
    ('Tata Consultancy Services', 'Graduate Software Trainee', 'Software Engineering', 'https://www.tcs.com/careers',
      array['B.E., B.Tech, MCA or M.Sc', 'One programming language', 'SQL basics', 'Willing to relocate']),
    ('Infosys', 'Systems Engineer Trainee', 'Software Engineering', 'https://www.infosys.com/careers/',
      array['Any engineering branch or MCA', 'Python or Java', 'Problem solving', 'Clear written English']),
    ('Wipro', 'Project Engineer Trainee', 'Full Stack', 'https://careers.wipro.com/',
      array['B.E. or B.Tech', 'Java or JavaScript', 'HTML and CSS', 'Git']),
    ('Cognizant', 'Programmer Analyst Trainee', 'Backend', 'https://careers.cognizant.com/india-en/',
      array['B.E., B.Tech, M.E. or M.Tech', 'Java', 'ANSI SQL', 'HTML, CSS and JavaScript']),
    ('Accenture', 'Associate Test Engineer', 'QA & Testing', 'https://www.accenture.com/in-en/careers',
      array['Any graduate', 'Manual testing basics', 'SQL', 'Attention to detail']),
    ('HCLTech', 'Infrastructure Support Engineer', 'IT Support', 'https://www.hcltech.com/careers',
      array['Any graduate or diploma', 'Networking basics', 'Windows or Linux', 'Rotating shifts']),
    ('Tech Mahindra', 'Network Engineer Trainee', 'DevOps & Cloud', 'https://careers.techmahindra.com/',
      array['B.E. or B.Tech in ECE, CSE or IT', 'TCP/IP', 'Linux', 'CCNA is a plus']),
    ('Capgemini', 'SAP Graduate Consultant', 'ERP & CRM', 'https://www.capgemini.com/in-en/careers/',
      array['B.E., B.Tech or MBA', 'Business process basics', 'SQL', 'Communication']),
    ('IBM', 'Associate Data Analyst', 'Data & AI', 'https://www.ibm.com/careers',
      array['Any graduate with statistics', 'SQL', 'Python', 'Spreadsheets']),
    ('Amazon', 'Cloud Support Associate', 'DevOps & Cloud', 'https://www.amazon.jobs/',
      array['Any engineering graduate', 'Linux', 'Networking', 'Scripting in Bash or Python']),
    ('Microsoft', 'Security Operations Analyst', 'Security', 'https://careers.microsoft.com/',
      array['Two years in operations or security', 'Log analysis', 'Networking', 'Scripting']),
    ('Google', 'Software Engineer, Early Career', 'Software Engineering', 'https://www.google.com/about/careers/applications/',
      array['Degree in computing or equal practice', 'Data structures and algorithms', 'One of C++, Java, Python or Go', 'Writing tests'])
) as shipped (company, title, category, apply_url, requirements)
where company.id = opening.company_id
  and exists (select from seeded_tables where name = 'mnc_job_openings' and rows > 0)
  and opening.is_sample and opening.is_active and opening.deadline is null
  and (company.name, opening.title, opening.category, opening.apply_url::text, opening.requirements)
    = (shipped.company, shipped.title, shipped.category, shipped.apply_url, shipped.requirements);

-- The openings page lists the newest real postings of a few companies.
create index jobs_newest_by_company on jobs (company, posted_at desc, id desc) where is_active and not is_sample;
