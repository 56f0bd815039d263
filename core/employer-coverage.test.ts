import { expect, test } from 'vitest'
import { employerCoverage, isLarge, type EmployerBoard, type KnownEmployer } from './employer-coverage.ts'

const NOW = new Date('2026-11-26T06:00:00Z')
const days = (count: number) => new Date(NOW.getTime() - count * 86_400_000)

function board(source: string, values: Partial<EmployerBoard> = {}): EmployerBoard {
  return {
    source,
    company: 'Acme',
    state: 'active',
    jobs_in_india: null,
    counted_on: null,
    seen_at: null,
    last_run_at: null,
    failures: 0,
    from_file: false,
    refusal: null,
    open: 0,
    ...values,
  }
}

function known(values: Partial<KnownEmployer> = {}): KnownEmployer {
  return {
    company: 'Acme',
    system: 'Own site',
    tenant: null,
    openings: 100,
    seenOn: '2026-10-04',
    evidence: 'a public list (2026-10-04)',
    notRead: 'robots',
    ...values,
  }
}

const one = (employers: KnownEmployer[], ...boards: EmployerBoard[]) =>
  employerCoverage(employers, boards, NOW)[0]
const read = { seen_at: days(1), last_run_at: days(1) }

test('the largest employer comes first, and one that nobody counted last', () => {
  const rows = employerCoverage(
    [known({ company: 'Vindhya' })],
    [
      board('lever:b', { company: 'Small', jobs_in_india: 7 }),
      board('lever:c', { company: 'Uncounted' }),
      board('lever:a', { company: 'Mid', jobs_in_india: 50 }),
    ],
    NOW,
  )
  expect(rows.map(({ company, size }) => [company, size])).toEqual([
    ['Vindhya', 100],
    ['Mid', 50],
    ['Small', 7],
    ['Uncounted', null],
  ])
  expect(rows.filter(isLarge).map(({ company }) => company)).toEqual(['Vindhya', 'Mid'])
})

test('boards of one employer are one row, whatever they call it; a dead one does not count', () => {
  const rows = employerCoverage(
    [known({ company: 'Tata Consultancy Services', boards: ['keka:ibegin'], openings: 5, notRead: null })],
    [
      board('lever:tcs', { company: 'TCS', jobs_in_india: 20, counted_on: '2026-09-01', open: 3, ...read }),
      board('keka:ibegin', { company: 'Some brand', jobs_in_india: 10, counted_on: '2026-10-01', ...read }),
      board('keka:old', { company: 'TCS Ltd', state: 'dead', jobs_in_india: 900 }),
    ],
    NOW,
  )
  expect(rows).toMatchObject([
    { size: 30, countedOn: '2026-10-01', open: 3, state: 'read', systems: ['Own site', 'Lever', 'Keka'] },
  ])
})

test.each([
  [{ ...read }, 'read'],
  [{ ...read, failures: 2, refusal: 'refused' }, 'read'],
  [{ last_run_at: days(1), refusal: 'robots' }, 'robots'],
  [{ last_run_at: days(1), refusal: 'permission' }, 'permission'],
  [{ last_run_at: days(1), refusal: 'refused' }, 'refused'],
  [{ last_run_at: days(1), failures: 1 }, 'failing'],
  [{ last_run_at: days(8), seen_at: days(8) }, 'stale'],
  [{}, 'waiting'],
  [{ state: 'resting' }, 'waiting'],
  [{ state: 'needs permission' }, 'permission'],
  [{ state: 'paused', ...read }, 'paused'],
  [{ state: 'dead' }, 'gone'],
  [{ state: 'moved' }, 'gone'],
] as [Partial<EmployerBoard>, string][])('a board as %j makes its employer %s', (values, state) => {
  expect(one([], board('lever:acme', values))?.state).toBe(state)
})

test('the table says why, unless a board that we may ask says more', () => {
  expect(one([known()])).toMatchObject({
    state: 'robots',
    missing: ['Their site forbids robots', 'no board on the list'],
  })
  expect(one([known({ notRead: null })])?.state).toBe('no reader')
  expect(one([known()], board('lever:acme', { state: 'needs permission' }))?.state).toBe('robots')
  expect(one([known()], board('lever:acme', { state: 'dead' }))?.state).toBe('robots')
  expect(one([known()], board('lever:acme', read))?.state).toBe('read')
  expect(one([known()], board('lever:acme'))?.state).toBe('waiting')
  // We learnt to read its system since.
  const unknown = known({ notRead: 'no reader' })
  expect(one([unknown], board('lever:acme', { state: 'needs permission' }))?.state).toBe('permission')
})

test('an employer whose larger board is not read is read in part, and the operator is told which', () => {
  const small = board('lever:small', { jobs_in_india: 2, open: 2, ...read })
  const large = board('keka:large', { jobs_in_india: 500, state: 'needs permission' })
  expect(one([], small, large)).toMatchObject({
    state: 'part',
    missing: ['keka:large: We need permission to read their site'],
  })
  expect(one([], small, { ...large, jobs_in_india: 1 })?.state).toBe('read')
  expect(one([known({ openings: 500, notRead: null })], small)?.state).toBe('part')
})

test('what is missing: open jobs, a count, a name', () => {
  expect(one([], board('lever:acme', { company: null, ...read }))).toMatchObject({
    company: 'acme',
    missing: ['no open IT job in India found', 'no count of its openings', 'no company name'],
  })
})

test('a saved file is read, but is no crawl', () => {
  expect(one([], board('lever:acme', { from_file: true, ...read }))).toMatchObject({
    state: 'read',
    lastReadAt: null,
  })
})
