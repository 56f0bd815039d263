import { afterEach, expect, test } from 'vitest'
import { readFixture } from '#test/ingest/adapter-contract.ts'
import { testDatabase } from '#test/database.ts'
import { ADAPTERS, parseSource } from '#ingest/adapters/sources.ts'
import { databaseStore } from './board-store.ts'
import { ingestBoard } from './pipeline.ts'

const database = testDatabase()
afterEach(() => database.empty())

const NOW = new Date('2026-10-05T06:00:00Z')

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

interface Board {
  fixture: string
  /** Of the fixture. */
  token: string
  /** Where the postings are in its payload, as `parse` returns it. */
  at: string[]
  /** The part of a posting that the source sends, if we add to it. */
  sent?: string
}

const BOARDS: Board[] = [
  { token: 'greenhouse:nimbuswala', fixture: 'greenhouse-nimbuswala.json', at: ['jobs'] },
  { token: 'lever:pahalpay', fixture: 'lever-pahalpay.json', at: [] },
  { token: 'lever-eu:pahalpay', fixture: 'lever-pahalpay.json', at: [] },
  { token: 'ashby:vidya labs', fixture: 'ashby-vidya-labs.json', at: ['jobs'] },
  { token: 'workable:mango-metrics', fixture: 'workable-mango-metrics.json', at: ['jobs'] },
  { token: 'recruitee:kitekettle', fixture: 'recruitee-kitekettle.json', at: ['offers'] },
  { token: 'personio:banyanworks', fixture: 'personio-banyanworks.xml', at: ['workzag-jobs', 'position'] },
  { token: 'teamtailor:jamun', fixture: 'teamtailor-jamun.xml', at: ['rss', 'channel', 'item'] },
  { token: 'keka:morpankh', fixture: 'keka-morpankh.json', at: ['jobs'] },
  { token: 'workday:tungabhadra.wd3/Careers', fixture: 'workday-tungabhadra.json', at: ['jobPostings'] },
  { token: 'smartrecruiters:KaveriCloudworks', fixture: 'smartrecruiters-kaveri.json', at: ['content'] },
  {
    token: 'oracle:kaveri.fa.em2.oraclecloud.com/CX_1',
    fixture: 'oracle-kaveri.json',
    at: ['items', '0', 'requisitionList'],
  },
  { token: 'eightfold:careers.narmada.example', fixture: 'eightfold-narmada.json', at: ['positions'] },
  {
    token: 'successfactors:jobs.godavari.example',
    fixture: 'successfactors-godavari.xml',
    at: ['rss', 'channel', 'item'],
  },
  { token: 'ripplehire:gomti', fixture: 'ripplehire-gomti.json', at: ['jobVoList'] },
  { token: 'mynexthire:betwa', fixture: 'mynexthire-betwa.json', at: ['reqDetailsBOList'] },
  { token: 'turbohire:tapi', fixture: 'turbohire-tapi.json', at: ['Result'] },
  { token: 'zoho:kosi.zohorecruit.in', fixture: 'zoho-kosi.json', at: ['data'] },
  {
    token: 'peoplestrong:indravati-careers',
    fixture: 'peoplestrong-indravati.json',
    at: ['response'],
  },
  { token: 'zwayam:careers.pamba.example', fixture: 'zwayam-pamba.json', at: ['data', 'data'] },
  {
    token: 'phenom:careers.sabarmati.example',
    fixture: 'phenom-sabarmati.json',
    at: ['refineSearch', 'data', 'jobs'],
  },
  { token: 'jibe:careers.netravati.example', fixture: 'jibe-netravati.json', at: ['jobs'], sent: 'data' },
  { token: 'icims:careers-hemavati.icims.com', fixture: 'icims-hemavati.json', at: ['pages'] },
  { token: 'amazon:amazon.jobs', fixture: 'amazon-search.json', at: ['jobs'] },
  { token: 'infosys:career.infosys.com', fixture: 'infosys-jobs.json', at: [] },
  { token: 'ibm:www-api.ibm.com', fixture: 'ibm-search.json', at: ['hits', 'hits'] },
  { token: 'capgemini:cg-jobstream-api', fixture: 'capgemini-search.json', at: ['data'] },
  {
    token: 'mercedesbenz:jobs.api.mercedes-benz.com',
    fixture: 'mercedesbenz-search.json',
    at: ['SearchResult', 'SearchResultItems'],
  },
  { token: 'kpit:www.kpit.com', fixture: 'kpit-list.json', at: ['cards'] },
  {
    token: 'avature:jobs.sabarmati.example/en_US/careers',
    fixture: 'avature-sabarmati.json',
    at: ['pages'],
  },
  { token: 'radancy:careers.shipra.example', fixture: 'radancy-shipra.json', at: ['pages'] },
  { token: 'rippling:indrayani', fixture: 'rippling-indrayani.json', at: ['jobs'] },
  { token: 'freshteam:chambal', fixture: 'freshteam-chambal.json', at: ['jobs'] },
  { token: 'jobvite:mahanadi', fixture: 'jobvite-mahanadi.json', at: ['pages'] },
  { token: 'trakstar:teesta', fixture: 'trakstar-teesta.xml', at: ['rss', 'channel', 'item'] },
  { token: 'jazzhr:periyar', fixture: 'jazzhr-periyar.json', at: ['pages'] },
  { token: 'cognizant:india-en', fixture: 'cognizant-india.xml', at: ['source', 'job'] },
  { token: 'google:careers', fixture: 'google-careers.json', at: ['jobs'] },
  { token: 'jsonld:careers.sahyadri.example', fixture: 'jsonld-sahyadri.json', at: ['pages'] },
  { token: 'file:gulmohar', fixture: 'file-gulmohar.csv', at: ['rows'], sent: 'cells' },
]

