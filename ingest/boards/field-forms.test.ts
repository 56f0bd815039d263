import { expect, test } from 'vitest'
import { parseSource } from './sources.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import {
  changed,
  copyOf,
  FIXTURE_BOARDS,
  leavesOf,
  listIn,
  payloadOf,
  tokenOf,
  withPostings,
  type FixtureBoard,
  type Json,
  type Path,
} from '#test/ingest/fixture-boards.ts'
import { readPayload } from './read-payload.ts'

/** What a posting cannot do without, has a meaning in its own form alone (an address), or says whether it is open. */
const NEEDED = new RegExp(
  String.raw`(?:^|\.)(?:id|Id|reqId|jobSeq|uuid|guid|title|name|text|Title|jobTitle|reqTitle|JobTitle|JobId` +
    String.raw`|JobIdObfuscated|Posting_Title|\$?\w*[uU]rl|link|externalPath|shortcode|createdAt|tt:location` +
    String.raw`|jobPostingInfo|jobVO|status|visibility|jobCode|_source|jobId|data|slug|id_icims|job_path|url_next_step` +
    String.raw`|postingTitle|referenceCode|sourceId|_id|MatchedObjectDescriptor|Position(?:ID|Title|URI)|requisitionid` +
    String.raw`|displayStatus|deleted_at)$`,
)

/** Files and pages are written by hand and by everybody: what they need is asked in their own tests. */
const BOARDS = FIXTURE_BOARDS.filter(
  ({ token }) => !/^(?:file|jsonld|successfactors|avature|radancy|jobvite|jazzhr|icims):/.test(token),
)

const get = (value: Json, path: Path): Json =>
  path.reduce<Json>((part, key) => (part as Record<string, Json>)[key] ?? null, value)

/** A posting that is read, and what it is read as after a change of one of its fields. */
function readable(board: FixtureBoard) {
  const source = parseSource(board.token)
  const read = (postings: Json[]) => readPayload(source, withPostings(board, postings))
  const items = listIn(payloadOf(board), board.at)
  const template = items.find((item) => read([item, item, item]).postings.length > 0) ?? null
  const id = tokenOf(read([template, template, template]).postings[0]?.external_id ?? '')
  const others = ['81', '82', '83'].map((number) => copyOf(template, id, number))
  const alone = (posting: Json) => {
    const { postings, rejected } = read([posting, ...others])
    expect(postings.length + rejected.length).toBe(4)
    for (const { reason, detail } of rejected) if (reason === 'unreadable') expect(detail).toBeTruthy()
    return postings.length === 4 ? postings[0] : null
  }
  return { template, alone }
}

test.each(BOARDS)('$token: a posting is read without any field that it can do without', (board) => {
  const { template, alone } = readable(board)
  const lost = leavesOf(template).filter((path) => {
    const copy = structuredClone(template)
    const holder = get(copy, path.slice(0, -1)) as Record<string, Json>
    if (Array.isArray(holder)) return false
    delete holder[path.at(-1) ?? '']
    return alone(copy) === null && !NEEDED.test(path.join('.'))
  })
  // A few systems state a date of publication always, and one without it is another shape.
  expect(lost.map((path) => path.join('.')).filter((path) => !DATES.test(path))).toEqual([])
})

const DATES = /(?:publishedAt|createdAt|created_at|releasedDate|pubDate|date)$/

test.each(BOARDS)(
  '$token: numbers where text stands, and digits where numbers stand, cost nothing',
  (board) => {
    const { template, alone } = readable(board)
    const same = alone(template)
    const lost: string[] = []
    for (const path of leavesOf(template)) {
      const value = get(template, path)
      const name = path.filter((key) => typeof key === 'string').join('.')
      if (typeof value === 'number' && !NEEDED.test(name)) {
        const read = alone(changed(structuredClone(template), path, String))
        if (read === null) lost.push(`${name} as text`)
        else expect({ ...read, posted_at: null }).toEqual({ ...same, posted_at: null })
      }
      const isText = typeof value === 'string' && !NEEDED.test(name) && !/\d{4}-\d\d|\d\d:\d\d/.test(value)
      if (isText && alone(changed(structuredClone(template), path, () => 7)) === null)
        lost.push(`${name} as a number`)
    }
    expect(lost).toEqual([])
  },
)

const FORMS = [
  '2026-09-29',
  '2026-09-29T06:30:00Z',
  '2026-09-29T12:00:00+05:30',
  '2026-09-29 06:30:00 UTC',
  '29-Sep-2026',
  'September 29, 2026',
  'Tue, 29 Sep 2026 06:30:00 +0000',
  'Tue Sep 29 06:30:00 UTC 2026',
]

/** Google states no day of publication, and of Infosys' time only the day counts. */
const DATED = BOARDS.filter(({ token }) => !/^(?:google|infosys):/.test(token))

test.each(DATED)('$token: the date of publication is read in each form that has one meaning', (board) => {
  const { template, alone } = readable(board)
  const before = alone(template)?.posted_at?.getTime()
  const dates = leavesOf(template).filter((path) => {
    const value = get(template, path)
    if (typeof value !== 'string' && typeof value !== 'number') return false
    const moved = alone(
      changed(structuredClone(template), path, () => FORMS[1] ?? null),
    )?.posted_at?.toISOString()
    return moved === '2026-09-29T06:30:00.000Z' && moved !== new Date(before ?? 0).toISOString()
  })
  expect(dates.length).toBeGreaterThan(0)
  for (const path of dates)
    for (const form of FORMS) {
      const read = alone(changed(structuredClone(template), path, () => form))
      expect([form, read?.posted_at?.toISOString().slice(0, 10)]).toEqual([form, '2026-09-29'])
    }
})

/** How many postings there are, and how the request went: without these, nobody knows what the list is. */
const ENVELOPE = /(?:^|\.)(?:total\w*|\w*count\w*|hits|code|messageCode)(?:\.|$)/i

test.each(FIXTURE_BOARDS)('$token: an odd value beside the postings costs none of them', (board) => {
  const source = parseSource(board.token)
  const payload = payloadOf(board)
  const found = readPayload(source, structuredClone(payload)).postings.length
  const list = board.at.join('.')
  const beside = leavesOf(payload).filter((path) => {
    const name = path.join('.')
    return !list.startsWith(name) && !name.startsWith(list) && !ENVELOPE.test(name)
  })
  for (const path of list === '' ? [] : beside)
    for (const odd of [7, 'x', null, true, ['x', null], { x: 7 }]) {
      const copy = changed(structuredClone(payload), path, () => odd)
      expect([path.join('.'), odd, readPayload(source, copy).postings.length]).toEqual([
        path.join('.'),
        odd,
        found,
      ])
    }
})

test.each(BOARDS)('$token: more than half of its postings unreadable is another shape', (board) => {
  const { template } = readable(board)
  const source = parseSource(board.token)
  const read = () => readPayload(source, withPostings(board, [template, 'odd', 'odd']))
  expect(read).toThrow(SourceProblem)
})
