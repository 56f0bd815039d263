import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import type { JobCategory } from '#core/job.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { alertIssue, dropOldAlertMails, hasAlertWork } from '#db/queries/newsletter/alert-mails.ts'
import { changeAlert, leaveAlerts, listAlerts } from '#db/queries/newsletter/alert-requests.ts'
import { beginIssue } from '#db/queries/newsletter/issues.ts'
import { testDatabase } from '#test/database.ts'
import { addAlert, readersOf } from '#test/job-alerts.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { addConfirmedSubscriber } from '#test/newsletter-subscribers.ts'
import { parseAlertContent } from './alert-content.ts'
import { createFindNew } from './find-new.ts'
import { prepareAlertMails } from './send-alerts.ts'

const database = testDatabase()
afterEach(() => database.empty())

const DAY_MS = 86_400_000
const daysLater = (days: number) => new Date(Date.now() + days * DAY_MS)
const ASHA = 'asha@mail.example'

/** An open, verified posting that was first seen some days ago. */
const fresh = (
  id: string,
  { days = 1, ...row }: Partial<ReturnType<typeof jobRow>> & { days?: number } = {},
) =>
  jobRow(id, {
    title: id,
    first_seen_at: daysLater(-days),
    verified_at: daysLater(-0.1),
    posted_at: daysLater(-days),
    ...row,
  })

/** @param meanwhile Done while the searches run. */
async function prepare(now = new Date(), meanwhile = async () => {}): Promise<void> {
  const { owner } = database
  await beginIssue(owner, alertIssue('email', now), {})
  const findNew = await createFindNew(owner, createSqlFinder(owner), now)
  await prepareAlertMails({
    owner,
    channel: 'email',
    findNew: async (alert) => {
      await meanwhile()
      return findNew(alert)
    },
    now,
    run: randomUUID(),
    signal: new AbortController().signal,
  })
}

/** Per prepared mail, the titles of each alert. */
async function prepared(now = new Date()): Promise<Record<string, Record<string, string[]>>> {
  const rows = await database.owner
    .selectFrom('newsletter_deliveries as delivery')
    .innerJoin('newsletter_subscribers as reader', 'reader.id', 'delivery.subscriber')
    .select(['address', 'content'])
    .where('issue', '=', alertIssue('email', now))
    .orderBy('address')
    .execute()
  return Object.fromEntries(
    rows.map(({ address, content }) => [
      address ?? '',
      Object.fromEntries(
        parseAlertContent(content).alerts.map(({ name, jobs }) => [name, jobs.map(({ title }) => title)]),
      ),
    ]),
  )
}

test('only real, open, verified postings that match and are new since the alert was asked for', async () => {
  const fresher = { experience_level: 'Fresher' as const }
  await insertJobs(database.owner, [fresh('before', fresher)])
  await addAlert(database.owner, { address: ASHA, query: 'type=fresher&location=pune', name: 'Freshers' })
  await insertJobs(database.owner, [
    fresh('new', fresher),
    fresh('newer', { ...fresher, days: 0.5 }),
    fresh('experienced', { experience_level: 'Experienced' }),
    fresh('elsewhere', { ...fresher, location: 'Kochi', locations: ['Kochi'] }),
    fresh('sample', { ...fresher, is_sample: true, verified_at: null }),
    fresh('unverified', { ...fresher, verified_at: null }),
    fresh('stale', { ...fresher, verified_at: daysLater(-8) }),
    fresh('closed', { ...fresher, is_active: false, closed_at: new Date() }),
  ])
  await prepare()
  expect(await prepared()).toEqual({ [ASHA]: { Freshers: ['newer', 'new'] } })
})

test('the clock of the machine that adds postings decides nothing', async () => {
  await insertJobs(database.owner, [
    fresh('there before, an hour ahead', {
      first_seen_at: daysLater(1 / 24),
      last_seen_at: daysLater(1 / 24),
    }),
  ])
  await addAlert(database.owner, { address: ASHA, name: 'All', age: 1 })
  await insertJobs(database.owner, [
    fresh('a month behind', { days: 31 }),
    fresh('an hour ahead', { first_seen_at: daysLater(1 / 24), last_seen_at: daysLater(1 / 24) }),
  ])
  await prepare()
  expect((await prepared())[ASHA]?.All?.toSorted()).toEqual(['a month behind', 'an hour ahead'])
  await prepare(daysLater(1))
  expect(await prepared(daysLater(1))).toEqual({})
})

