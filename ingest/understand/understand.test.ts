import { expect, test } from 'vitest'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { cleanTitle, isOtherWork, prepare, understand } from './understand.ts'

const posting = readFreePosting({ title: 'Engineer' })

test('a posting for freshers, as small companies write it', () => {
  const extracted = understand({
    ...posting,
    title: 'Junior Java Developer (Freshers)',
    description: `<p><strong>Job Location</strong></p><p>Indore (WFO)</p>
      <p><strong>Experience</strong></p><p>0 - 1 Year</p>
      <p><strong>Salary</strong></p><p>₹15,000 - ₹20,000</p>
      <p><strong>Job Type</strong></p><p>Full Time</p>
      <p><strong>Required Skills</strong></p><ul><li>Core Java, Spring Boot, MySQL</li></ul>`,
  })
  expect(extracted.places.value).toMatchObject({ india: true, cities: ['Indore'] })
  expect(extracted.role.value).toEqual({ isIt: true, category: 'Backend' })
  expect(extracted.years.value).toEqual({ min: 0, max: 1 })
  expect(extracted.level.value).toBe('Fresher')
  expect(extracted.pay.value).toEqual({ min: 15_000, max: 20_000, period: 'month' })
  expect(extracted.workMode.value).toBe('onsite')
  expect(extracted.jobType.value).toBe('Full-time')
  expect(extracted.skills.value.map(({ name }) => name)).toEqual(['Java', 'Spring Boot', 'MySQL'])
})

test('an internship with a stipend and a salary after it', () => {
  const extracted = understand({
    ...posting,
    title: 'SDE Intern - 2027 Batch',
    locations: [{ text: 'Bangalore/Gurgaon', country: null }],
    description: `<h2>About Chai Labs</h2><p>A remote-first team with 12 years of experience, funded with $20M.</p>
      <h2>The internship</h2><ul><li>6 months from January, 5 days a week from office</li>
      <li>Stipend: INR 60,000 per month; CTC on conversion 18 LPA</li></ul>
      <h2>You</h2><p>Pre-final year students who write C++, Go or Java.</p>`,
  })
  expect(extracted.places.value.display).toBe('Bengaluru, Gurugram')
  expect(extracted.years.value).toBeNull()
  expect(extracted.level.value).toBe('Fresher')
  expect(extracted.pay.value).toEqual({ min: 60_000, max: 60_000, period: 'month' })
  expect(extracted.workMode.value).toBe('onsite')
  expect(extracted.jobType.value).toBe('Internship')
  expect(extracted.skills.value.map(({ name }) => name)).toEqual(['C++', 'Go', 'Java'])
})

test('where the title only says that somebody hires, the post is named in the text', () => {
  const extracted = understand({
    ...posting,
    title: 'Walk-ins for freshers on 25 May | Mumbai',
    description: '<p>Organization: Chai Labs</p><p>Job Role: SQL Developer</p>',
  })
  expect(extracted.role.value).toEqual({ isIt: true, category: 'Data & AI' })
})

test('a recruiter is one, whomever the text says that somebody hires', () => {
  const extracted = understand({
    ...posting,
    title: 'Recruiter - Hiring of Engineers',
    description: '<p>Advise those hiring managers on software design</p>',
  })
  expect(extracted.role.value.isIt).toBe(false)
})

test('an internship that opens a job is advertised for the job', () => {
  const description = 'Employment Type: Internship + Full-Time\nCTC: INR 14,00,000\nStipend: INR 35,000'
  const pay = { min: 14_00_000, max: 14_00_000, period: 'year' }
  expect(understand({ ...posting, description, pay_text: null }).pay.value).toEqual(pay)
})

test('text that was read in a wrong encoding is mended', () => {
  const extracted = understand({
    ...posting,
    title: 'SDE â€“ Payments',
    pay_text: 'â‚¹3.5L - â‚¹12L YEARLY',
  })
  expect(extracted.title).toBe('SDE – Payments')
  expect(extracted.pay.value).toEqual({ min: 3_50_000, max: 12_00_000, period: 'year' })
})

test.each([
  ['Course fee\n₹25,000', null],
  ['Referral bonus:\nRs. 10,000', null],
  ['Health insurance cover\nUp to ₹5,00,000', null],
  ['Stipend\n₹25,000', 25_000],
  ['Java Developer\n₹25,000 per month', 25_000],
])('a sum alone in its line is what the line above says: %j', (description, min) => {
  expect(understand({ ...posting, description }).pay.value?.min ?? null).toBe(min)
})

test('where a field tells the pay in dollars, numbers of the text are no rupees', () => {
  const dollars = { ...posting, pay_text: '$ 60000 - $ 80000', description: 'Min Salary: 60,000/Year' }
  expect(understand(dollars).pay.value).toBeNull()
})

test('beside an open "remote", a posting that counts in lakhs pays in rupees', () => {
  const remote = { ...posting, locations: [{ text: 'Remote', country: null }] }
  const stipend = { min: 10_000, max: 12_000, period: 'month' }
  const lakhs = 'Monthly Stipend: 10K - 12K\nPPO Opportunity: 6 LPA'
  expect(understand({ ...remote, description: lakhs }).pay.value).toEqual(stipend)
  expect(understand({ ...remote, description: 'Monthly Stipend: 10K - 12K' }).pay.value).toBeNull()
})

