import { expect, test } from 'vitest'
import { judgePage } from './page-verdict.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
const APPLY = '<a href="/apply/7">Apply now</a>'

/** A page with this body and the posting's title as its heading. */
const page = (body: string) =>
  `<!doctype html><title>Java Developer | Gulmohar Labs</title><nav><a href="/">Home</a> <a href="/careers">Careers</a></nav>
  <main><h1>Java Developer</h1><p>Pune. 2 to 4 years.</p>${body}</main><footer>© Gulmohar Labs</footer>`
const judge = (html: string) => judgePage(html, 'Java Developer', NOW)

/** Sentences on pages of open postings. */
const OPEN_PHRASES = [
  'We accept applications on a rolling basis until the position is filled.',
  'This posting will remain open until the role is filled.',
  'The job will stay up until the vacancy has been filled.',
  'If this position has been filled, we will remove the posting.',
  'Once the position is closed, we will inform all applicants.',
  'Applications will be considered until the position is filled or closed.',
  'Beware of fraud: if a job is not found on our careers page, it is not genuine.',
  'The advertised position was closed in 2023 and is now reopened.',
  'Please note the job posting may be removed once the role has been filled.',
  'Please note that when the position has been filled, the posting is removed.',
  'Unless the position is filled earlier, applications are taken to 30 November 2026.',
  'After the vacancy is closed, shortlisted candidates will be called.',
  'Applications close on 30 November 2026.',
  'Last date to apply: 30-11-2026.',
  'Closing date: 30 November 2026',
  'Online registration will be closed on 30.11.2026 at 5 PM.',
  'The application link is closed on 30 November 2026.',
  'The post is filled by direct recruitment.',
  'The vacancies are filled by promotion or deputation.',
  'Incomplete applications are cancelled.',
  'Applications not received in the prescribed format are rejected.',
  'We are not accepting applications from recruitment agencies.',
  'This role is closed to agencies.',
  'The role is not open to freshers.',
  'The role is filled with puzzles.',
  'The seats of the role are filled organically.',
  'This position was closed and has been reopened.',
  'Move us off a library no longer available.',
  'Handle "job not found" errors in our scheduler.',
  'Job not found errors are yours to trace.',
  'Ensure that the role was filled in the org chart.',
  'Our previous job was closed in 2020.',
  'Is this job no longer available? Write to us.',
  'Why is the position closed?',
  'You will make sure that no position is closed without review.',
  'We could not find that page in the CRM fast enough.',
  'The position stays open until filled.',
  'You can no longer rely on the old gateway.',
  'Sunday: Closed',
  'Salary: not available',
  'See our closed positions.',
  'Write connection pools whose sockets are closed.',
  'If you do not hear from us in four weeks, please assume that the position has been filled.',
  'Applications are reviewed as they come and the position may be filled before the closing date.',
  'Note: kindly ignore if the position is closed.',
  'Positions are filled on a first come, first served basis.',
  'Applicants to whom this position is closed need not apply.',
  'The internship is completed in 6 months.',
  'The recruitment process is completed within two weeks.',
  'Applications without a resume are not accepted.',
  'Applications are not accepted by e-mail.',
  'Online applications are open and offline applications are closed.',
  'This job is not available in all states.',
  'The position is not available to contractors.',
  'The position has been open for two weeks.',
  'This role is no longer remote.',
  'Registration is over the phone.',
  'We are no longer a start-up, and hiring is on.',
  'The application deadline has not passed.',
  'Open positions are listed; closed positions are archived.',
  'The offer is valid as long as the position is not filled.',
]

test.each(OPEN_PHRASES)('a page with “%s” and an apply button is open', (words) => {
  expect(judge(page(`<p>${words}</p>${APPLY}`))).toEqual({
    state: 'open',
    detail: 'loads and names the posting',
  })
})

/** Sentences on pages of closed postings. */
const CLOSED_PHRASES = [
  // Careers pages and boards.
  'This job is no longer available.',
  'This job is closed',
  'Sorry, this position has been filled',
  'Sorry, this role is closed to new applicants.',
  'The job you are looking for has expired',
  'The job you are looking for is no longer open.',
  'The job you are trying to apply for has been filled. Maybe you would like to look at similar jobs.',
  'Thank you for your interest, but the position of Java Developer has been filled.',
  'Unfortunately, the Java Developer position (Ref 1742) has been filled internally.',
  'Java Developer is no longer available.',
  'Job not found',
  'The job you requested was not found. It may have been filled or closed.',
  'We couldn’t find that job.',
  'The page you are looking for doesn’t exist.',
  'This requisition is closed',
  'The job posting you requested is inactive.',
  'This job post is no longer live',
  'This job posting is no longer active. Browse all jobs.',
  'This opportunity is not active anymore.',
  'We have filled this position',
  'We’ve filled this role! Have a look at the others.',
  'The posting was removed.',
  'You can no longer apply for this job.',
  'We are no longer hiring for this role.',
  'We are not hiring for this role at the moment',
  'We are no longer accepting applications for this role.',
  'We are currently not accepting applications.',
  'No longer accepting applications',
  'Gulmohar Labs is no longer accepting applications for this position',
  'This job is not currently accepting applications.',
  'Applications for this position are now closed.',
  'Position closed',
  'Vacancy closed',
  'Job Expired',
  'Hiring closed',
  'Status: Closed',
  'This vacancy has now closed',
  'This internship has been cancelled.',
  // WordPress.
  'This listing has expired.',
  'This job has been expired',
  'Applications have closed',
  'Sorry! This job is expired.',
  // Forms.
  'The form Java Developer is no longer accepting responses.<br>Try contacting the owner of the form if you think that this is a mistake.',
  'This form is no longer accepting responses.',
  'This form isn’t accepting responses.',
  'This typeform is now closed',
  'This form is closed. Thank you for your interest.',
  // Government.
  'Online registration is closed.',
  'The last date for submission of applications is over.',
  'Last date over',
  'The application window has closed.',
  'The link for online application has been deactivated.',
  'Application link closed on 12.11.2026',
  'Applications closed on 12 Nov 2026',
  'Applications were closed on 11/02/2026 at 12:00 AM',
  'The recruitment process has been completed.',
  'It is hereby informed that the vacancy has been cancelled.',
  'Applications are closed until further notice.',
  'Hmm, this job doesn’t exist anymore.',
  'This job does not exist or has been removed.',
  'The job you’re looking for has been removed or is no longer available.',
  'The requested page could not be found',
  'This position is not open anymore.',
  'This role is now closed for applications.',
  'You’re too late, this job is closed',
  'The employer has closed this job',
  'This is an expired job.',
  'We have stopped accepting applications for this role.',
  'Applications are no longer being accepted',
  'It is no longer possible to apply for this job',
  'Walk-in drive completed',
  'The last date for receipt of applications is over.',
  'Last Date: Over',
  'The application period has ended.',
  'The advertisement stands cancelled.',
  'This advertisement has been withdrawn due to administrative reasons.',
  'The vacancy is closed as on 15.11.2026',
  'This form is no longer accepting submissions',
  'This job was filled on 12 Nov 2026',
  'Vacancy Status - Closed',
  'The deadline has passed.',
]

