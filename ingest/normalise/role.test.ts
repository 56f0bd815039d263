import { expect, test } from 'vitest'
import { readRole } from './role.ts'
import { readSkills } from './skills.ts'

function roleOf(title: string, { department = '', text = '' } = {}) {
  const lines = [{ section: 'requirements' as const, text }]
  const skills = readSkills({ title, field: [], lines }).value
  return readRole({ title, departments: department === '' ? [] : [department], skills, lines })
}

test.each([
  ['Software Engineer', 'Software Engineering'],
  ['SDE-2', 'Software Engineering'],
  ['Member Technical Staff II', 'Software Engineering'],
  ['Associate III - Testing', 'QA & Testing'],
  ['Lead II - Cloud Infrastructure Services', 'DevOps & Cloud'],
  ['Delivery Manager - Java practice', 'Engineering Management'],
  ['Project Manager - Software', 'Engineering Management'],
  ['Angular + .NET Developer', 'Full Stack'],
  ['React.js / Node.js Developer', 'Full Stack'],
  ['Data Platform Lead', 'Data & AI'],
  ['Technology Consultant - Guidewire', 'ERP & CRM'],
  ['Kinaxis Consultant', 'ERP & CRM'],
  ['Sr. S/W Engr', 'Software Engineering'],
  ['Front - End Developer', 'Frontend'],
  ['EDP Manager', 'IT Support'],
  ['Server Administrator (Data Centre)', 'IT Support'],
  ['Apprentice (IT/COPA)', 'IT Support'],
  ['Cyber Forensic Expert', 'Security'],
  ['ICT Expert (Short Term)', 'IT Support'],
  ['Algo Trading - Quant Developer', 'Data & AI'],
  ['Core Banking Consultant (T24)', 'ERP & CRM'],
  ['Junior Programmer Panel Recruitment 2026 – 547 Positions', 'Software Engineering'],
  ['Acme - Director - Quality Assurance (14-17 yrs)', 'QA & Testing'],
  ['(UAE) Fusion HCM Techno-Functional', 'ERP & CRM'],
  ['Compiler/Interpreter Development', 'Software Engineering'],
  ['Internet Of Things (IoT)', 'Embedded & Hardware'],
  ['Shopify Development', 'Frontend'],
  ['Staff Engineer, Payments', 'Software Engineering'],
  ['AI Agent Development', 'Data & AI'],
  ['TCS Off Campus Hiring (October)', 'Software Engineering'],
  ['Infosys Digital Hiring 2026', 'Software Engineering'],
  ['Bank IT Specialist Officer Recruitment 2026', 'IT Support'],
  ['Walk-in Drive for Java Developers', 'Backend'],
  ['Desktop Engg', 'IT Support'],
  ['Product Support Analyst', 'IT Support'],
  ['SAP Security & GRC Consultant', 'ERP & CRM'],
  ['Lead Consultant - AEM', 'Software Engineering'],
  ['CyberArk Engineer', 'Security'],
  ['Information Security Officer', 'Security'],
  ['EUC Engineer', 'IT Support'],
  ['SD-WAN Engineer', 'DevOps & Cloud'],
  ['Engineer II - Server', 'Software Engineering'],
  ['Validation Engineer - SoC', 'Embedded & Hardware'],
  ['Electronics Hardware Test Engineer', 'Embedded & Hardware'],
  ['SDE I - Payments', 'Software Engineering'],
  ['Member of Technical Staff', 'Software Engineering'],
  ['Software Development Engineer II, Checkout', 'Software Engineering'],
  ['Associate Software Engineer (Fresher)', 'Software Engineering'],
  ['Programmer Analyst Trainee', 'Software Engineering'],
  ['Blockchain Developer', 'Software Engineering'],
  ['Java + AWS Developer', 'Backend'],
  ['UI/UX Developer', 'Frontend'],
  ['Project Lead - Mobile Apps', 'Mobile'],
  ['IT Business Analyst', 'Analyst'],
  ['Network Support Engineer', 'IT Support'],
  ['Firewall Engineer', 'Security'],
  ['Field Engineer - IT Hardware', 'IT Support'],
  ['Technical Consultant - Oracle HCM', 'ERP & CRM'],
  ["Scientist 'B' (Computer Science)", 'Software Engineering'],
  ['Developer Advocate', 'Software Engineering'],
  ['Solutions Architect', 'Software Engineering'],
  ['Technical Lead', 'Software Engineering'],
  ['RPA Developer (UiPath)', 'Software Engineering'],
  ['Systems Engineer', 'Software Engineering'],
  ['Java Developer', 'Backend'],
  ['Consultant - Java', 'Backend'],
  ['Team Lead - .Net', 'Backend'],
  ['Principal Software Engineer-GoLang', 'Backend'],
  ['Sr. Java/J2EE Developer', 'Backend'],
  ['.NET Developer', 'Backend'],
  ['Software Engineer - Backend', 'Backend'],
  ['Backend Engineer, Payments', 'Backend'],
  ['Python Developer Intern', 'Backend'],
  ['Node.js Developer', 'Backend'],
  ['PHP Laravel Developer', 'Backend'],
  ['Golang Engineer', 'Backend'],
  ['Full Stack Developer (MERN)', 'Full Stack'],
  ['Software Engineer, Full-Stack', 'Full Stack'],
  ['Java Full Stack Developer', 'Full Stack'],
  ['Frontend Engineer', 'Frontend'],
  ['React.js Developer', 'Frontend'],
  ['UI Developer', 'Frontend'],
  ['Web Developer Intern', 'Frontend'],
  ['WordPress Developer', 'Frontend'],
  ['Android Developer', 'Mobile'],
  ['SDE II - Android', 'Mobile'],
  ['Flutter Developer', 'Mobile'],
  ['React Native Developer', 'Mobile'],
  ['Software Engineer, Android (Java)', 'Mobile'],
  ['Lead iOS Engineer', 'Mobile'],
  ['Data Scientist', 'Data & AI'],
  ['Data Analyst Intern', 'Data & AI'],
  ['Data Engineer II', 'Data & AI'],
  ['Machine Learning Engineer', 'Data & AI'],
  ['AI/ML Engineer', 'Data & AI'],
  ['Generative AI Developer', 'Data & AI'],
  ['Power BI Developer', 'Data & AI'],
  ['Database Administrator', 'Data & AI'],
  ['Data Science Manager, Risk', 'Data & AI'],
  ['AI Specialist, Treasury Operations', 'Data & AI'],
  ['DevOps Engineer', 'DevOps & Cloud'],
  ['Site Reliability Engineer', 'DevOps & Cloud'],
  ['AWS Cloud Engineer', 'DevOps & Cloud'],
  ['Network Engineer L2', 'DevOps & Cloud'],
  ['Platform Engineer', 'DevOps & Cloud'],
  ['Linux Administrator', 'DevOps & Cloud'],
  ['SOC Analyst L1', 'Security'],
  ['Cyber Security Intern', 'Security'],
  ['Application Security Engineer', 'Security'],
  ['Penetration Tester', 'Security'],
  ['QA Engineer', 'QA & Testing'],
  ['SDET II', 'QA & Testing'],
  ['Manual Testing Fresher', 'QA & Testing'],
  ['Automation Test Engineer', 'QA & Testing'],
  ['Software Engineer in Test', 'QA & Testing'],
  ['Embedded Software Engineer', 'Embedded & Hardware'],
  ['VLSI Design Engineer', 'Embedded & Hardware'],
  ['Physical Design Engineer', 'Embedded & Hardware'],
  ['SoC Verification Engineer', 'Embedded & Hardware'],
  ['Firmware Engineer', 'Embedded & Hardware'],
  ['Product Manager', 'Product'],
  ['Associate Product Manager', 'Product'],
  ['AI Product Manager', 'Product'],
  ['Staff Product Manager, Global Expansion', 'Product'],
  ['Product Owner', 'Product'],
  ['UI/UX Designer', 'Design'],
  ['Product Designer - Dashboard', 'Design'],
  ['UX Researcher', 'Design'],
  ['Technical Support Engineer', 'IT Support'],
  ['Desktop Support Engineer', 'IT Support'],
  ['System Administrator', 'IT Support'],
  ['IT Support Executive', 'IT Support'],
  ['NOC Engineer', 'IT Support'],
  ['Technical Account Manager', 'IT Support'],
  ['SAP ABAP Consultant', 'ERP & CRM'],
  ['Salesforce Developer', 'ERP & CRM'],
  ['ServiceNow Administrator', 'ERP & CRM'],
  ['Business Analyst', 'Analyst'],
  ['Product Analyst', 'Analyst'],
  ['Engineering Manager, Sales Systems', 'Engineering Management'],
  ['Technical Program Manager, Risk', 'Engineering Management'],
  ['Scrum Master', 'Engineering Management'],
  ['Director of Engineering', 'Engineering Management'],
  ['VP - Engineering', 'Engineering Management'],
])('%s is IT: %s', (title, category) => {
  expect(roleOf(title).value).toEqual({ isIt: true, category })
})

