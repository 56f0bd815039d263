import { expect, test } from 'vitest'
import type { SectionKind } from '#core/posting-headings.ts'
import { readPlaces } from '../place/place.ts'
import { scanLine } from '../scan/scan.ts'
import { scanText } from '../scan/scan-text.ts'
import { readWorkMode } from './mode.ts'

function modeOf(
  text: string,
  {
    at = 'Bengaluru',
    title = 'Engineer',
    field = null as string | null,
    section = 'other' as SectionKind,
  } = {},
) {
  const places = readPlaces(scanText({ locations: [at] }), {
    locations: [{ text: at, country: null }],
    labelled: [],
    rupees: [],
  }).value
  const posting = scanText({ title, workplaceType: field, locations: [at] })
  return readWorkMode({ ...posting, lines: [scanLine(text, { kind: 'text', section })] }, places).value
}

test.each([
  ['You will split your time between home and the office.', 'hybrid'],
  ['Hybrid setup, office in Baner.', 'hybrid'],
  ['Employees work from the office on Monday, Wednesday and Friday.', 'hybrid'],
  ['You come to the office on Tuesdays and Thursdays.', 'hybrid'],
  ['Seattle, WA or San Francisco, CA or Bengaluru, India or Pune, India (Hybrid: 50% in office)', 'hybrid'],
  ['CTC: Rs. 14 to 22 lakh p.a. Onsite client, Whitefield, 24*7 shift.', 'onsite'],
  ['Patching, Hyper-V. Onsite at bank.', 'onsite'],
  ['Office in Udyog Vihar, Monday to Friday, 11 to 8.', 'onsite'],
  ['Does the company have a hybrid policy?', null],
  ['Many of our customers work from home.', null],
  ['A third of them work from home.', null],
  ['We build tools for remote work.', null],
  ['The best in person experiences in the world.', null],
])('%j says %j', (text, mode) => {
  expect(modeOf(text)).toBe(mode)
})

test.each([
  [
    'Hello connections, SAP Basis/HANA admin, 5 to 8 yrs, Kolkata / Bhubaneswar, Hybrid. pls drop your CV',
    'hybrid',
  ],
  ['Swiggy-like startup, Gurgaon/Bangalore, DA-2, SQL+Python+Tableau, 2-4 years, 14-18 LPA, WFO.', 'onsite'],
  [
    'Freelance devops (AWS, Docker), min 4 yrs, 2-3 hrs/day evenings IST, remote, India only. 35k pm.',
    'remote',
  ],
  ['Recruiters of remote, hybrid and office roles, 2-4 years, who know SQL, Python and a CRM.', null],
  ['We are in office Monday through Friday in HSR.', 'onsite'],
  ['Alternate weeks in office', 'hybrid'],
  ['You will spend about half of your time in the office.', 'hybrid'],
  ['Half of our time goes into tests.', null],
  ['mix of WFH and WFO', 'hybrid'],
  ['The job is entirely remote.', 'remote'],
  ['The firm is fully remote and has been since its first day.', 'remote'],
  ['Your desk is in our Sitapura office.', 'onsite'],
  ['Who can join from our Indiranagar, Bengaluru office.', 'onsite'],
  ['Reporting daily to office.', 'onsite'],
  ['The entire team logs in from home.', 'remote'],
  ['The job can be done from your home, no need of visiting any branch', 'remote'],
  ['Office: MI Road, Jaipur. Call us.', null],
  ['The trust gives home-based palliative care in two districts.', null],
  ['Answer queries about leave, WFH requests and payslips', null],
  ['Cab vendor for colleagues who come to office on roster', null],
])('a list of facts, the days and shares of a week, homes and desks: %j says %j', (text, mode) => {
  expect(modeOf(text)).toBe(mode)
})

