import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { readExperience } from './experience.ts'

function yearsOf(text: string, { title = 'Engineer', field = null as string | null } = {}) {
  const { value } = readExperience(scanText({ title, experience: field, text }))
  return value && [value.min, value.max]
}

test.each([
  ['We need 3-5 years of experience in Java.', 3, 5],
  ['3 to 5 years experience', 3, 5],
  ['4 years of training experience', 4, null],
  ['Years: 2-5', 2, 5],
  ['We need automation engineer, min 2 years in Siemens TIA', 2, null],
  ["We want people who've shipped for at least 2 years.", 2, null],
  ['Experience: 6+ yrs overall with 4 years in AWS', 6, null],
  ['7-10 yrs // Pune, Bangalore // up to 30 LPA', 7, 10],
  ['One more Flutter dev wanted, with 2 to 4 years and Firebase.', 2, 4],
  ['SQL reports. MCA + 3 years. Lucknow.', 3, null],
  ['B.Com, 3 yr. Solar site stores.', 3, null],
  ['Java, 5 years. EP sponsored.', 5, null],
  ['Diploma/BE, 2-5 yrs purchase of sheet metal.', 2, 5],
  ["At least 3 years' Salesforce administration.", 3, null],
  ['What we look for: 4+ years in SRE/production engineering', 4, null],
  ['Yocto, device drivers, C. 3-8 yrs. CTC as per experience.', 3, 8],
  ['Ex-servicemen preferred, 3 years exp.', 3, null],
  ['for Client Relationship Management team with 2 to 3 years of work experience', 2, 3],
  ['At least 6 years after LLB.', 6, null],
  ['At least two years flying.', 2, null],
  ['Minimum 3 years of agency experience.', 3, null],
  ['MD/DGO with 3 years after PG.', 3, null],
  ['Total exp 4 to 6, rel 3+', 4, 6],
  ['MCA / B.Tech. 2 years. Salary negotiable.', 2, null],
  ['IT budget Rs 9 crore p.a. 15+ years.', 15, null],
  ['At least two years. Starting ₹10 LPA.', 2, null],
  ['Diploma EEE. 2 yrs field sales.', 2, null],
  ['LLB with minimum 7 years practice before High Court.', 7, null],
  ['18-24 years. Teams of 80+.', 18, 24],
  ['Minimum 3 years teaching.', 3, null],
  ['ITI/Diploma with CITS and 2 years.', 2, null],
  ['CA inter, 1-2 yrs after articleship.', 1, 2],
  ['BCA/MCA + B.Ed. 2 yrs. 15-18k per month.', 2, null],
  ['Big Data dev (Spark, Scala) 6-8 years for Chennai location.', 6, 8],
  ['Preferred candidate profile\n- 8 to 12 years of relevant experience', 8, 12],
  ['SolidWorks, GD&T. 2-4 years in sheet metal design.', 2, 4],
  ['B.Ed., 2 years in a school', 2, null],
  ['3 – 5 yrs of relevant experience', 3, 5],
  ['2 - 5 yrs of experience with support', 2, 5],
  ['between 2 and 4 years of relevant experience', 2, 4],
  ['5+ years of experience', 5, null],
  ['REQUIRED QUALIFICATIONS 3+ years working with languages such as Java', 3, null],
  ['Experience : 2 - 4 YearsSkills : algorithms.', 2, 4],
  ['Computer Science preferred with 2 to 3 years experience in product work', 2, 3],
  ['You have spent the last 6+ years running Kubernetes in production.', 6, null],
  ['ABOUT ACME\nWe are ten.\nROLE\n● 2-4 years of experience in the same domain', 2, 4],
  ['An engineer with 5+ years (AWS 3+ yrs, Terraform 2+ yrs).', 5, null],
  ['US staffing exp of 1-2 years needed.', 1, 2],
  ['3+ years site execution.', 3, null],
  ['B.Tech with min. 3 years in database support', 3, null],
  ['Event management background of 2-4 years.', 2, 4],
  ['JLPT N3. At least 2 years.', 2, null],
  ['5-8y, Hadoop, Hive', 5, 8],
  ['Ph.D., 15 years of teaching with 3 as HOD.', 15, null],
  ['1 varsha anubhav', 1, null],
  ['React js and Redux: 2 years (Required).', 2, null],
  ['BE Electrical / Instrumentation, 3-6 years in industrial sales', 3, 6],
  ['Law firm at Kochi seeks LL.B with 2-4 yrs PQE', 2, 4],
  ['Has 1-3... years of experience in front-end technologies', 1, 3],
  ['Developer with 6 to 10 yrs of work.\nExperience: total work: 6 years (Required)', 6, 10],
  ['5 Years Ex in App Development', 5, null],
  ['Please know Python.3 Years of Experience in it.', 3, null],
  ['2-4 years B2B sales experience (automotive preferred)', 2, 4],
  ['AI/ML // Min. 1 Year About Acme', 1, null],
  ['Must have 2 years plus in Premiere Pro', 2, null],
  ['Good communication and 3+ years as EA.', 3, null],
  ['2+ years in any sales', 2, null],
  ['M.Sc with 2 years', 2, null],
  ['MERN Stack developer, 2-4 years for Mohali Phase 8B office.', 2, 4],
  ["You've been shipping production code for at least 3 years.", 3, null],
  ['Relevant Exp: Informatica 2 yrs, SQL 3 yrs, overall 4+ yrs', 4, null],
  ["Advocate having 7 years' standing at the Bar.", 7, null],
  ['Patwari with minimum 5 years service in the department', 5, null],
  ['You have done performance marketing for a D2C brand for at least 2 years.', 2, null],
  ['We want someone with 2-4 years to clean up with us.', 2, 4],
  ['Valid LMV licence and 3 years experience of driving.', 3, null],
  ['Who you are: 0-2 years out of college, curious', 0, 2],
  ['1-3 of years of credit management experience', 1, 3],
  ['5 years and above', 5, null],
  ['Fresher candidates excuse, min 2 yrs', 2, null],
  ['YRS OF EXP: 4-6', 4, 6],
  ['Min. experience 2 yrs, max 4 yrs', 2, 4],
  ['Min 1 yr - Max 3 yrs', 1, 3],
  ['Notice period: 30 days. Experience: 3.', 3, null],
  ['2+ years hiring for tech roles', 2, null],
  ['Work Experience (in months): 12 to 24', 1, 2],
  ['Experience: Minimum 3 years; Maximum 6 years', 3, 6],
  ['Relevant: 4+ years; Total: 6+ years', 6, null],
  ['10 or more years across software engineering, with 6 or more in leadership', 10, null],
  ['3+ years managing engineers; 8+ years in software', 8, null],
  ['Proven track record of 5+ years in growth', 5, null],
  ["You've been a designer for 4+ years.", 4, null],
  ['5+ PQE in corporate law', 5, null],
  ['4 years + experience in software engineering', 4, null],
  ['3 or more years of experience', 3, null],
  ['Minimum 3 years of experience required', 3, null],
  ['A minimum of 3 years’ experience', 3, null],
  ['at least two years of hands-on experience with React', 2, null],
  ['three (3) years of experience in testing', 3, null],
  ['Minimum 5 year(s) of experience is required', 5, null],
  ['experience of 4+ years in Node.js', 4, null],
  ['Must have 3yrs exp in SAP ABAP', 3, null],
  ['8+ yoe in distributed systems', 8, null],
  ['12–15+ years of accounting experience', 12, null],
  ['up to 2 years of experience', 0, 2],
  ['Fresher to 2 years of experience', 0, 2],
  ['0 - 2 years of experience', 0, 2],
  ['Requirements:\n- 6+ months of internship experience', 0, null],
  ['18+ months of experience with Go', 1, null],
  ['1.5 - 3 years of experience, looking for a developer', 1, 3],
  ['Experience: 0-1 years', 0, 1],
  ['Experience: Fresher', 0, 0],
  ['Experience: Fresher\nMinimum 2 years of experience in Java', 2, null],
  ['Fresher / Exp 1 yr', 0, 1],
  ['Freshers to 18 months', 0, 2],
  ['Exp 3-5', 3, 5],
  ['Min Exp: 2 Years\nMax Exp: 5 Years', 2, 5],
  ['6 months - 1 year of experience', 0, 1],
  ['kam se kam 2 saal ka experience', 2, null],
  ['Experience\n5-7 Years', 5, 7],
  ['JD: 3+ yrs Java, microservices', 3, null],
  ['more than a decade of experience', 10, null],
  ['Experience - 2+ yrs', 2, null],
  ['Exp: 3 - 6', 3, 6],
  ['YOE: 4 to 6', 4, 6],
  ['Experience Required: 4 to 8 years', 4, 8],
  ['Experience (in years): 3-6', 3, 6],
  ['Years of Experience: 6+', 6, null],
  ['Experience: Min 2 years', 2, null],
  ['Total Experience: 5-8 years\nRelevant Experience: 3+ years', 5, 8],
  ['<p><strong>Experience</strong></p><p>2-4 Years</p>', 2, 4],
  ['<p><b>Experience:</b> 2-4 Years</p>', 2, 4],
  ['<table><tr><td>Experience</td><td>1 - 3 yrs</td></tr></table>', 1, 3],
  ['Our ideal candidate has 5+ years of experience', 5, null],
  ['Desired Candidate Profile:\n- 2-5 years of experience in PHP', 2, 5],
  ['Requirements:\n- 5+ years in backend development\n- 2+ years with Kubernetes', 5, null],
  ['Requirements:\n- 10+ years of experience, with 3+ years in people management', 10, null],
  ['Requirements:\n- 3+ years of managing managers, 10+ years as a product manager', 10, null],
  ['Requirements:\n- 2-4 years of overall experience\n- 3+ years with React', 2, 4],
  ["Requirements:\n- Bachelor's with 5+ years of experience or Master's with 3+ years", 5, null],
  ['Requirements:\n- Have 8+ years of software engineering', 8, null],
  ['Minimum requirements:\n- 4+ years of Go\nPreferred qualifications:\n- 8+ years of experience', 4, null],
])('%j asks for %j to %j', (text, min, max) => {
  expect(yearsOf(text)).toEqual([min, max])
})

