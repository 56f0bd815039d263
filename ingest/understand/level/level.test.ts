import { expect, test } from 'vitest'
import { readBatch } from '../batch/batch.ts'
import { readExperience } from '../experience/experience.ts'
import { scanText } from '../scan/scan-text.ts'
import { readLevel } from './level.ts'

function levelOf(title: string, text = '') {
  const posting = scanText({ title, text })
  const facts = {
    years: readExperience(posting),
    batch: readBatch(posting, new Date('2026-11-26T06:30:00Z')),
    internship: [],
  }
  return readLevel(posting, facts).value
}

test.each([
  ['Software Engineer Intern', ''],
  ['Software Engineer', 'We welcome applications from recent graduates.'],
  ['Software Engineer', 'Suitable for beginners'],
  ['Software Engineer', 'No prior coding experience required.'],
  ['Software Engineer', 'Fresh MCA/B.Tech graduates wanted'],
  ['Summer Internship - Data Science', ''],
  ['Graduate Engineer Trainee', ''],
  ['Software Engineer, New Grad', ''],
  ['Campus Hire - SDE', ''],
  ['Java Developer (Fresher)', ''],
  ['Entry Level QA Engineer', ''],
  ['Software Engineer', '2025/2026 batch'],
  ['Software Engineer', 'Both freshers and experienced can apply'],
  ['Software Engineer', 'fresher bhi apply kar sakte hain'],
  ['Relationship Manager', 'Freshers can apply'],
  ['Software Engineer', 'A first job for somebody who likes order.'],
  ['Relationship Manager', '0-3 years of experience'],
  ['Junior Engineer', 'Candidates without experience are preferred for this entry level post.'],
  ['Software Engineer I', 'Entry-level SWE in aerospace.'],
  ['Analyst Star', 'Acme takes fresh graduates.'],
  ['Quality Science Graduate Program', ''],
  ['SDE I - 2026 Batch', ''],
  ['Apprentice - IT Support', ''],
  ['Software Engineer', 'Experience: 0-1 years'],
  ['Software Engineer', '0-2 years of experience'],
  ['Software Engineer', 'Experience: Fresher'],
  ['Software Engineer', 'Freshers can apply'],
  ['Software Engineer', 'This role is open to freshers'],
  ['Software Engineer', 'Graduates of the 2025/2026 batch'],
  ['Software Engineer', 'You are a final year student'],
  ['Software Engineer', 'No prior experience required'],
  ['Project Associate-I', 'Post-graduate fresh candidates are encouraged to apply.'],
  ['Field Officer', 'Farmer meetings, demo plots. B.Sc Agri fresh graduates.'],
  ['Cashier', 'Daily cash handling. exp not needed'],
  ['Associate', 'No experience no qualification.'],
  ['NAPS Apprentice', 'Training period 12 months. Fresher only.'],
  ['Coordinator', 'Schedules. Fresh graduates with good organisation.'],
  ['Dental assistant', 'Training will be given, no experience needed.'],
])('%j, %j is for freshers', (title, text) => {
  expect(levelOf(title, text)).toBe('Fresher')
})

test('projects of the final year are those of students', () => {
  expect(levelOf('Assistant Professor', 'Guidance of final-year projects')).toBeNull()
})

test.each([
  ['Senior Software Engineer', ''],
  ['Software Engineer', 'Only candidates with experience should apply'],
  ['Software Engineer', 'Not suitable for freshers.'],
  ['Assistant Vice President', ''],
  ['Sr. QA Engineer', ''],
  ['Staff Engineer', ''],
  ['Principal Architect', ''],
  ['Team Lead - Frontend', ''],
  ['Engineering Manager', ''],
  ['Head of Data', ''],
  ['SDE II', ''],
  ['Software Engineer 3', ''],
  ['Software Engineer', '3+ years of experience'],
  ['Software Engineer', '1-3 years of experience'],
  ['Fresher Java Developer', 'Minimum 3 years of experience'],
  ['Graduate Engineer Trainee', '2+ years of experience in Java'],
  ['Software Engineer', 'Freshers need not apply'],
  ['Software Engineer', "We don't hire freshers"],
  ['Software Engineer', 'Only experienced candidates should apply'],
  ['Internship Program Manager', ''],
  ['Software Engineer', 'Who should not apply:\n• Freshers\n• Those who cannot come to Pune'],
  ['Software Engineer', 'Who need not apply\n- College freshers\n- Agencies'],
  ['Developer', '0.6 - 2 years of experience. Freshers please do not apply.'],
])('%j, %j is for the experienced', (title, text) => {
  expect(levelOf(title, text)).toBe('Experienced')
})

test.each([
  ['Software Engineer', ''],
  ['Associate Product Manager', ''],
  ['Member of Technical Staff', ''],
  ['Junior Developer', ''],
  ['Assistant Manager - IT', ''],
  ['Software Engineer', '6 months of experience with React'],
  ['Software Engineer', '0-5 years of experience'],
  ['Lead Generation Analyst', ''],
  ['Campus Recruiter', ''],
  ['Recruiter - Engineering Hiring', ''],
  ['Trade Apprentice Trainer', ''],
  ['Product Manager', ''],
  ['Customer Success Manager', ''],
  ['HR Executive', 'Coordinate with colleges for hiring freshers.'],
  ['Software Engineer', 'Review code written by freshers.'],
  ['HR Executive', 'Conduct campus drives for fresher hiring.'],
  ['Team Engineer', 'Guide freshers and review their code'],
  ['Software Engineer', 'The team has freshers and seniors.'],
  ['Software Engineer', 'For freshers we have another programme.'],
  ['Software Engineer', "Last year's freshers test our tools today."],
  ['Software Engineer', 'Recent graduates make up half of the team.'],
  ['Software Engineer', 'Good mentoring skills for juniors and freshers'],
  ['Senior Developer', 'Freshers can apply'],
  ['Developer', '1 to 2 years of experience; freshers with certification can also apply'],
])('%j, %j does not say', (title, text) => {
  expect(levelOf(title, text)).toBeNull()
})

test.each(['Our last ten hires were freshers.', 'Freshers, please wait for the campus drive in March.'])(
  'freshers who are not meant: %s',
  (text) => {
    expect(levelOf('Software Engineer', text)).toBeNull()
  },
)
