import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { FIXTURE_BOARDS, payloadOf, type Json } from '#test/ingest/fixture-boards.ts'
import { parseSource } from './sources.ts'
import { databaseStore } from './board-store.ts'
import { fetchBoard } from './fetch-board.ts'
import { ingestBoard } from './pipeline.ts'
import { readPayload } from './read-payload.ts'

const database = testDatabase()
afterEach(() => database.empty())

const NOW = new Date('2026-10-05T06:00:00Z')

const NAME = 'Vasundhara Iyengar'
const ADDRESS = 'vasundhara.iyengar@recruiters.example'
const PERSON = {
  name: NAME,
  fullName: NAME,
  email: ADDRESS,
  emails: [ADDRESS],
  mailbox: `${NAME} <${ADDRESS}>`,
}

/** The names under which systems publish a person, and some that nobody has used yet. */
const PLACES = {
  creator: PERSON,
  hiringManager: PERSON,
  recruiter: PERSON,
  recruiters: [PERSON, PERSON],
  hiringManagerName: NAME,
  recruitingCoordinatoremail: ADDRESS,
  contact_email: ADDRESS,
  mailbox_email: ADDRESS,
  SupeOrg_Level3: `${NAME} (${ADDRESS})`,
  InternalQualificationsStr: `<p>Ask ${NAME}, ${ADDRESS}</p>`,
  InternalDescriptionStr: `<p>${ADDRESS}</p>`,
  'visibility--hidden': ADDRESS,
  x: [[ADDRESS, { [ADDRESS]: NAME, y: NAME }]],
}

/** The payload with a person in every object, beside the fields that it has. */
function withPeople(value: Json, isOuter = true): Json {
  if (Array.isArray(value)) return value.map((part) => withPeople(part, false))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withPeople(part, false)])
  return { ...(isOuter ? {} : PLACES), ...Object.fromEntries(parts) } as Json
}

/** The payload with that person instead of the value of every field that is not kept. */
function withPeopleInstead(value: Json, kept: Json): Json {
  if (Array.isArray(value)) {
    const others = Array.isArray(kept) ? kept : []
    return value.map((part, index) => withPeopleInstead(part, others[index] ?? null))
  }
  if (typeof value !== 'object' || value === null) return value
  const others = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      Object.hasOwn(others, key) ? withPeopleInstead(part, others[key] ?? null) : PERSON,
    ]),
  ) as Json
}

/** The payload as a crawl keeps it. */
async function fetched(token: string, payload: Json): Promise<Json> {
  const source = parseSource(token)
  const adapter = { ...source.adapter, policy: undefined, robotsReviewed: 'none', fetch: async () => payload }
  const network = { http: neverAsked, robots: neverAsked, allowed: new Set<string>() }
  const loaded = await fetchBoard({ ...source, adapter } as typeof source, network)
  return 'payload' in loaded ? (loaded.payload as Json) : null
}

const neverAsked = () => Promise.reject(new Error('nothing is asked'))

const NOBODY = /vasundhara|iyengar|recruiters\.example/i

test.each(FIXTURE_BOARDS)('$token: a person in any other field is nowhere in what is kept', async (board) => {
  const { token } = board
  const source = parseSource(token)
  const plain = payloadOf(board)
  const people = withPeople(withPeopleInstead(plain, await fetched(token, plain)))
  const kept = await fetched(token, people)
  // What a handwritten file and a page may say is not for us to know: of those, the postings are asked alone.
  if (source.adapter.kept) expect(JSON.stringify(kept)).not.toMatch(NOBODY)
  const reading = readPayload(source, people)
  expect(reading.postings.length).toBeGreaterThan(0)
  expect(reading).toEqual(readPayload(source, plain))
  expect(JSON.stringify(reading)).not.toMatch(NOBODY)
  const store = databaseStore(database.owner)
  const report = await ingestBoard({
    source,
    load: async () => ({ payload: people }),
    seenAt: NOW,
    now: NOW,
    store,
  })
  expect(report.problem).toBeNull()
  const jobs = await database.owner.selectFrom('jobs').selectAll().execute()
  const others = await Promise.all([
    database.owner.selectFrom('boards').selectAll().execute(),
    database.owner.selectFrom('ingest_runs').selectAll().execute(),
  ])
  expect(jobs.length).toBeGreaterThan(0)
  expect(JSON.stringify([jobs, others])).not.toMatch(NOBODY)
})