test.each(CLOSED_PHRASES)('a page that says “%s” is gone', (words) => {
  const { state, detail } = judge(page(`<div class="notice">${words}</div><p>We build things.</p>`))
  expect({ state, detail }).toEqual({ state: 'gone', detail: expect.stringMatching(/^says “.+”$/) })
})

test.each(CLOSED_PHRASES)('a page that says “%s” and still has an apply button is uncertain', (words) => {
  expect(judge(page(`<div class="notice">${words}</div>${APPLY}`)).state).toBe('uncertain')
})

test.each([
  'Hiring for this role is paused.',
  'This position is currently on hold',
  'The job you are looking for may have been filled.',
  'Registration is closed on 12 November',
  'Closed',
])('a page that says “%s” is uncertain', (words) => {
  expect(judge(page(`<p>${words}</p>`)).state).toBe('uncertain')
})

const headed = (heading: string, rest = '') => `<h1>${heading}</h1><p>Pune</p>${rest}`

test.each([
  ['gone', 'a heading before the title', headed('[CLOSED] Java Developer')],
  ['gone', 'a heading with the word', headed('Java Developer (Closed)')],
  ['gone', 'a badge next to the title', headed('Java Developer <span class="badge">Closed</span>')],
  ['gone', 'a word under the title', '<h1>Java Developer</h1><div>Expired</div><p>Pune</p>'],
  ['gone', 'words after a dash in the title', '<title>Java Developer - Position closed | Gulmohar</title>'],
  ['gone', 'a missing page with status 200', headed('404', '<p>Page not found</p>')],
  ['gone', 'a heading of a missing page', headed('Oops! Page not found')],
  [
    'gone',
    'words split over elements',
    page('<p>The <b>Java</b> <b>Developer</b> position <i>has been filled</i>.</p>'),
  ],
  ['gone', 'a disabled apply button', page('<p>Job expired</p><button disabled>Apply now</button>')],
  ['gone', 'a button to apply filters', page('<p>Job expired</p><button>Apply filters</button>')],
  ['gone', 'a button for another job', page('<p>Job expired</p><a href="/">Apply for another job</a>')],
  ['open', 'another job is closed', page('<ul><li><h3>QA Engineer (Closed)</h3></ul>' + APPLY)],
  ['open', 'reasons to report a job', page('<label><input type=radio> This job is closed</label>')],
  ['open', 'a hidden closing notice', page('<p hidden>This job is closed</p>')],
  ['open', 'hidden by a style', page('<div style="display: none"><p>Job expired</p></div>')],
  ['open', 'hidden by a class', page('<div class="alert d-none">Job expired</div>')],
  ['open', 'text of a script', page('<script>const over = "This job is closed"</script>')],
  ['open', 'a condition split over elements', page('<p>We hire until <b>The position is filled</b>.</p>')],
  ['open', 'an apply button hidden on small screens', page('<a class="hidden md:block" href="/a">Apply</a>')],
  ['uncertain', 'a submit button', page('<p>Job expired</p><input type="submit" value="Apply Now »">')],
  [
    'uncertain',
    'a button for the posting',
    page('<p>Job expired</p><button>Apply for Java Developer</button>'),
  ],
  ['uncertain', 'a page rendered by script', '<title>Careers</title><div id="root"></div>'],
  ['uncertain', 'a robot check', '<h1>Checking your browser</h1>'],
  ['uncertain', 'a title within another word', '<h1>JavaJava Developers</h1>'],
])('%s: %s', (state, _, html) => {
  expect(judge(html).state).toBe(state)
})

test('a posting with a closing date is open before it and gone after it', () => {
  const html = page('<p>Online registration is closed on 21st November 2026</p>')
  const on = (now: string) => judgePage(html, 'Java Developer', new Date(now)).state
  expect([on('2026-11-21T06:30:00Z'), on('2026-11-22T06:30:00Z')]).toEqual(['open', 'gone'])
})

test('judges a very long page quickly', () => {
  const much = page(`<p>${'the position of '.repeat(20_000)}</p><p>${'sorry but the job '.repeat(20)}</p>`)
  const started = process.cpuUsage()
  expect(judge(much).state).toBe('open')
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000)
})
