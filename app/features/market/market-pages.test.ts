import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MARKET_FIGURES } from '#core/api/market-files.ts'
import { placeShown } from '#core/places/gazetteer.ts'
import { MARKET_PAGES } from './market-pages.server.ts'
import { countedSample, sampleMarket } from './sample-market.server.ts'
import type { FigureCell } from './figure.ts'
import type { MarketPosting } from '#core/market/market-figures.ts'

/*
 * What is drawn, against the postings behind it, which are counted here again: marks stand between 3 and 97 percent of the
 * width.
 */

const NOW = new Date('2026-11-22T06:30:00Z')
const { postings } = sampleMarket(NOW)
const data = { sample: true, day: '2026-11-22', ...countedSample(NOW) }
const figures = new Map(
  Object.values(MARKET_PAGES)
    .flat()
    .map((draw) => draw(data))
    .map((figure) => [figure.id, { ...figure, svg: figure.plot ? renderToStaticMarkup(figure.plot) : '' }]),
)
test('the API describes the files of all figures', () => {
  expect([...figures.keys()]).toEqual(MARKET_FIGURES)
})

const monthAgo = new Date(NOW.getTime() - 28 * 86_400_000)
const openAt = (time: Date) =>
  postings.filter(
    ({ first_seen_at, closed_at }) => first_seen_at <= time && (closed_at === null || closed_at > time),
  )
const open = openAt(NOW)

function figure(id: string) {
  const found = figures.get(id)
  if (!found) throw new Error(`There is no figure ${id}`)
  return found
}

/** The rows of a plot: the name, the note, and an attribute of each mark of a class, in percent. */
function drawnRows(id: string, mark: string, attribute: string): Map<string, { note: string; at: number[] }> {
  const [, ...rows] = figure(id).svg.split('<text class="plot-label ')
  return new Map(
    rows.map((row) => {
      const [name = '', note = ''] = [...row.matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text)
      const marks = [...row.matchAll(new RegExp(`class="${mark}[ "][^>]* ${attribute}="([\\d.]+)%"`, 'g'))]
      return [name.replaceAll('&amp;', '&'), { note, at: marks.map(([, at]) => Number(at)) }]
    }),
  )
}

/** The values of the axis, with their positions. */
function axisOf(id: string): { value: number; at: number }[] {
  return [...figure(id).svg.matchAll(/class="plot-note[^"]*" x="([\d.]+)%" y="14"[^>]*>([^<]+)</g)].map(
    ([, at, text = '']) => ({ value: Number(text.replaceAll(/[^\d.]/g, '')), at: Number(at) }),
  )
}

/** Where a value has to stand, by the two ends of the axis. */
function expectedAt(id: string, value: number, scale: (value: number) => number = (same) => same): number {
  const axis = axisOf(id)
  const [first, last] = [axis[0], axis.at(-1)]
  if (!first || !last || axis.length < 2) throw new Error('no axis')
  const part = (scale(value) - scale(first.value)) / (scale(last.value) - scale(first.value))
  return first.at + part * (last.at - first.at)
}

const payOf = ({ salary_min, salary_max }: MarketPosting) =>
  salary_min === null || salary_max === null ? [] : [(salary_min + salary_max) / 200_000]

/** In lakhs. The middle value, or the middle of the two. */
function medianOf(pays: number[]): number {
  const sorted = pays.toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}

test.for([
  ['pay-by-role', ({ category }) => category],
  ['pay-by-city', ({ locations }) => locations[0]],
  [
    'pay-by-experience',
    ({ experience_min: years }) =>
      years === 0 ? 'Freshers' : years !== null && years >= 10 ? '10 years or more' : null,
  ],
] satisfies [string, (posting: MarketPosting) => string | null | undefined][])(
  '%s: the median stands where it belongs, and groups with too few postings are not drawn',
  ([id, groupOf]) => {
    const groups = Map.groupBy(
      open.filter((posting) => groupOf(posting) != null),
      (posting) => groupOf(posting) ?? '',
    )
    const rows = drawnRows(id, 'plot-median', 'x1')
    let compared = 0
    for (const [name, members] of groups) {
      const pays = members.flatMap(payOf)
      const row = rows.get(name)
      if (pays.length < 10) {
        expect(row, name).toBeUndefined()
        continue
      }
      if (!row) continue
      compared += 1
      expect(row.at[0], name).toBeCloseTo(expectedAt(id, medianOf(pays), Math.log), 0)
      expect(row.note).toMatch(new RegExp(` · ${pays.length}$`))
    }
    expect(compared).toBeGreaterThan(1)
  },
)