const ODD: ((value: Json) => Json)[] = [
  (value) => `\udca9\ufffe\u202e${String(value)}\0 \ud83d`,
  () => 'x'.repeat(1_000_000),
  () => 7,
  () => 1e15,
  () => -1,
  () => null,
  () => ({ name: 'x' }),
  () => ['x', null, 7],
  () => JSON.parse(`${'['.repeat(5000)}7${']'.repeat(5000)}`) as Json,
  () => true,
]

test('every kind of board is tried', () => {
  expect(BOARDS.map(({ token }) => token.split(':')[0])).toEqual(ADAPTERS.map(({ name }) => name))
})

test.each(BOARDS)('$token: an odd value costs its posting alone', { timeout: 120_000 }, async (board) => {
  const { template, id } = await keptPosting(board)
  const paths = leavesOf(template).filter(
    (path) => !board.sent || (path[0] === board.sent && path.length > 1),
  )
  expect(paths.length).toBeGreaterThan(5)
  // Half of the values for each field: all of them took a minute.
  const odd = ODD.flatMap((change, kind) =>
    paths
      .filter((_, index) => (kind + index) % 2 === 0)
      .map((path, index) => changed(copyOf(template, id, `9${kind}${index}`), path, change)),
  )
  // Without them, more than half might be unreadable: then the whole board is taken for another shape.
  const good = Array.from({ length: Math.ceil(odd.length / 2) }, (_, index) =>
    copyOf(template, id, `8${index}`),
  )
  const goodIds = new Set(await idsOf(board, good))
  const { report, ids, texts } = await importPostings(board, [...good.slice(0, 6), ...odd, ...good.slice(6)])
  expect(report.problem).toBeNull()
  expect(report.stored?.refused).toEqual([])
  expect(ids.filter((one) => goodIds.has(one))).toHaveLength(good.length)
  const rejected = Object.values(report.rejected).reduce((sum, count) => sum + count, 0)
  expect(report.kept + rejected).toBe(report.found)
  const unreadable = report.notes.filter(({ kind }) => kind === 'unreadable')
  expect(unreadable.filter(({ external_id, title }) => !external_id && !title)).toEqual([])
  expect(unreadable.filter(({ detail }) => detail === '' || detail.length > 500)).toEqual([])
  for (const text of texts) expect(text).not.toMatch(/[\0\ufffe\uffff\u202e\p{Surrogate}]/u)
})