test.each([
  ['In-office Mon to Fri.', 'onsite'],
  ['6 month in-office internship for final years', 'onsite'],
  ['Remote Status: On-site', 'onsite'],
  ['Remote across India', 'remote'],
  ['Hybrid, Tue-Thu in office.', 'hybrid'],
  ['Remote-friendly? Sorry, hybrid only.', 'hybrid'],
  ['Hybrid Pune - Hinjewadi', 'hybrid'],
  ['Hybrid - Koramangala.', 'hybrid'],
  ['Hybrid with client visits.', 'hybrid'],
  ['2 days a week hybrid.', 'hybrid'],
  ['No bond | Only on-site (SG Highway).', 'onsite'],
  ['6 month internship, in office at Indiranagar.', 'onsite'],
  ['Fixed duty in office 9:30-7:30.', 'onsite'],
  ['React basics. Office work.', 'onsite'],
  ['Work: hybrid, Tuesdays & Thursdays at Cyber Hub.', 'hybrid'],
  ['Bonus payout 10%. Two days at home.', 'hybrid'],
  ['Working at our Chinchwad plant five days a week.', 'onsite'],
  ['Work from our Hubli delivery centre.', 'onsite'],
  ['On site, Residency Road.', 'onsite'],
  ['Who can work 4 hours a day from home.', 'remote'],
  ['Remote, must be based in India.', 'remote'],
  ['Remote for now, office later', null],
  ['WFH only during night shift', null],
  ['Remote for first 3 months then Baner office.', null],
  ['Office timings 9:30 - 7, Saturdays off on alternate weeks.', null],
  ['Remote India or our Bangalore office.', null],
  ['Jaipur or work from home, your choice.', null],
  ['UX designer for 4 months, hybrid, Mumbai (Andheri)', 'hybrid'],
  ['Ahmedabad (SG Highway), hybrid 3+2.', 'hybrid'],
  ['a Senior SRE in Bengaluru (Indiranagar, hybrid).', 'hybrid'],
  ['Gachibowli (hybrid, Tue-Thu in office)', 'hybrid'],
  ['Office mandatory from Monday to Friday.', 'onsite'],
  ['Timings flexible, but come to office.', 'onsite'],
  ['Office Lalpur me hai, ghar se kaam nahi.', 'onsite'],
  ['Remote anywhere in India.', 'remote'],
  ['Experience managing hybrid Active Directory', null],
  ['hybrid-ish: tue/wed/thu in office.', 'hybrid'],
  ['One shipped title. In studio.', 'onsite'],
  ['Work pattern: Hybrid – Tue, Wed, Thu in office', 'hybrid'],
  ['This vacancy is for the London office, hybrid, with occasional travel', 'hybrid'],
  ['50% telecommuting permitted.', 'hybrid'],
  ['100% telecommuting permitted', 'remote'],
  ['Flexible: 60:40 office to home.', 'hybrid'],
  ['we shipped 2 titles. hybrid. gym', 'hybrid'],
  ['In-office lab role.', 'onsite'],
  ['6 months, at our lab.', 'onsite'],
  ['Laravel dev chahiye, work bhi office se', 'onsite'],
  ['F2F on Saturday at client office', null],
  ['Balewadi office, Wed WFH.', 'hybrid'],
  ['Office in Andheri East, WFH on Fridays.', 'hybrid'],
  ['Flexible working with 2 days min in office.', 'hybrid'],
  ['Client location, ORR. 3 days a week in office.', 'hybrid'],
  ['In person in Indiranagar.', 'onsite'],
  ['Onsite at customer place (NIC).', 'onsite'],
  ['Offline at our Infocity office', 'onsite'],
  ['Onsite at customer factory for commissioning', null],
  ['Work from home allowed 2 days in week', 'hybrid'],
  ['Hybrid, office in Lajpat Nagar, Delhi.', 'hybrid'],
  ['On-site, 5.5 days.', 'onsite'],
  ['In-office at Bandra.', 'onsite'],
  ['In-person, HSR', 'onsite'],
  ['Work Remotely: No', 'onsite'],
  ['In person', 'onsite'],
  ['6-9 yrs, contract 1 year, remote in India.', 'remote'],
  ['Remote, but you must live in India', 'remote'],
  ['Place: Peenya (on-site)', 'onsite'],
  ['In office Mon to Thu, home on Friday.', 'hybrid'],
  ['WFH twice a week', 'hybrid'],
  ['Hybrid: 12 days a month from the hub', 'hybrid'],
  ['24x7 shift, client office.', 'onsite'],
  ['Mon-Sat, only from office at Vesu.', 'onsite'],
  ['All days at office.', 'onsite'],
  ['Night shift, office only', 'onsite'],
  ['Reporting at site daily.', 'onsite'],
  ['Work from studio 6 days', 'onsite'],
  ['Remote forever, offsite in Goa once a year.', 'remote'],
  ['RemoteType: Hybrid', 'hybrid'],
  ['Entry-level engineer, Bengaluru (Hybrid).', 'hybrid'],
  ['Full-time, fully on-site in Bengaluru.', 'onsite'],
  ['Onsite at our Pune office.', 'onsite'],
])('%j is %s', (text, mode) => {
  expect(modeOf(text)).toBe(mode)
})