test.for([
  ['pay-stated', ({ salary_min, salary_max }) => salary_min !== null || salary_max !== null],
  [
    'ai-by-role',
    ({ skills }) =>
      skills.some((skill) => ['Generative AI', 'LLMs', 'Machine Learning', 'RAG'].includes(skill)),
  ],
] satisfies [string, (posting: MarketPosting) => boolean][])(
  '%s: each bar is as long as its share',
  ([id, has]) => {
    const bars = drawnRows(id, 'plot-bar', 'width')
    const rows = figure(id).table.rows
    expect(bars.size).toBe(16)
    for (const [name, { note, at }] of bars) {
      const members = open.filter(({ category }) => category === name)
      const having = members.filter((posting) => has(posting) || (id === 'ai-by-role' && asksAi(posting)))
      const share = (having.length / members.length) * 100
      expect(at[0], name).toBeCloseTo(expectedAt(id, share) - 3, 0)
      expect(note).toContain(`· ${having.length} of ${members.length}`)
      expect(rows).toContainEqual([name, members.length, having.length, Math.round(share * 10) / 10])
    }
  },
)

const asksAi = ({ skills }: MarketPosting) =>
  skills.some((skill) =>
    [
      'Deep Learning',
      'NLP',
      'Computer Vision',
      'LangChain',
      'PyTorch',
      'TensorFlow',
      'scikit-learn',
      'MLOps',
    ].includes(skill),
  )

test('AI skills: each bar is as long as the number of postings', () => {
  const bars = drawnRows('ai-skills', 'plot-bar', 'width')
  expect(bars.size).toBeGreaterThan(3)
  for (const [name, { at }] of bars) {
    const count = open.filter(({ skills }) => skills.includes(name)).length
    expect(at[0], name).toBeCloseTo(expectedAt('ai-skills', count) - 3, 0)
  }
})

test.for([
  ['companies-rising', (posting, name) => posting.company === name, false],
  ['companies-falling', (posting, name) => posting.company === name, false],
  ['roles', (posting, name) => posting.category === name, false],
  ['skills-rising', (posting, name) => posting.skills.includes(name), true],
  ['skills-falling', (posting, name) => posting.skills.includes(name), true],
] satisfies [string, (posting: MarketPosting, name: string) => boolean, boolean][])(
  '%s: the ring is four weeks ago, the dot is now',
  ([id, isOf, isShare]) => {
    const [rings, dots] = [drawnRows(id, 'plot-ring', 'cx'), drawnRows(id, 'plot-now', 'cx')]
    expect(dots.size).toBeGreaterThan(4)
    for (const [name, { at }] of dots) {
      const value = (all: MarketPosting[]) =>
        all.filter((posting) => isOf(posting, name)).length / (isShare ? all.length / 100 : 1)
      const [before, now] = [value(openAt(monthAgo)), value(open)]
      // Shares are rounded to a tenth before they are drawn.
      expect(Math.abs((at[0] ?? 0) - expectedAt(id, now)), name).toBeLessThan(1)
      expect(Math.abs((rings.get(name)?.at[0] ?? 0) - expectedAt(id, before)), name).toBeLessThan(1)
      if (id.endsWith('rising')) expect(now).toBeGreaterThan(before)
      if (id.endsWith('falling')) expect(now).toBeLessThan(before)
    }
  },
)

