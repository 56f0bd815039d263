import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { insertContentRows } from '#db/queries/content/content-rows.ts'
import { listActs } from '#db/queries/admin/acts.ts'
import { storeMessage } from '#db/queries/messages/messages.ts'
import { recordReport } from '#db/queries/jobs/job-reports.ts'
import { contentTableNamed } from '#core/content/tables.ts'
import { nextTurn } from '#core/slices.ts'
import { adminSite, cookieOf, newToken } from '#test/admin-site.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'

const database = testDatabase()
beforeEach(() => database.empty())

/** The site for an operator who has opened a link. */
async function operator() {
  const { ask, post } = adminSite(database)
  const cookie = cookieOf(await post('/admin/enter', { token: await newToken(database.owner) }))
  const text = async (path: string) => textOf(await ask(path, { headers: cookie }))
  return {
    text,
    send: (path: string, fields: Record<string, string> | FormData) => post(path, fields, cookie),
  }
}
/** The page, with single spaces. */
const textOf = async (response: Response) => (await response.text()).replaceAll(/\s+/g, ' ')
const acts = async () =>
  (await listActs(database.owner, { limit: 20 })).map(({ act, actor, via }) => [act, actor, via])
const jobState = (id: string) =>
  database.owner
    .selectFrom('jobs')
    .select(['is_active', 'is_featured', 'title', 'salary_min'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('reports are decided: a posting is closed, another kept', async () => {
  const { text, send } = await operator()
  const [closed = '', kept = ''] = await insertJobs(database.owner, [
    jobRow('1', { title: 'Ferry <b>Engineer' }),
    jobRow('2', { title: 'Lighthouse Lead' }),
  ])
  for (const id of [closed, kept]) await recordReport(database.owner, id, 'scam')
  const page = await text('/admin/reports')
  expect(page).toContain('Ferry &lt;b&gt;Engineer')
  expect(page).toContain('scam 1')
  const done = await send('/admin/reports', { id: closed, act: 'close' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/admin/reports?said=done'])
  await send('/admin/reports', { id: kept, act: 'keep' })
  expect(await text('/admin/reports?said=done')).toMatch(/Done\.[\s\S]*None\./)
  expect((await jobState(closed)).is_active).toBe(false)
  expect((await jobState(kept)).is_active).toBe(true)
  expect(await acts()).toEqual([
    ['keep posting', 'asha', 'web'],
    ['close posting', 'asha', 'web'],
    ['sign in', 'asha', 'web'],
    ['print link', 'asha', 'cli'],
  ])
  expect(await text('/admin/log')).toContain('close posting')
})

test('a posting is found, featured and corrected; a wrong form is shown again as it was typed', async () => {
  const { text, send } = await operator()
  const [id = ''] = await insertJobs(database.owner, [
    jobRow('1', { title: 'Ferry Engineer', salary_min: 900_000 }),
  ])
  expect(await text('/admin/postings?search=ferry')).toContain(`/admin/postings/${id}`)
  await send('/admin/postings', { id, act: 'feature' })
  expect((await jobState(id)).is_featured).toBe(true)
  const wrong = await send(`/admin/postings/${id}`, { title: '', salary_min: 'three lakhs' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('three lakhs')
  const swapped = await send(`/admin/postings/${id}`, { salary_min: '3,00,000', salary_max: '2,00,000' })
  expect(await swapped.text()).toContain('The lowest pay is more than the highest')
  const lakhs = await send(`/admin/postings/${id}`, { salary_min: '3', locations: 'Pune' })
  expect(await lakhs.text()).toContain('No job pays ₹3 a year')
  const misspelled = await send(`/admin/postings/${id}`, { locations: 'Gooa' })
  expect(await misspelled.text()).toContain('did you mean Goa')
  const saved = await send(`/admin/postings/${id}`, { title: 'Ferry Engineer', salary_min: '3,00,000' })
  expect(saved.headers.get('location')).toBe(`/admin/postings/${id}?said=done`)
  expect(await jobState(id)).toMatchObject({ title: 'Ferry Engineer', salary_min: 300_000 })
  expect(await text(`/admin/postings/${id}`)).toContain('Drop the correction')
  await send('/admin/postings', { id, act: 'uncorrect' })
  expect(await text(`/admin/postings/${id}`)).not.toContain('Drop the correction')
  expect((await send('/admin/postings', { id, act: 'burn' })).headers.get('location')).toContain(
    'said=unknown',
  )
})

test('a board is paused, resumed and asked for', async () => {
  const { text, send } = await operator()
  await database.owner
    .insertInto('boards')
    .values({ source: 'lever:acme', listed_as: 'x', failures: 2, last_error: 'HTTP 500' })
    .execute()
  const page = await text('/admin/boards')
  for (const part of ['lever:acme', 'HTTP 500', 'failed 2 times']) expect(page).toContain(part)
  const back = '/admin/boards?view=all'
  const paused = await send('/admin/boards', { source: 'lever:acme', act: 'pause', back })
  expect(paused.headers.get('location')).toBe('/admin/boards?view=all&said=done')
  expect(await text('/admin/boards?view=paused')).toContain('Resume')
  await send('/admin/boards', { source: 'lever:acme', act: 'resume', back: 'https://elsewhere.example' })
  const checked = await send('/admin/boards', {
    source: 'lever:acme',
    act: 'check',
    back: '//elsewhere.example',
  })
  expect(checked.headers.get('location')).toBe('/admin/boards?said=done')
  expect(await text('/admin/boards')).toContain('asked for')
  expect((await acts()).slice(0, 3).map(([act]) => act)).toEqual([
    'check board',
    'resume board',
    'pause board',
  ])
})

const HEADER = 'name,platform,role_category,difficulty,rating,is_free,tags,link\n'
const course = (name: string, free = 'yes') =>
  `${name},Academy,DevOps,Beginner,,${free},Linux,https://courses.example/${name}\n`

function fileOf(text: string): FormData {
  const form = new FormData()
  form.set('file', new File([text], 'courses.csv'))
  form.set('step', 'show')
  form.set('format', 'csv')
  return form
}

/** The hidden fields of the dry run's form. */
const planOf = (page: string) => /name="plan" value="([^"]+)"/.exec(page)?.[1] ?? ''

test('a file of more than 4 MB is refused, and one that is no table says what is wrong', async () => {
  const { send, text } = await operator()
  const large = await send('/admin/content/courses', fileOf(HEADER + course('Linux').repeat(60_000)))
  expect(large.status).toBe(413)
  expect(await large.text()).toContain('The file is larger than 4 MB. Divide it.')
  const picture = await send('/admin/content/courses', fileOf('\u0089PNG\r\n\u001a\n\u0000\u0000'))
  expect(picture.status).toBe(400)
  expect(await text('/admin/content/courses')).toContain('0 of 0 rows')
})

test('the site answers while 1.9 million lines are read, and says in short what is wrong with them', async () => {
  const { send } = await operator()
  const site = adminSite(database)
  const health: number[] = []
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      health.push((await site.ask('/health/live')).status)
      await nextTurn()
    }
  }
  const letters = fileOf(`${HEADER}${'x\n'.repeat(1_900_000)}`)
  const watching = watch()
  const refused = await send('/admin/content/courses', letters).finally(() => over.abort())
  await watching
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('expected at most 5,000 rows. Divide the file')
  expect(health.length).toBeGreaterThan(5)
  expect(new Set(health)).toEqual(new Set([200]))

  const wrong = fileOf(HEADER + course('Linux') + 'x\n'.repeat(4_000))
  const page = await textOf(await send('/admin/content/courses', wrong))
  expect(page).toContain('4001 rows: 1 new, 0 changed, 0 unchanged, 100 wrong, 0 removed.')
  expect(page).toContain('3900 more rows were not looked at after 100 wrong ones.')
  expect(page.match(/<tr>/g)?.length).toBe(102)

  const many = fileOf(HEADER + Array.from({ length: 5_000 }, (_, index) => course(`c${index}`)).join(''))
  const shown = await textOf(await send('/admin/content/courses', many))
  expect(shown).toContain('5000 rows: 5000 new')
  expect(shown).toContain('And 4800 more new, changed or removed rows.')
})

test('a row that the database refuses is named by its line; the others are saved', async () => {
  const { send } = await operator()
  await sql`alter table learn_courses add constraint refused check (name <> 'Refused')`.execute(
    database.owner,
  )
  onTestFinished(async () => {
    await sql`alter table learn_courses drop constraint refused`.execute(database.owner)
  })
  const file = () => fileOf(HEADER + course('Helm') + course('Refused') + course('Istio'))
  const page = await textOf(await send('/admin/content/courses', file()))
  const apply = file()
  apply.set('step', 'apply')
  apply.set('plan', planOf(page))
  const told = await textOf(await send('/admin/content/courses', apply))
  expect(told).toContain('2 saved, 1 wrong and left out.')
  expect(told).toMatch(/<td class="number">3<\/td>[\s\S]*the database refused it: .*refused/)
  const stored = await database.owner.selectFrom('learn_courses').select('name').orderBy('name').execute()
  expect(stored.map(({ name }) => name)).toEqual(['Helm', 'Istio'])
})

test('a file is imported after its dry run, and only as it was shown', async () => {
  const { text, send } = await operator()
  const csv = HEADER + course('Kubernetes') + course('Helm') + 'Broken,Academy,Nowhere,Beginner,,yes,Linux,\n'
  const page = await textOf(await send('/admin/content/courses', fileOf(csv)))
  expect(page).toContain('2 new, 0 changed')
  expect(page).toMatch(/wrong[\s\S]*role_category/)
  expect(await text('/admin/content/courses')).toContain('0 of 0 rows')

  const stored = {
    name: 'Helm',
    platform: 'Academy',
    role_category: 'DevOps',
    difficulty: 'Beginner',
    rating: null,
  }
  const courses = contentTableNamed('courses')
  if (!courses) throw new Error('There is no table of courses.')
  await insertContentRows(
    database.owner,
    courses,
    [{ ...stored, is_free: true, tags: ['Linux'], link: null }],
    new Date(),
  )
  const fields = { step: 'apply', format: 'csv', text: csv }
  const changed = await textOf(await send('/admin/content/courses', { ...fields, plan: planOf(page) }))
  expect(changed).toContain('The table has changed since you looked')
  expect(changed).toContain('1 new, 1 changed')
  const saved = await send('/admin/content/courses', { ...fields, plan: planOf(changed) })
  expect(saved.headers.get('location')).toBe('/admin/content/courses?said=done')
  expect(await text('/admin/content/courses')).toContain('2 of 2 rows')
  expect(await listActs(database.owner, { limit: 1 })).toMatchObject([
    { act: 'change content', subject: 'learn_courses', before: { rows: 1 }, after: { rows: 2 } },
  ])
})

test('rows that are not in the file are removed if the operator wants it, with the rows that refer to them', async () => {
  const { send } = await operator()
  await sql`insert into mnc_companies (name) values ('Beas'), ('Kaveri'), ('Ravi')`.execute(database.owner)
  await sql`insert into mnc_job_openings (title, category, company_id, apply_url)
    select 'First', 'Backend', id, 'https://kaveri.example/apply' from mnc_companies where name = 'Kaveri'`.execute(
    database.owner,
  )
  const text = 'name,is_featured\nBeas,yes\nRavi,no\n'
  const file = (chosen: Record<string, string>) => ({ format: 'csv', text, ...chosen })
  const refused = await send(
    '/admin/content/mnc-companies',
    file({ replace: '1', text: 'name,is_featured\nRavi,no' }),
  )
  expect(await textOf(refused)).toContain(
    'If the file is whole, tick “Even if that is more than half of them”.',
  )
  const page = await textOf(await send('/admin/content/mnc-companies', file({ replace: '1' })))
  expect(page).toContain('2 rows: 0 new, 1 changed, 1 unchanged, 0 wrong, 1 removed.')
  expect(page).toMatch(/removed<\/td>\s*<td>Kaveri<\/td>\s*<td>with 1 row that refers to it/)
  await send('/admin/content/mnc-companies', file({ replace: '1', step: 'apply', plan: planOf(page) }))
  const stored = await database.owner
    .selectFrom('mnc_companies')
    .select(['name', 'is_featured'])
    .orderBy('name')
    .execute()
  expect(stored).toEqual([
    { name: 'Beas', is_featured: true },
    { name: 'Ravi', is_featured: false },
  ])
})

test('one row is edited and removed; a file that cannot be read is refused with the reason', async () => {
  const { text, send } = await operator()
  const first = await (await send('/admin/content/courses', fileOf(HEADER + course('Helm')))).text()
  const form = { step: 'apply', format: 'csv', text: HEADER + course('Helm'), plan: planOf(first) }
  await send('/admin/content/courses', form)
  const id = /row=([0-9a-f-]{36})/.exec(await text('/admin/content/courses'))?.[1] ?? ''
  expect(await text(`/admin/content/courses?row=${id}`)).toContain('name="field-platform" value="Academy"')
  const edited = await (
    await send('/admin/content/courses', {
      'field-name': 'Helm',
      'field-platform': 'Academy',
      'field-rating': '4.5',
    })
  ).text()
  expect(edited).toContain('rating: nothing → “4.5”')
  await send('/admin/content/courses', { id, step: 'remove' })
  expect(await text('/admin/content/courses')).toContain('1 of 1 row')
  await send('/admin/content/courses', { id, step: 'remove', sure: '1' })
  expect(await text('/admin/content/courses')).toContain('0 of 0 rows')
  const refused = await send('/admin/content/courses', fileOf('naam,platform\n'))
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('unknown column')
  expect((await send('/admin/content/jobs', fileOf('x'))).status).toBe(404)
})

test('a message is read and deleted, and the log holds nothing of it', async () => {
  const { text, send } = await operator()
  await storeMessage(database.owner, { reply_to: 'ravi@mail.example', body: 'Please <call> me' })
  expect(await text('/admin')).toMatch(/not mailed<\/a><\/td>\s*<td[^>]*>1</)
  const page = await text('/admin/messages')
  expect(page).toContain('Please &lt;call&gt; me')
  const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? ''
  await send('/admin/messages', { id, act: 'delete' })
  expect(await text('/admin/messages')).toContain('None.')
  const again = await send('/admin/messages', { id, act: 'delete' })
  expect(again.headers.get('location')).toBe('/admin/messages?said=unknown')
  const [act] = await listActs(database.owner, { limit: 1 })
  expect(act).toMatchObject({ act: 'delete message', subject: id, before: {}, after: {} })
})

test('a table is exported as a file', async () => {
  const { text, send } = await operator()
  const page = await (await send('/admin/content/courses', fileOf(HEADER + course('Helm')))).text()
  await send('/admin/content/courses', {
    step: 'apply',
    format: 'csv',
    text: HEADER + course('Helm'),
    plan: planOf(page),
  })
  expect(await text('/admin/content/courses?export=csv')).toContain('Helm,Academy,DevOps')
})

test('links of content that stopped working are listed with their rows, and counted on the first page', async () => {
  const { text } = await operator()
  const link = 'https://courses.example/helm?a=1&b=2'
  await sql`insert into learn_courses (name, platform, role_category, difficulty, is_free, link)
    values ('Helm', 'Academy', 'DevOps', 'Beginner', true, ${link})`.execute(database.owner)
  expect(await text('/admin/content')).toMatch(/id="dead"[\s\S]*None\./)
  await sql`insert into content_links (link, checked_at, gone_since, dead_since, detail)
    values (${link}, now(), now(), now(), 'HTTP 404')`.execute(database.owner)
  const page = await text('/admin/content')
  for (const part of ['Helm, Academy', 'HTTP 404', link.replace('&', '&amp;')]) expect(page).toContain(part)
  expect(await text('/admin')).toMatch(/stopped working<\/a><\/td>\s*<td[^>]*>1</)
})