test.each([
  'Founded 10 years ago, we are growing.',
  '4 years work + study programme: company sponsors M.Tech.',
  'Topics: speech, Indic LLMs. 6 months at our lab in Bengaluru.',
  'Female 18-27 yrs, 155 cm.',
  'Service contract, 2 years.',
  'ITI all trades. 18-24 years age.',
  'Candidate: graduate, 20-27 years, from nearby villages (Palghar, Boisar).',
  'Intermediate passed or graduate, 18–30 years',
  'Joiners must be between 19 and 25 years. Those who know welding come first.',
  'Local woman of the same village, 18–35 yrs, 8th pass.',
  'Burp, Linux. 3-6 months. Hall of fame a plus.',
  'total work: 1 year (Preferred)',
  'With more than a decade of experience and knowledge.',
  'Age below 36 years.',
  'Over 12 years in business',
  'Education gap of not more than 1 year',
  'A 4-year engineering degree is required',
  'A stipend once you’ve been with us for three months.',
  'No prior experience needed, we train you for 3 months.',
  'Good to have: 2 years of AWS experience',
  'Warranty period of 5 years on our product',
  'Vesting over 4 years with 1 year cliff',
  'Acme has 10+ years of experience delivering ERP projects.',
  'Stable candidates with 2 years in each job',
  'Reports going back 3 years must be reconciled.',
  'The role is for 2 years on contract.',
  'Those with job experience of one year or more are not eligible.',
  'Starts in 1-3 months',
  '24 months service agreement with liability',
  'Bonus of one month at Diwali.',
  'Experience: freshers may also apply',
  'Experience: 08 Feb - 17 Feb',
  'A post in Kerala. Two years. They help.',
  'This is a 6 month full-time internship.',
  'This 12-month structured apprenticeship is paid.',
  'Locations: Bengaluru. 12 months. Online test.',
  'We have 20 years of experience building banks.',
  'Our leadership team has 50 years of combined experience.',
  'With over 25 years of experience, Acme serves banks.',
  'About Acme\nA team with 12 years of experience',
  'In the last 5 years we have gained experience',
  'You will be promoted within 2 years based on experience',
  '15 years full time education',
  'At least 2 years of university education',
  'A 4-year degree in engineering',
  'Candidates must be 18 years old; experience is optional',
  '3 years bond',
  'Service agreement of 2 years',
  'Ideally 8+ years of experience',
  '3+ years experience in Kotlin is a plus',
  'Nice to have:\n- 3+ years of experience with AWS',
  'Preferred qualifications:\n- 3+ years of experience with Go',
  'Experience with React and Node.js',
])('%j asks for no number of years', (text) => {
  expect(yearsOf(text)).toBeNull()
})