test('cities: the area of a dot is its openings, and it stands at its place', () => {
  const circles = [
    ...figure('openings-by-city').svg.matchAll(/<circle[^>]* cx="(.*?)%" cy="(.*?)%" r="(.*?)"/g),
  ]
  const counts = [...Map.groupBy(open, ({ locations }) => locations[0] ?? '')]
    .map(([name, { length }]) => ({ name, count: length, place: placeShown(name) }))
    .filter(({ count }) => count >= 10)
    .sort((a, b) => b.count - a.count)
  expect(circles).toHaveLength(counts.length)
  const most = counts[0]?.count ?? 0
  const byRadius = circles.map(([, cx, cy, r]) => ({ cx: Number(cx), cy: Number(cy), r: Number(r) }))
  for (const { name, count, place } of counts) {
    const circle = byRadius.find(({ cx, cy }) => {
      const [x, y] = [9 + (((place?.lon ?? 0) - 69) / 26) * 79, 96 - (((place?.lat ?? 0) - 8) / 26) * 92]
      return Math.abs(cx - x) < 0.2 && Math.abs(cy - y) < 0.2
    })
    expect(circle?.r, name).toBeCloseTo(2 + Math.sqrt(count / most) * 18, 0)
  }
})

test('cities: a label stands beside its own dot, and on no other', () => {
  const { svg } = figure('openings-by-city')
  const at = (percent: string, size: number) => (Number(percent) / 100) * size
  const [width, height] = [320, 320 / 0.95]
  const dots = [...svg.matchAll(/<circle[^>]* cx="(.*?)%" cy="(.*?)%"/g)].map(([, cx = '', cy = '']) => ({
    x: at(cx, width),
    y: at(cy, height),
  }))
  const labels = [
    ...svg.matchAll(/x="([\d.]+)%" y="([\d.]+)%" dx="(.*?)" dy="(.*?)" text-anchor="(.*?)">([^<]*)</g),
  ]
  expect(labels.length).toBeGreaterThan(7)
  for (const [, px = '', py = '', dx, dy, anchor, text = ''] of labels) {
    const [x, y] = [at(px, width) + Number(dx), at(py, height) + Number(dy)]
    const length = text.length * 7
    const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2
    const covered = dots.filter(
      (dot) => dot.x > left && dot.x < left + length && dot.y > y - 12 && dot.y < y + 3,
    )
    expect(covered, text).toEqual([])
  }
})

test('new and closed: a bar for each day, up and down from one line', () => {
  const { svg, table } = figure('new-and-closed')
  const heights = (name: string) =>
    [...svg.matchAll(new RegExp(`class="${name}[ "][^>]* height="(.*?)"`, 'g'))].map(([, height]) =>
      Number(height),
    )
  const [opened, closed] = [heights('plot-bar'), heights('plot-closed')]
  const columns = (index: number) => table.rows.toReversed().map((row) => Number(row[index]))
  for (const [drawn, counted] of [
    [opened, columns(1)],
    [closed, columns(2)],
  ] as const) {
    expect(drawn).toHaveLength(28)
    const scale = Math.max(...drawn) / Math.max(...counted)
    for (const [index, height] of drawn.entries())
      expect(height).toBeCloseTo((counted[index] ?? 0) * scale, 0)
  }
  const day = (date: Date) => new Date(date.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  expect(table.rows).toEqual(
    table.rows.map(([on]): FigureCell[] => [
      on ?? null,
      postings.filter(({ first_seen_at }) => day(first_seen_at) === on).length,
      postings.filter(({ closed_at }) => closed_at && day(closed_at) === on).length,
    ]),
  )
})

test('lines over time end at the share of today, and every text that is drawn is large enough', () => {
  const share = (open.filter((posting) => payOf(posting).length > 0).length / open.length) * 100
  expect(figure('pay-stated-by-day').table.rows[0]?.[3]).toBeCloseTo(share, 1)
  expect(figure('ai-share').table.rows).toHaveLength(28)
  const [, mark = ''] = /(\d+) days<\/text>/.exec(figure('time-open').svg) ?? []
  expect(Number(mark)).toBe(data.figures.open_time.median)
  for (const { svg } of figures.values()) expect(svg).not.toMatch(/font-size|viewBox="0 0 (?!100 )/)
})