/** A posting of the fixture that is imported, and its id. */
async function keptPosting(board: Board): Promise<{ template: Json; id: string }> {
  for (const item of listIn(payloadOf(board), board.at)) {
    const ids = await idsOf(board, [item, item, item])
    const [id] = ids
    if (id && ids.length > 0) {
      const { report } = await importPostings(board, [item])
      await database.empty()
      if (report.kept === 1) return { template: item, id: tokenOf(id) }
    }
  }
  throw new Error(`no posting of ${board.fixture} is imported`)
}

/** The part of an id that other fields of the posting may have too. */
function tokenOf(id: string): string {
  return /[A-Za-z0-9-]+$/.exec(id)?.[0] ?? id
}

function payloadOf({ token, fixture }: Board): Json {
  return parseSource(token).adapter.parse(readFixture(fixture)) as Json
}

function listIn(payload: Json, at: string[]): Json[] {
  return at.reduce<Json>((value, key) => (value as Record<string, Json>)[key] ?? null, payload) as Json[]
}

/** The payload of the fixture with other postings. */
function withPostings(board: Board, postings: Json[]): unknown {
  if (board.at.length === 0) return postings
  const payload = structuredClone(payloadOf(board))
  const last = board.at.at(-1) ?? ''
  const parent = board.at
    .slice(0, -1)
    .reduce<Json>((value, key) => (value as Record<string, Json>)[key] ?? null, payload)
  ;(parent as Record<string, Json>)[last] = postings
  return payload
}

/** The ids of postings, as an import without a database names them. */
async function idsOf(board: Board, postings: Json[]): Promise<(string | null)[]> {
  const source = parseSource(board.token)
  const ids: (string | null)[] = []
  await ingestBoard({
    source,
    load: async () => ({ payload: withPostings(board, postings) }),
    seenAt: NOW,
    now: NOW,
    store: null,
    onJudged: (one) => ids.push('raw' in one ? one.raw.external_id : one.rejection.external_id),
  })
  return ids
}

async function importPostings(board: Board, postings: Json[]) {
  const report = await ingestBoard({
    source: parseSource(board.token),
    load: async () => ({ payload: withPostings(board, postings) }),
    seenAt: NOW,
    now: NOW,
    store: databaseStore(database.owner),
  })
  const rows = await database.owner
    .selectFrom('jobs')
    .select([
      'external_id',
      'title',
      'company',
      'location',
      'description',
      'requisition_id',
      'source_url',
      'evidence',
    ])
    .execute()
  return {
    report,
    ids: rows.map(({ external_id }) => external_id),
    texts: rows.map((row) => JSON.stringify(row, null, 1)),
  }
}

/** The same posting with another id, wherever its id stands. */
function copyOf(posting: Json, id: string, number: string): Json {
  return JSON.parse(JSON.stringify(posting).replaceAll(id, id + number)) as Json
}

type Path = (string | number)[]

/** The paths of all values in a posting that hold no others, and of those that hold some. */
function leavesOf(value: Json, path: Path = []): Path[] {
  const here = path.length > 0 ? [path] : []
  if (typeof value !== 'object' || value === null) return here
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...here, ...entries.flatMap(([key, one]) => leavesOf(one, [...path, key]))]
}

function changed(posting: Json, path: Path, change: (value: Json) => Json): Json {
  const parent = path
    .slice(0, -1)
    .reduce<Json>((value, key) => (value as Record<string, Json>)[key] ?? null, posting)
  const last = path.at(-1) ?? ''
  const holder = parent as Record<string, Json>
  holder[last] = change(holder[last] ?? null)
  return posting
}