test('what is remote in a later part of a title is a subject', () => {
  expect(modeOf('', { title: 'Operations Executive - Remote Deposit' })).toBeNull()
})

test('days at the office in a title', () => {
  expect(modeOf('', { title: 'Developer | Gurugram | 5 days WFO' })).toBe('onsite')
})

test.each([
  ['Remote - India', 'remote'],
  ['Bangalore, India - Remote', 'remote'],
  ['Bengaluru (Hybrid)', 'hybrid'],
  ['Hyderabad (3 days WFO)', 'hybrid'],
  ['Bengaluru - In Office', 'onsite'],
  ['Hybrid - Pune', 'hybrid'],
  ['Chennai (On-site)', 'onsite'],
  ['Bengaluru', null],
  ['Bangalore or remote', null],
  ['Chennai / Remote', null],
  ['Remote - India, Nepal', 'remote'],
  ['London, Bengaluru, US-Remote', null],
])('location %j: %j', (at, mode) => {
  expect(modeOf('', { at })).toBe(mode)
})

test.each([
  ['Java Developer (Remote)', 'remote'],
  ['Java Developer - Hybrid', 'hybrid'],
  ['Java Developer | Work from Home', 'remote'],
  ['Java Developer [WFO]', 'onsite'],
  ['Remote Sensing Engineer', null],
  ['Hybrid Cloud Engineer', null],
  ['Remote Support Engineer', null],
])('title %j: %j', (title, mode) => {
  expect(modeOf('', { title })).toBe(mode)
})

test.each([
  ['Work mode: Hybrid', 'hybrid'],
  ['Mode of work: Work from Office', 'onsite'],
  ['Location: Remote', 'remote'],
  ['Workplace type - On-site', 'onsite'],
  ['This is a fully remote role', 'remote'],
  ['This role is remote in the country of India', 'remote'],
  ['This is a hybrid position based in Pune', 'hybrid'],
  ['100% remote', 'remote'],
  ['Is WFH available? No', 'onsite'],
  ['WFH facility: not available', 'onsite'],
  ["We don't offer remote work.", 'onsite'],
  ['You will work at the client site in Pune, five days a week.', 'onsite'],
  ['This role is based out of our Bengaluru campus.', 'onsite'],
  ['Working from home is permitted two days a week.', 'hybrid'],
  ['Location/Mode: Pune / Hybrid', 'hybrid'],
  ['Monthly visit to the office; otherwise remote.', 'remote'],
  ['Work from our office 3 days a week: hybrid role', 'hybrid'],
  ['3 days a week in office', 'hybrid'],
  ['5 days a week from the office', 'onsite'],
  ['Teams spend at least 50% of the time in their local office', 'hybrid'],
  ['This is not a remote role', 'onsite'],
  ['Remote work is not possible', 'onsite'],
  ['hybrid 3 days', 'hybrid'],
  ['Work from office only', 'onsite'],
  ['No work from home', 'onsite'],
  ['Remote: No', 'onsite'],
  ['Work from home: Yes', 'remote'],
  ['2 days WFH, 3 days office', 'hybrid'],
  ['50% remote work permitted', 'hybrid'],
  ['work from the Chicago office three (3) days per week', 'hybrid'],
  ['You can work from anywhere in India', 'remote'],
  ['Work Location: In person', 'onsite'],
  ['#LI-Remote', 'remote'],
  ['#LI-Hybrid', 'hybrid'],
])('%j says %j', (text, mode) => {
  expect(modeOf(text)).toBe(mode)
})