// The embedded engine has one session, so its transactions do not overlap. Not skipped: a skipped test counts as failed.
const testOfServer = inject('engine') === 'postgres' ? test : () => undefined
testOfServer(
  'postings of transactions that commit late are found by the next run, once, whatever the order of their ends',
  async () => {
    const { owner } = database
    /** Each of another company and category: those of one count their postings in the same rows, and wait for each other. */
    const begin = async (title: string, category: JobCategory) => {
      const transaction = await owner.startTransaction().execute()
      await insertJobs(transaction, [fresh(title, { category, company: title })])
      return transaction
    }
    const beforeAsked = await begin('began before the alert was asked for', 'Backend')
    await addAlert(owner, { address: ASHA, name: 'All' })
    const first = await begin('first to begin, last to commit', 'Frontend')
    const second = await begin('second to begin', 'Mobile')
    await second.commit().execute()
    await prepare()
    expect(await prepared()).toEqual({ [ASHA]: { All: ['second to begin'] } })
    await first.commit().execute()
    await prepare(daysLater(1))
    expect(await prepared(daysLater(1))).toEqual({ [ASHA]: { All: ['first to begin, last to commit'] } })
    await beforeAsked.commit().execute()
    // Who asks now has seen all of them.
    await addAlert(owner, { address: 'ravi@mail.example', name: 'All' })
    await prepare(daysLater(2))
    expect(await prepared(daysLater(2))).toEqual({
      [ASHA]: { All: ['began before the alert was asked for'] },
    })
    await prepare(daysLater(3))
    expect(await prepared(daysLater(3))).toEqual({})
  },
)

test('a posting is no news a month after it came, whatever its own dates say', async () => {
  await addAlert(database.owner, { address: ASHA, name: 'All' })
  await insertJobs(database.owner, [fresh('old'), fresh('new')])
  await sql`update posting_arrivals set arrived_at = now() - interval '31 days'
    where job_id = (select id from jobs where title = 'old')`.execute(database.owner)
  await prepare()
  expect(await prepared()).toEqual({ [ASHA]: { All: ['new'] } })
})

test('a posting that its own transaction deletes is forgotten', async () => {
  await database.owner.transaction().execute(async (transaction) => {
    await insertJobs(transaction, [fresh('gone'), fresh('stays')])
    await transaction.deleteFrom('jobs').where('title', '=', 'gone').execute()
  })
  await database.owner.deleteFrom('jobs').where('title', '=', 'stays').execute()
  expect(await database.owner.selectFrom('posting_arrivals').selectAll().execute()).toEqual([])
})

test('nothing new: no mail, and the alert is not due again today', async () => {
  await addAlert(database.owner, { address: ASHA, query: 'search=kotlin' })
  await insertJobs(database.owner, [fresh('Java Developer')])
  expect(await hasAlertWork(database.owner, 'email', new Date())).toBe(true)
  await prepare()
  expect(await prepared()).toEqual({})
  expect(await hasAlertWork(database.owner, 'email', new Date())).toBe(false)
  expect(await hasAlertWork(database.owner, 'email', daysLater(1))).toBe(true)
})

test('a posting goes to a reader once: not under two alerts, not the next day, not when it is opened again', async () => {
  await addAlert(database.owner, { address: ASHA, query: 'search=react', name: 'React' })
  await addAlert(database.owner, { address: ASHA, query: 'search=developer', name: 'Developers', age: 7 })
  await addAlert(database.owner, { address: 'ravi@mail.example', query: 'search=react', name: 'React' })
  const [id = ''] = await insertJobs(database.owner, [
    fresh('React Developer'),
    fresh('Go Developer', { days: 2 }),
  ])
  await prepare()
  expect(await prepared()).toEqual({
    [ASHA]: { React: ['React Developer'], Developers: ['Go Developer'] },
    'ravi@mail.example': { React: ['React Developer'] },
  })
  await prepare()
  const open = async (is_active: boolean) =>
    database.owner
      .updateTable('jobs')
      .set({ is_active, closed_at: is_active ? null : new Date() })
      .where('id', '=', id)
      .execute()
  await open(false)
  await open(true)
  await prepare(daysLater(1))
  expect(await prepared(daysLater(1))).toEqual({})
})

test('a posting that begins to match or to be verified later is not lost', async () => {
  await addAlert(database.owner, { address: ASHA, name: 'All' })
  await insertJobs(database.owner, [fresh('first'), fresh('second', { verified_at: null })])
  await prepare()
  expect(await prepared()).toEqual({ [ASHA]: { All: ['first'] } })
  await sql`update jobs set verified_at = now()`.execute(database.owner)
  await prepare(daysLater(1))
  expect(await prepared(daysLater(1))).toEqual({ [ASHA]: { All: ['second'] } })
})