test.each([
  'Sales Engineer',
  'PGT Computer Science',
  'Product Manager - Skincare',
  'Technical Support - Water purifiers',
  'SAP End User',
  'Telecom Network Engineer - Fiber',
  'Application Engineer - CNC Machines',
  'Vehicle Integration Engineer',
  'Planning Engineer - Primavera',
  'Flight Test Engineer',
  'Pre-Sales Solutions Engineer',
  'Solutions Architect (Pre-sales)',
  'Network Marketing Executive',
  'Data Entry Operator',
  'Plant Engineer',
  'Finance Business Partner',
  'Account Executive, AI Platform',
  'Account Executive - Data Products',
  'Technical Recruiter',
  'IT Recruiter (US Staffing)',
  'Talent Acquisition Specialist - Engineering',
  'Software Sales Executive',
  'Product Marketing Manager, Cloud',
  'Digital Marketing Executive',
  'Business Development Executive',
  'Civil Engineer',
  'Mechanical Design Engineer',
  'Electrical Maintenance Engineer',
  'Graduate Engineer Trainee - Mechanical',
  'Site Engineer',
  'Quality Control Inspector',
  'QA/QC Engineer',
  'Graphic Designer',
  'Interior Designer',
  'Content Developer',
  'Curriculum Developer',
  'Medical Coder',
  'Financial Analyst',
  'Credit Risk Analyst',
  'Fraud Operations Manager',
  'Marketing Operations Manager',
  'HR Business Partner',
  'Accounts Receivable Manager',
  'Customer Support Executive',
  'Customer Success Manager',
  'Product Support Operations, Team Lead',
  'International Voice Process',
  'Administrative Coordinator',
  'Art Director',
  'Legal Counsel, Data Privacy',
  'Security Guard',
  'Area Sales Manager',
  'Operations Associate',
  'Supply Chain Analyst',
  'Video Editor',
  'Delivery Executive',
  'Store Manager',
  'Computer Operator',
  'CNC Programmer',
  'Python Trainer',
  'IT Sales Executive',
  'Bench Sales Recruiter',
  'Lead Generation Executive',
])('%s is not IT', (title) => {
  expect(roleOf(title).value).toEqual({ isIt: false, category: null })
})