test.each([
  'Collaborate in a distributed and hybrid team',
  'You can choose to work from home or from the office.',
  'Work from home during the training, then office.',
  'Our remote work policy is generous.',
  'Work remotely for up to 30 days a year',
  'Experience leading remote teams',
  'Coordinate on-site and remote facilitators',
  'We were remote-first before it was cool',
  'Build hybrid mobile apps',
  'WFH for initial 2 months then WFO',
  'Remote/Hybrid/Onsite',
  'The interview process is remote',
  'skills for in-person meetings with stakeholders',
  'Work from home allowance of ₹5000',
  'Work mode: Hybrid / Remote',
  'Meet customers onsite now and then',
  'In-Office Expectations',
  'A designer who is at home with complexity',
])('%j does not say', (text) => {
  expect(modeOf(text)).toBeNull()
})

test.each([
  ['Come in daily or work from home, it is up to you.', null],
  ['Sit with us in Surat or work remotely from elsewhere. Both are fine.', null],
  ["Interview: at the client's factory, Tue to Thu, 2 pm", null],
  ['Round 2: in person at our Vesu lab', null],
  ['Beware of people who sell work from home with our logo', null],
  ['On Pongal the office shuts for 3 days', null],
  ["In-office Mon-Fri, we don't do remote.", 'onsite'],
  ["WFO all 5 days - please don't apply if you need WFH.", 'onsite'],
  ['Work from Infopark. No hybrid.', 'onsite'],
  ['Hybrid working: we meet in the office on Tuesdays.', 'hybrid'],
  ['We follow a hybrid way of working.', 'hybrid'],
  ['Work arrangement - partly remote', 'hybrid'],
  ['The week has three office days for everybody.', 'hybrid'],
  ['WFH on alternate weeks', 'hybrid'],
  ['This role is hybrid and linked to our Kolkata office.', 'hybrid'],
  ['This job is done on site: the machines are here.', 'onsite'],
  ['Place of work: our lab in Peenya, full time', 'onsite'],
  ['Place: Ring Road corporate office', null],
  ['Willing to attend office daily', 'onsite'],
  ['Report to our Guindy office every day.', 'onsite'],
  ['Report to the head of the Pune office', null],
  ['With regular presence in leadership meetings', null],
  ['The position can be done from anywhere in India.', 'remote'],
  ['Everybody works from home.', 'remote'],
  ['Configure VPN for people who work from home', null],
  ['Work from home on days of heavy rain', null],
  ['The first round is on-site.', null],
  ['The lab is open seven days a week.', null],
  ['Hours: 6:30 pm to 3:30 am, Monday to Friday, from our Vashi office', 'onsite'],
  ['Monday to Saturday all of us are in the big Vesu office.', 'onsite'],
  ['We work out of Baner, three days a week.', 'hybrid'],
  ['You are in the office (Ring Road) for at least three days a week.', 'hybrid'],
  ['The post needs an on-site presence.', 'onsite'],
  ['All work is done inside the premises.', 'onsite'],
])('%j: %j', (text, mode) => {
  expect(modeOf(text)).toBe(mode)
})