test('a drive is for the post that its text names, wherever in a line', () => {
  const description =
    'Qbitsoft off campus drive for B.E/B.Tech. Role: Associate Software Engineer. CTC 5.2 LPA.'
  expect(understand({ ...posting, title: 'Off campus 2026 batch', description }).role.value).toEqual({
    isIt: true,
    category: 'Software Engineering',
  })
})

test('what the money is headed by says nothing of the company', () => {
  const description = 'About the money\n- ₹10L - ₹16L per annum, 90% fixed'
  expect(understand({ ...posting, description }).pay.value?.max).toBe(16_00_000)
})

test('a title may mean its angle brackets', () => {
  expect(understand({ ...posting, title: 'Engineer <Pune>' }).title).toBe('Engineer <Pune>')
})

test('a field for pay states it, in whatever words and marks', () => {
  const pay = (pay_text: string) => understand({ ...posting, pay_text }).pay.value
  expect(pay('<em></em> 8,50,000 - 16,00,000 P.A.')).toEqual({
    min: 8_50_000,
    max: 16_00_000,
    period: 'year',
  })
  expect(pay('Best in the industry, 5-7 LPA')).toEqual({ min: 5_00_000, max: 7_00_000, period: 'year' })
})

test('a part of the pay is not the whole, and a training that a salary follows gives way to it', () => {
  const parts =
    '• Total CTC: INR 7,53,000\n• Fixed Pay: INR 6,30,000\n• Variable Pay: INR 63,000 (on results)'
  const intern = understand({ ...posting, title: 'Software Engineer Intern', description: parts })
  expect(intern.pay.value).toEqual({ min: 7_53_000, max: 7_53_000, period: 'year' })
  const training =
    '12-month training with a stipend of Rs 10,000 during the internship. After it a salary of Rs 2.20 lakhs per annum.'
  const trainee = understand({ ...posting, title: 'Software Engineer trainee', description: training })
  expect(trainee.pay.value).toEqual({ min: 2_20_000, max: 2_20_000, period: 'year' })
})

test('an internship is for beginners, unless it asks for years', () => {
  const internship = { ...posting, title: 'DevOps Engineering', employment_type: 'Internship' }
  expect(understand(internship).level.value).toBe('Fresher')
  expect(understand({ ...internship, experience: '2 years' }).level.value).toBe('Experienced')
})

test('where an internship opens a job, the job is what pays', () => {
  const description = 'Stipend: 60,000 per month (Jan-Jun 2026)\nCTC after conversion: 18 LPA fixed'
  const both = understand({ ...posting, title: 'SDE-1 (Internship + FTE)', description })
  expect(both.pay.value).toEqual({ min: 18_00_000, max: 18_00_000, period: 'year' })
  const intern = understand({ ...posting, title: 'SDE Intern', description })
  expect(intern.pay.value).toEqual({ min: 60_000, max: 60_000, period: 'month' })
})

test('fields without end are read to a length that nobody writes', () => {
  const endless = '1 lakh '.repeat(10_000)
  const extracted = understand({ ...posting, title: endless, pay_text: endless, experience: endless })
  expect(extracted.title.length).toBeLessThanOrEqual(2000)
})

test('a posting that says nothing is not guessed at', () => {
  const extracted = understand({
    ...posting,
    title: 'Software Engineer',
    locations: [{ text: 'Pune', country: null }],
  })
  expect(extracted).toMatchObject({
    years: { value: null },
    level: { value: null },
    pay: { value: null },
    workMode: { value: null },
    jobType: { value: null },
    skills: { value: [] },
  })
})

test.each([
  ['Art Director ', 'Art Director'],
  ['Operations Associate,  (Night Shift)', 'Operations Associate (Night Shift)'],
  ['Software  Engineer\u00a0- Backend -', 'Software Engineer - Backend'],
  ['- SDE II', 'SDE II'],
  ['Wordpress Developer Job in Hyderabad at Leafbox', 'Wordpress Developer'],
  ['RoleBusiness Analyst,', 'Business Analyst'],
])('the title %j is shown as %j', (title, clean) => {
  expect(cleanTitle(title)).toBe(clean)
})

const TOOLS =
  '<p>Openings for Java Developer.</p><ul><li>Java, Python, SQL, Tableau, AWS, React, Kubernetes</li></ul>'

test.each([
  'Sales Executive',
  'Branch Manager',
  'Gold Loan Officer',
  'Senior Engineer - Civil',
  'Staff Nurse',
  'Accounts Executive',
])('%s is other work by its title alone, whatever tools its description has', (title) => {
  expect(isOtherWork(title)).toBe(true)
  const { role } = understand({
    ...posting,
    title,
    departments: ['Software Engineering'],
    description: TOOLS,
  })
  expect(role.value.isIt).toBe(false)
})

test.each([
  'Java Developer',
  'Assistant Manager',
  'Data Analyst - Sales',
  'Executive Trainee',
  'Walk-in for Sales',
  '',
])('%j may be IT work: its description decides', (title) => expect(isOtherWork(title)).toBe(false))

test('no more lines are read than any posting has, also of one line that is cut into its fields', () => {
  const fields = '3-5 yrs Pune 5-8 LPA NP 15 days '
  for (const separator of ['', '\n']) {
    const description = `${fields}${separator}`.repeat(2000)
    expect(prepare({ ...posting, description }).lines).toHaveLength(1500)
  }
})