test.each([
  'Mentors: architects with 8 to 15 years of experience in telecom',
  'The lab is headed by Mrs. Rao who has 22 years in optics.',
  '40 employees, 11 years, customers in 6 countries.',
  'Our plant managers have on average 13 years with us.',
  'Deputation is initially for 3 years.',
  'Reads a resume of 12 years in a minute',
  '4. YEAR OF PASSING',
  'A codebase that has grown over 12 years',
  'You sit next to people with 9 to 14 years of experience in radar.',
  'Age 18 to 27 years as on 01.04.2026.',
])('what others have, or another length, is no experience: %s', (text) => {
  expect(yearsOf(text)).toBeNull()
})

test('what is offered after some years, or for them, is not asked for', () => {
  expect(yearsOf('What we give\n• A watch for 10 years of service\n• Stock, monthly over 4 years')).toBeNull()
  expect(yearsOf('What we give\n• Pay by experience: 2-4 years')).toEqual([2, 4])
})

test('where a list says what is asked for, a length in another section needs a word of experience', () => {
  const asked = 'Requirements\n• Java\n• SQL\nThe role\n'
  expect(yearsOf(`${asked}• 3+ years building tills`)).toBeNull()
  expect(yearsOf(`${asked}We seek someone with 3+ years of experience.`)).toEqual([3, null])
  expect(yearsOf('• 3+ years building tills')).toEqual([3, null])
})