test('an open title is decided by what the description asks for', () => {
  const text = 'Strong programming skills in Java or Python, SQL and data structures'
  expect(roleOf('Graduate Engineer Trainee', { text }).value).toEqual({
    isIt: true,
    category: 'Software Engineering',
  })
  expect(
    roleOf('Graduate Engineer Trainee', { text: 'Thermodynamics and shop floor safety' }).value.isIt,
  ).toBe(false)
  expect(
    roleOf('Intern', { department: 'Engineering', text: 'You know React, Node.js, SQL' }).value.isIt,
  ).toBe(true)
  expect(
    roleOf('Intern', { department: 'Marketing', text: 'You write posts and know Excel' }).value.isIt,
  ).toBe(false)
})

test('an engineer is judged by the work, whatever the team is called', () => {
  const text = 'Design APIs and distributed systems in Go, and review code: code reviews matter here'
  const role = roleOf('Staff Engineer, Revenue and Financial Management', {
    department: 'Finance Systems',
    text,
  })
  expect(role.value).toEqual({ isIt: true, category: 'Software Engineering' })
})

test('analytics is IT where the tools of analysts are asked for, and not where they are not', () => {
  const title = 'Strategy and Analytics Business Partner'
  expect(roleOf(title, { text: 'Advanced SQL' }).value).toEqual({ isIt: true, category: 'Analyst' })
  expect(roleOf(title, { text: 'Build decks for leaders' }).value.isIt).toBe(false)
})

test.each([
  ['Engineer', 'Software', 'Software Engineering'],
  ['Engineer II', 'Platform Engineering', 'DevOps & Cloud'],
  ['Director', 'Cyber Security', 'Security'],
  ['Lead', 'Quality Assurance', 'QA & Testing'],
  ['Associate', 'Data Science', 'Data & AI'],
])('%j of %j is named by its department', (title, department, category) => {
  expect(roleOf(title, { department }).value).toEqual({ isIt: true, category })
})

