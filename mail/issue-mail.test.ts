import { decodeHTML } from 'entities'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { issueSubject, type IssueContent } from './issue-content.ts'
import { issueHtml } from './issue-html.ts'
import { issueMail } from './issue-mail.ts'
import { issueText } from './issue-text.ts'
import { mailLinks } from './links.ts'

const SITE = 'https://pravesh.example'
const from = { name: 'Pravesh', address: 'letters@pravesh.example' }
const now = new Date('2026-11-20T06:30:00Z')
const recipient = { id: 'a', address: 'asha@mail.example', unsubscribe_token: Buffer.alloc(32, 7) }

const content: IssueContent = {
  week: '2026-W47',
  day: '20 Nov 2026',
  totalJobs: 40,
  jobs: [
    {
      id: '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10',
      title: 'Graduate Engineer <R&D>',
      company: 'Tarangini “Systems”',
      location: 'Pune',
      experience: 'Fresher',
      pay: '₹6–8 LPA',
      isFresher: true,
    },
    {
      id: '1b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10',
      title: 'Data Engineer',
      company: 'Kaveri Global',
      location: 'Remote, India',
      experience: '3–5 years',
      pay: 'Salary not disclosed',
      isFresher: false,
    },
  ],
  events: [
    {
      name: 'PyCon India',
      organizer: 'Python community',
      type: 'Conference',
      date: 'Expected in December 2026',
      location: 'Bengaluru',
      fee: 'Entry fee: Paid',
      link: 'https://in.pycon.example/?a=1&b=2',
    },
    {
      name: 'No Link Meet',
      organizer: 'Nobody',
      type: 'Meetup',
      date: '1 Dec 2026',
      location: 'Pune',
      fee: 'Entry fee: Free',
      link: null,
    },
  ],
  careerPath: {
    id: 'p1',
    name: 'Data Engineer',
    description: 'Builds pipelines.',
    salary: '₹12 LPA',
    skills: ['SQL', 'Python'],
    steps: 5,
  },
}

const make = async (issue: IssueContent = content) => {
  const raw = await issueMail({ content: issue, siteUrl: SITE, from }, recipient, now)
  return { raw, mail: await PostalMime.parse(raw) }
}
const headers = async () =>
  Object.fromEntries((await make()).mail.headers.map(({ key, value }) => [key, value]))

test('the mail has the headers of a mailing list', async () => {
  const unsubscribeUrl = `${SITE}/newsletter/unsubscribe?token=${recipient.unsubscribe_token.toString('base64url')}`
  expect(await headers()).toMatchObject({
    from: 'Pravesh <letters@pravesh.example>',
    to: 'asha@mail.example',
    date: expect.stringMatching(/^Fri, 20 Nov 2026 06:30:00/),
    'list-id': expect.stringContaining('<weekly.pravesh.example>'),
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    precedence: 'bulk',
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/^<2026-w47\.[0-9a-f]{24}@pravesh\.example>$/),
  })
  const again = await headers()
  expect(again['message-id']).toBe((await headers())['message-id'])
})

test('text and HTML say the same, freshers first, with every value escaped', async () => {
  const { mail } = await make()
  const html = decodeHTML(mail.html ?? '')
  for (const part of [
    'Graduate Engineer <R&D>',
    'Tarangini “Systems”',
    'Pune · Fresher · ₹6–8 LPA',
    'Remote, India · 3–5 years · Salary not disclosed',
    `${SITE}/jobs/graduate-engineer-r-and-d-tarangini-systems-pune-`,
    'See all 40 new jobs of this week on the site',
    'PyCon India',
    'Expected in December 2026',
    'https://in.pycon.example/?a=1&b=2',
    'No Link Meet',
    'Builds pipelines.',
    `${SITE}/career-paths/p1`,
    recipient.unsubscribe_token.toString('base64url'),
  ]) {
    expect(html).toContain(part)
    expect((mail.text ?? '').replaceAll(/\s+/g, ' ')).toContain(part)
  }
  expect(mail.html).not.toContain('<R&D>')
  expect(mail.text?.indexOf('Graduate')).toBeLessThan(mail.text?.indexOf('Kaveri') ?? 0)
  expect(mail.subject).toBe('40 new verified jobs, freshers first: Pravesh, 20 Nov 2026')
})

test('nothing in the mail identifies its reader or is loaded from elsewhere', async () => {
  const { mail } = await make()
  expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|object)|url\(|@import/i)
  expect(mail.html).not.toMatch(/utm_|track/i)
})

test('a full issue is far below the size that mail programs cut', async () => {
  const [job] = content.jobs
  const jobs = Array.from({ length: 15 }, () => job).filter((one) => one !== undefined)
  expect((await make({ ...content, jobs })).raw.length).toBeLessThan(30_000)
})

test('lines of the text are short enough not to be wrapped', () => {
  const long = {
    ...content,
    careerPath: content.careerPath && { ...content.careerPath, description: 'word '.repeat(200) },
  }
  const lines = issueText(long, mailLinks(SITE), `${SITE}/leave`).split('\n')
  expect(lines.filter((line) => line.length > 78 && !line.includes('http'))).toEqual([])
})

test('a week without a new job says so, and promises none', () => {
  const none = { ...content, jobs: [], totalJobs: 0, careerPath: null, events: [] }
  for (const text of [issueText(none, mailLinks(SITE), 'x'), issueHtml(none, mailLinks(SITE), 'x')]) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain('We found no new verified jobs this week.')
    expect(text).not.toContain('freshers first')
  }
  expect(issueSubject(none)).toBe('Events and a career path: Pravesh, 20 Nov 2026')
  expect(issueSubject({ ...none, jobs: content.jobs.slice(1), totalJobs: 1 })).toBe(
    '1 new verified job: Pravesh, 20 Nov 2026',
  )
})

test('links point to existing pages', () => {
  const links = mailLinks(SITE)
  const token = Buffer.alloc(32)
  expect(links.jobs).toBe(SITE + paths.jobs())
  const [job] = content.jobs
  if (job) expect(links.job(job)).toBe(SITE + paths.posting(job))
  expect(links.events).toBe(SITE + paths.eventsHackathons())
  expect(links.careerPath('a')).toBe(SITE + paths.careerPath('a'))
  expect(links.newsletter).toBe(SITE + paths.newsletter())
  expect(links.confirm(token).split('?')[0]).toBe(SITE + paths.newsletterConfirm())
  expect(links.unsubscribe(token).split('?')[0]).toBe(SITE + paths.newsletterUnsubscribe())
})