test('years of one who stands behind them, and in operation of a plant', () => {
  expect(yearsOf('has 4-6 years behind them in data work')).toEqual([4, 6])
  expect(yearsOf('Minimum 5 years in operation of a refinery')).toEqual([5, null])
})

test('the field of the source decides, then the title, then the text', () => {
  expect(yearsOf('5+ years of experience', { title: 'Java Developer (3-5 Yrs)', field: '2 years' })).toEqual([
    2,
    null,
  ])
  expect(yearsOf('5+ years of experience', { title: 'Java Developer (3-5 Yrs)' })).toEqual([3, 5])
  expect(yearsOf('5+ years of experience', { field: '2 - 4 years' })).toEqual([2, 4])
  expect(yearsOf('5+ years of experience', { field: '2-4' })).toEqual([2, 4])
})

test('years in a title may be how long a contract lasts', () => {
  expect(yearsOf('', { title: 'Programmer (contractual, for one year)' })).toBeNull()
})

test('months in a title are how long the work lasts', () => {
  expect(yearsOf('', { title: 'QA Analyst (18 Month Contract)' })).toBeNull()
})

test('the evidence quotes the posting', () => {
  const scanned = scanText({ text: '<ul><li>Have 5+ years of experience in Java</li></ul>' })
  expect(readExperience(scanned).evidence).toEqual(['Have 5+ years of experience in Java'])
})