test('where one is met before one is taken is not where one works', () => {
  expect(modeOf('In person at our Baner office', { section: 'apply' })).toBeNull()
})

test('what a company says of itself is not about the job', () => {
  expect(modeOf('Our tools serve remote teams', { section: 'about' })).toBeNull()
})

test.each([
  ['Hybrid', 'hybrid'],
  ['on-site', 'onsite'],
  ['OnSite', 'onsite'],
  ['Remote', 'remote'],
])('the field %j decides: %j', (field, mode) => {
  expect(modeOf('We like remote villages.', { field, at: 'Remote - India' })).toBe(mode)
})

test('a field that the text contradicts without doubt says nothing', () => {
  expect(modeOf('100% remote', { field: 'on-site' })).toBeNull()
  expect(modeOf('Work from office only, no WFH.', { field: 'Remote' })).toBeNull()
  expect(modeOf('Hybrid: three days a week in office.', { at: 'Remote - India' })).toBe('hybrid')
  expect(modeOf('Some of us sit in Pune.', { field: 'Remote' })).toBe('remote')
})

test('a field that says nothing leaves it to the rest', () => {
  expect(modeOf('', { field: 'unspecified', at: 'Remote - India' })).toBe('remote')
})

test('among the benefits an office is where things are', () => {
  const none = { remote: false, hybrid: false, onsite: false }
  const of = (text: string) => readWorkMode(scanText({ text }), none).value
  expect(of('Benefits\n• Free lunch, in office\n• Leave')).toBeNull()
  expect(of('Schedule\n• Free lunch, in office\n• Leave')).toBe('onsite')
  expect(of('Benefits\n• Work from office, cab included\n• Leave')).toBe('onsite')
})

test('a city or remote stays open where the text names an office', () => {
  expect(modeOf('Work from our Porvorim office.', { at: 'Goa / Remote' })).toBeNull()
  expect(modeOf('Permanent WFH.', { at: 'Pune / Work From Home' })).toBe('remote')
})

test.each([
  ['Office: MI Road, Jaipur.', null],
  ['Office hours: 10 to 7, Monday to Friday.', null],
  ['This work cannot be done from home.', 'onsite'],
  ['Teams come in at least 3 days a week and pick the days.', 'hybrid'],
  ['We have a hybrid approach, and teams plan their days.', 'hybrid'],
  ['Up to two days per week from home', 'hybrid'],
  ['Up to 20 days a year of working from anywhere, physiotherapist on Thursdays', null],
  ['With accuracy above 98%, people may opt for a home-based roster.', null],
  ['This is a desk job in our Nagpur office.', 'onsite'],
  ['All work is done at our plant in Butibori.', 'onsite'],
  ['You must be in the office by ten every day.', 'onsite'],
  ['Our 40 people sit in Kochi, and a few work from home.', null],
  ['Experienced seniors can work from home.', null],
  ['The WFO policy is as per the project.', null],
  ['On-site client work may take half of your time.', null],
])('what a long text says of where one works: %s', (text, mode) => {
  expect(modeOf(text)).toBe(mode)
})

test.each([
  ['apply', 'No work from home in this role.', 'onsite'],
  ['apply', 'The last round is in person at our office.', null],
  ['about', 'Work from office only. No WFH.', 'onsite'],
  ['about', 'Our people work from home in three states.', null],
] as const)('beneath the heading %s: %s', (section, text, mode) => {
  expect(modeOf(text, { section })).toBe(mode)
})

test('all words of a sentence are weighed, where no rule knows it and where one would take it', () => {
  expect(modeOf('We have no headquarters: you work from your village, town or city.')).toBe('remote')
  expect(
    modeOf(
      'Client A is WFO, client B is hybrid and client C is fully WFH; you test the rosters of all three.',
    ),
  ).toBeNull()
})
