import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { crawl } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { plainPosting } from '#test/raw-posting.ts'
import { storeCrawl } from '#db/queries/boards/board-crawl.ts'
import type { RawPay, RawPosting } from '#ingest/adapters/raw-posting.ts'
import { judge } from './judge.ts'

const database = testDatabase()
afterEach(() => database.empty())

const NOW = new Date('2026-11-20T00:00:00Z')

const AMOUNTS = [0, -1, 1, 0.5, 30, 12_00_000, 30_00_000, 1e9, 1e15, 1e300, Infinity, -Infinity, NaN, null]
const PERIODS = ['year', 'month', null] as const

function pays(): RawPay[][] {
  return AMOUNTS.flatMap((min) =>
    AMOUNTS.flatMap((max) =>
      PERIODS.map((period) => [{ min, max, currency: 'INR', period, label: 'Annual salary' }]),
    ),
  )
}

const YEARS = [
  '99',
  '-1',
  '0',
  '60+ years',
  '51-55 years',
  '2 - 200 years',
  '12 - 2 years',
  '0-99 years',
  '3.5 - 2.5 years',
  '1200 months',
  '99999999999999 years',
  'NaN - Infinity years',
  '1e15 years',
]
const TIMES = [
  NaN,
  0,
  -8.64e15,
  8.64e15,
  Date.parse('9999-12-31'),
  Date.parse('0001-01-01'),
  Date.parse('-004713-01-01'),
]
const LONG = 'x'.repeat(5000)

/** What a board may send for each column with a constraint. */
const SENT: Record<string, Partial<RawPosting>[]> = {
  'salary_min salary_max salary_period': [
    ...pays().map((pay) => ({ pay })),
    { pay: [...(pays()[3] ?? []), ...(pays()[200] ?? [])] },
    ...['30 - 20 LPA', '12 LPA to 6 LPA', '20 10', '99999999999999999999 LPA', '-5 LPA', '0'].map(
      (pay_text) => ({
        pay_text,
      }),
    ),
    { pay_text: '20 10', description: 'CTC in lakhs p.a.' },
  ],
  'experience_min experience_max experience_level': [
    ...YEARS.map((experience) => ({ experience })),
    ...YEARS.map((years) => ({ description: `<p>Experience: ${years}</p>` })),
  ],
  batch: ['1024 batch', '2150 batch', '1999-2160 batch', '0 passouts', '99999999 batch'].map(
    (description) => ({
      description,
    }),
  ),
  'facts degrees branches notice_days': [
    'Notice period: 9999 days. Openings: 999999999. Bond of 900 years. Travel 400%.',
    'Openings: 0. Office 9 days a week. Notice: 0 days. Bond: 0 months.',
    'B.Tech, M.Tech, BCA, MCA, B.Sc, M.Sc, B.Com, B.A, BBA, MBA, diploma, ITI, 12th pass, any graduate',
    'B.Tech (CSE, IT, ECE, EEE, EIE, mechanical, civil, AIML, electronics, maths or a related field)',
    `Walk-in on 31 February 2026, 1 to 31 December, 99/99/2026\nVenue: ${LONG}\nBring your ${LONG} 🚀`,
    'Walk-in on 1 Jan 2026 to 31 Dec 2026, 00/00/2000, 5th Dec 2099',
    'Languages: English, Hindi. Pay ₹500 to confirm. Rotational and night shifts. Relocation support.',
  ].map((description) => ({ description })),
  'posted_at application_deadline': TIMES.flatMap((time) => [
    { posted_at: new Date(time) },
    { application_deadline: new Date(time) },
  ]),
  'title company location external_id': [
    { title: LONG },
    { title: `Java Developer ${'x'.repeat(290)}` },
    { title: '' },
    { title: '🚀'.repeat(160) },
    { company: '' },
    { company: LONG },
    { company: '\0' },
    { external_id: '' },
    { external_id: LONG },
    { locations: Array.from({ length: 3000 }, () => ({ text: `Pune, ${LONG}`, country: 'IN' })) },
  ],
  'source_url application_url': [
    '',
    'x',
    'javascript:alert(1)',
    `https://x.example/${LONG}`,
    'https://x.example/a b',
  ].flatMap((url) => [{ source_url: url }, { application_url: url }]),
  'category work_mode job_type skills locations evidence source confirmations board_confirmations': [
    { employment_type: LONG, workplace_type: LONG, skills: [LONG, '', '\0', '\ud83d'] },
    { description: `<p>Java ${'🚀'.repeat(3000)} in Pune \ud83d</p>`, requisition_id: LONG },
  ],
}

/** Set by the import itself, not by what a board sends. */
const OURS =
  'closed_at close_reason is_active is_sample verified_at last_seen_at first_seen_at duplicate_of id'.split(
    ' ',
  )
const OTHER_WRITERS = 'clicks clicks_last_7_days corrected company_logo_url link_gone_since probed_at'.split(
  ' ',
)

test('every column with a constraint is tried', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where conrelid = 'jobs'::regclass and contype = 'c'`.execute(database.owner)
  const known = new Set([
    ...Object.keys(SENT).flatMap((names) => names.split(' ')),
    ...OURS,
    ...OTHER_WRITERS,
  ])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

test.each(Object.entries(SENT))('whatever a board sends for %s, the database takes it', async (_, sent) => {
  const kept = sent.flatMap((change, index) => {
    const raw = { ...plainPosting, external_id: String(index), ...change }
    const { reason, posting } = judge('greenhouse:nimbuswala', raw, NOW)
    return reason === null ? [posting] : []
  })
  expect(kept.length).toBeGreaterThan(0)
  const { refused, inserted } = await storeCrawl(database.owner, crawl(0, kept))
  expect(refused).toEqual([])
  expect(inserted).toHaveLength(kept.length)
})
