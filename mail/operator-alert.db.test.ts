import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { startMailServer } from '#test/mail-server.ts'
import { alertOperator } from './operator-alert.ts'
import { DeliveryProblem } from './delivery-problem.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const TO = 'help@pravesh.example'
const alert = (smtpUrl: string) =>
  alertOperator({
    owner: database.owner,
    mail: { smtpUrl, from: { name: 'Pravesh', address: 'letters@pravesh.example' } },
    to: TO,
    siteUrl: 'https://pravesh.example',
  })

/** Boards of the list that were asked just now, of which so many failed. */
async function addBoards(all: number, failing: number): Promise<void> {
  const now = new Date()
  await database.owner
    .insertInto('boards')
    .values(
      Array.from({ length: all }, (_, index) => ({
        source: `lever:board-${index}`,
        listed_as: 'active',
        last_run_at: now,
        seen_at: now,
        failures: index < failing ? 4 : 0,
        last_error: index < failing ? 'HTTP 500 <b>' : null,
      })),
    )
    .execute()
}

test('the operator is mailed what fails, once a day, and again on the next', async () => {
  await using server = await startMailServer()
  expect(await alert(server.url)).toBe('well')
  await addBoards(10, 2)
  expect(await alert(server.url)).toBe('well')
  await database.empty()
  await addBoards(10, 3)
  expect(await alert(server.url)).toBe('sent')
  expect(await alert(server.url)).toBe('waits')
  const [mail] = await server.mailsTo(TO)
  expect(mail?.subject).toBe('Pravesh needs a look: pravesh.example')
  expect(mail?.text).toContain('3 of 10 boards failed at the last try.')
  expect(mail?.text).toContain('lever:board-0, failed 4 times: HTTP 500 <b>')
  expect(mail?.html).toContain('HTTP 500 &lt;b&gt;')
  await sql`update operator_alerts set sent_at = now() - interval '21 hours'`.execute(database.owner)
  expect(await alert(server.url)).toBe('sent')
  expect(server.mails).toHaveLength(2)
})

test('paused boards are nobody’s trouble, and old confirmations are', async () => {
  await using server = await startMailServer()
  await addBoards(4, 4)
  await sql`update boards set paused_at = now()`.execute(database.owner)
  expect(await alert(server.url)).toBe('well')
  await sql`update boards set paused_at = null, failures = 0, seen_at = now() - interval '30 hours'`.execute(
    database.owner,
  )
  await sql`insert into jobs (title, company, location, posted_at, source, external_id, verified_at)
    select 'Engineer', 'Tarangini', 'Pune', now(), 'file:x', i::text, now() - interval '9 days'
    from generate_series(1, 20) as i`.execute(database.owner)
  expect(await alert(server.url)).toBe('sent')
  const [mail] = await server.mailsTo(TO)
  const text = mail?.text?.replaceAll(/\s+/g, ' ')
  expect(text).toContain('No board was read in the last 24 hours.')
  expect(text).toContain('Only 0 of 20 open postings were confirmed in the last week.')
})

test('links of content that have just stopped working are told, and not for ever', async () => {
  await using server = await startMailServer()
  const link = 'https://courses.example/linux'
  await sql`insert into learn_courses (name, platform, role_category, difficulty, is_free, link)
    values ('Linux', 'Academy', 'DevOps', 'Beginner', true, ${link})`.execute(database.owner)
  await sql`insert into content_links (link, checked_at, gone_since, dead_since, detail)
    values (${link}, now(), now() - interval '2 days', now(), 'HTTP 404')`.execute(database.owner)
  expect(await alert(server.url)).toBe('sent')
  const [mail] = await server.mailsTo(TO)
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('1 link of courses, tools and other content stopped')
  await sql`update content_links set dead_since = now() - interval '25 hours'`.execute(database.owner)
  expect(await alert(server.url)).toBe('well')
})

test('a mail that could not be sent is tried again', async () => {
  await addBoards(5, 5)
  await expect(alert(`smtp://127.0.0.1:${await freePort()}`)).rejects.toThrow(DeliveryProblem)
  await using refusing = await startMailServer({ answer: () => '451 later' })
  await expect(alert(refusing.url)).rejects.toThrow(DeliveryProblem)
  await using server = await startMailServer()
  expect(await alert(server.url)).toBe('sent')
})

test('several processes mail once', async () => {
  await using server = await startMailServer()
  await addBoards(5, 5)
  const outcomes = await Promise.all([alert(server.url), alert(server.url), alert(server.url)])
  expect(outcomes.toSorted()).toEqual(['sent', 'waits', 'waits'])
  expect(server.mails).toHaveLength(1)
})