test.each([
  ['Engineer', 'Civil', false],
  ['Manager', 'Human Resources', false],
])('%j of %j: IT %s', (title, department, isIt) => {
  expect(roleOf(title, { department }).value.isIt).toBe(isIt)
})

test('the evidence is the words that decided', () => {
  expect(roleOf('Senior Software Engineer, Android').evidence).toEqual(['software engineer', 'android'])
  expect(roleOf('Finance Business Partner').evidence).toEqual(['business partner'])
})

test.each([
  'Technical Support Executive - Voice Process (International)',
  'QA Officer - Pharmaceutical',
  'QA/QC pharma',
  'Clinical Data Manager',
  'Executive Assistant to CTO',
  'Cyber Security Sales',
  'Business Development (IT)',
  'RF Engineer - Drive Test',
  'Cloud & DevOps Trainer',
  'Vibration Test Engineer',
  'Process Engineer',
  'Backend Operations Executive',
  'Technical Support - Voice',
  'Robotics & STEM Engineer (Teaching Role)',
  'MTS - Multi Tasking Staff',
  'Python / Django Faculty',
  'Business Analyst - Sugar Trading',
  'Product Manager - Oncology',
  'Subject Matter Expert - Computer Science',
  'Hospital Front End Executive (Billing)',
  'Full Stack Marketer',
  'Walk-in || Trainer Senior Data Analytics & AI',
  'Faculty of Practice in Data Science',
  'Sound Designer - AI',
  'TCS BPS Fresher Hiring',
  'Network Engineer - OFC',
])('%j only sounds like IT', (title) => {
  expect(roleOf(title).value).toEqual({ isIt: false, category: null })
})

test.each([
  ['QA Analyst', 'HPLC and dissolution testing of formulations', false],
  ['Customer Support Engineer', 'Fiber installation at homes', false],
  ['Test Engineer - Automotive Components', 'Endurance testing of brake callipers, NVH lab', false],
  ['Test Engineer', 'Test transformers, HV panels and relays in the factory', false],
  ['Test Engineer', 'Test web applications with Selenium and Java', true],
  ['Application Engineer', 'Selection of pumps and valves for customers', false],
  ['Principal Engineer', '7-12 years of overall software engineering experience', true],
  ['Digital Engineer', 'Coding skills in any language', true],
  ['Project Intern', 'Take part in the entire software development life cycle', true],
  ['Design Manager', 'Run the kitchen store, revenue of a crore', false],
  ['Design Manager', 'Lead designers of our app, in Figma', true],
  ['Delivery Manager', 'We need a delivery manager of software projects', true],
  ['Trainee Engineer - Infrastructure', 'Data centre, VMware and storage team', true],
  ['Project Associate-I', 'Deep learning for satellite imagery; M.Tech/B.Tech in CSE', true],
  ['Analyst', 'Focus on SQL, Python, statistics', true],
  ['Project Manager – Application Maintenance', '12-16 years of IT experience, PMP', true],
  ['Delivery Manager - Application Maintenance', 'Own delivery of an account in Java and SQL Server', true],
  ['Engineering Graduates', 'Develop, test, debug and deploy code; make test scenarios', true],
  ['Product Support Specialist', 'Answer calls about washing machines', false],
  ['Support Specialist (L2)', 'SaaS tickets, SQL queries, log analysis', true],
  ['Technical Support Associate', 'US voice process, upsell plans to callers', false],
  ['Technical Support Associate', 'Read logs on Linux servers and answer tickets with SQL', true],
])('%j that is about %j: IT %s', (title, text, isIt) => {
  expect(roleOf(title, { text }).value.isIt).toBe(isIt)
})

test.each([
  ['Engineer', 'Selenium, TestNG, API testing', 'QA & Testing'],
  ['Trainee', 'React, Node.js, MongoDB', 'Full Stack'],
  ['Operations Engineer', 'Kubernetes, Terraform, Linux', 'DevOps & Cloud'],
  ['Customer Engineer', 'Deploy Kubernetes clusters', 'Software Engineering'],
  ['Graduate Trainee - Development', 'Learn Java, MySQL and Angular', 'Full Stack'],
  ['Graduate Engineer Trainee', 'Verilog, UVM, FPGA', 'Embedded & Hardware'],
])('the skills of an open %j, %s, make it %s', (title, text, category) => {
  expect(roleOf(title, { text }).value).toEqual({ isIt: true, category })
})

test('a title of a word alone says nothing', () => {
  expect(roleOf('Trainee', { text: '' }).value.isIt).not.toBe(true)
})
