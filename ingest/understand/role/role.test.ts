import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { readSkills } from '../skills/skills.ts'
import { readRole } from './role.ts'

function roleOf(title: string, { department = '', text = '' } = {}) {
  const posting = scanText({ title, text, departments: department === '' ? [] : [department] })
  return readRole(posting, readSkills(posting).value)
}

test('a plain software engineer is told by tools that only one kind of work has', () => {
  expect(roleOf('Software Engineer', { text: 'Embedded C, RTOS' }).value.category).toBe('Embedded & Hardware')
  expect(roleOf('Software Engineer', { text: 'Backend services in Kotlin' }).value.category).toBe(
    'Software Engineering',
  )
})

test('tools of servers, or of both ends of a stack, tell what a plain engineer builds; languages do not', () => {
  const category = (text: string) => roleOf('Software Engineer', { text }).value.category
  expect(category('Java, Kafka and PostgreSQL')).toBe('Backend')
  expect(category('One of Java, C# or Go')).toBe('Software Engineering')
  expect(category('Java with Spring Boot; Angular')).toBe('Full Stack')
  expect(category('Our suite in Java and React')).toBe('Full Stack')
  expect(category('React, Redux and TypeScript')).toBe('Frontend')
  expect(category('Java, HTML')).toBe('Software Engineering')
  expect(category('React and Kafka; any of Java, C#, Go or Python')).toBe('Software Engineering')
  const architect = roleOf('Solutions Architect', { text: 'Java with Spring Boot; Angular' })
  expect(architect.value.category).toBe('Software Engineering')
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
  ['QA Analyst', 'HPLC and dissolution testing of formulations', false],
  ['Customer Support Engineer', 'Fiber installation at homes', false],
  ['Test Engineer - Automotive Components', 'Endurance testing of brake callipers, NVH lab', false],
  ['Test Engineer', 'Test transformers, HV panels and relays in the factory', false],
  ['Test Engineer', 'Testing of concrete cubes, aggregates, bitumen as per IS codes', false],
  ['Test Engineer', 'Test web applications with Selenium and Java', true],
  ['Application Engineer', 'Selection of pumps and valves for customers', false],
  ['Principal Engineer', '7-12 years of overall software engineering experience', true],
  ['Digital Engineer', 'Coding skills in any language', true],
  ['Project Intern', 'Take part in the entire software development life cycle', true],
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

test.each(['पायथन डेवलपर', 'सॉफ़्टवेयर इंजीनियर', 'மென்பொருள் பொறியாளர்'])(
  '%j is never surely other work',
  (title) => {
    expect(roleOf(title).value.isIt).toBeNull()
    expect(roleOf(title, { text: 'We sell shoes.' }).value.isIt).toBeNull()
    expect(roleOf(`${title} (Python)`).value.isIt).toBe(true)
  },
)