test('an unconfirmed alert finds nothing, and neither does one that was asked for today', async () => {
  await insertJobs(database.owner, [fresh('new')])
  await addAlert(database.owner, { address: ASHA })
  await addAlert(database.owner, { address: 'ravi@mail.example', age: 0 })
  await sql`update job_alerts set confirmed_at = null where checked_on < current_date - 1`.execute(
    database.owner,
  )
  await prepare()
  expect(await prepared()).toEqual({})
})

test('a long list is cut, with the number of the others, and none of them comes again', async () => {
  await addAlert(database.owner, { address: ASHA, name: 'All' })
  const many = Array.from({ length: 30 }, (_, index) => fresh(`Job ${index}`, { days: 1 + index / 100 }))
  await insertJobs(database.owner, many)
  await prepare()
  const { All = [] } = (await prepared())[ASHA] ?? {}
  expect([All.length, All[0], All.at(-1)]).toEqual([25, 'Job 0', 'Job 24'])
  const { content } = await database.owner
    .selectFrom('newsletter_deliveries')
    .select('content')
    .executeTakeFirstOrThrow()
  expect(parseAlertContent(content).alerts[0]?.total).toBe(30)
  await prepare(daysLater(1))
  expect(await prepared(daysLater(1))).toEqual({})
})

test('who deletes an alert before its mail goes does not get it; other alerts find the postings again', async () => {
  const token = await addAlert(database.owner, { address: ASHA, query: 'search=react', name: 'React' })
  await addAlert(database.owner, { address: ASHA, query: 'search=developer', name: 'Developers', age: 7 })
  await insertJobs(database.owner, [fresh('React Developer')])
  await prepare()
  const [react] = await listAlerts(database.web, token)
  await changeAlert(database.web, token, react?.id ?? '', null)
  expect(await prepared()).toEqual({})
  await prepare(daysLater(1))
  expect(await prepared(daysLater(1))).toEqual({ [ASHA]: { Developers: ['React Developer'] } })
})

test('an alert that is deleted while the searches run costs its reader today’s mail, and nobody else theirs', async () => {
  const token = await addAlert(database.owner, { address: ASHA, query: 'search=react', name: 'React' })
  await addAlert(database.owner, { address: ASHA, query: 'search=developer', name: 'Developers', age: 7 })
  await addAlert(database.owner, { address: 'ravi@mail.example', query: 'search=react', name: 'React' })
  await insertJobs(database.owner, [fresh('React Developer')])
  await prepare(new Date(), async () => {
    const react = (await listAlerts(database.web, token)).find(({ name }) => name === 'React')
    if (react) await changeAlert(database.web, token, react.id, null)
  })
  expect(await prepared()).toEqual({ 'ravi@mail.example': { React: ['React Developer'] } })
  await prepare()
  expect(await prepared()).toEqual({
    [ASHA]: { Developers: ['React Developer'] },
    'ravi@mail.example': { React: ['React Developer'] },
  })
})

test('who leaves is forgotten with everything, or keeps the newsletter', async () => {
  const asha = await addAlert(database.owner, { address: ASHA })
  const ravi = await addAlert(database.owner, { address: 'ravi@mail.example' })
  await addConfirmedSubscriber(database.owner, 'ravi@mail.example')
  await insertJobs(database.owner, [fresh('new')])
  await prepare()
  await sql`update newsletter_deliveries set state = 'sent'`.execute(database.owner)
  await leaveAlerts(database.web, asha)
  await leaveAlerts(database.web, ravi)
  expect(await readersOf(database.owner)).toEqual(['ravi@mail.example'])
  for (const table of ['newsletter_deliveries', 'alert_postings', 'job_alerts'] as const)
    expect(await database.owner.selectFrom(table).selectAll().execute(), table).toEqual([])
})

test('mails that were not sent for two days are dropped, and their postings are found again', async () => {
  await addAlert(database.owner, { address: ASHA, name: 'All' })
  await insertJobs(database.owner, [fresh('new')])
  await prepare()
  const later = daysLater(3)
  await dropOldAlertMails(database.owner, 'email', { before: daysLater(2), now: later })
  await prepare(later)
  expect(await prepared(later)).toEqual({ [ASHA]: { All: ['new'] } })
})
