import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { askSite } from '../ask-site.ts'
import { plainText } from '../plain-text.ts'
import { journeysOf } from '../route-coverage.ts'
import { addressOfRoute } from '../route-address.ts'
import {
  ACCOUNT_ROUTES,
  ADDED_ROUTES,
  JOB_ROUTES,
  SKILL_ROUTES,
  SPECIFIED_ROUTES,
} from '../specified-routes.ts'

const UNKNOWN = '/no-such-page'
const IN_TABLE = new Set([...SPECIFIED_ROUTES, ...JOB_ROUTES, ...SKILL_ROUTES])
const OTHER_PAGES = ADDED_ROUTES.filter((path) => !IN_TABLE.has(path))

interface RouteRow {
  path: string
  status: number
  title: string
  description: string
  heading: string
  journeys: string[]
}

test('docs/routes.md lists the status and tests of each route of the specification, and of jobs', async () => {
  const rows: RouteRow[] = []
  // One by one: the server refuses a client that asks for many pages at once.
  for (const path of [...SPECIFIED_ROUTES, UNKNOWN, ...JOB_ROUTES, ...SKILL_ROUTES])
    rows.push(await readRoute(path))
  for (const { path, title, description, journeys } of rows) {
    expect(title, path).toMatch(/\S \| Pravesh$/)
    expect(description.length, path).toBeGreaterThan(20)
    expect(description.length, path).toBeLessThanOrEqual(160)
    expect(journeys, path).not.toEqual([])
    for (const name of journeys)
      expect(existsSync(new URL(`${name}.test.ts`, import.meta.url)), name).toBe(true)
  }
  for (const field of ['title', 'description', 'heading'] as const)
    expect(new Set(rows.map((row) => row[field])).size, field).toBe(rows.length)
  await expect(document(rows)).toMatchFileSnapshot('../../docs/routes.md')
})

async function readRoute(path: string): Promise<RouteRow> {
  const response = await askSite(await addressOfRoute(path))
  const html = await response.text()
  const found = (pattern: RegExp) => plainText(pattern.exec(html)?.[1] ?? '')
  return {
    path,
    status: response.status,
    title: found(/<title>([^<]*)<\/title>/),
    // The age of a posting changes by the hour.
    description: found(/<meta name="description" content="([^"]*)"/).replace(
      /(Posted|First seen) .+$/,
      '$1 …',
    ),
    heading: found(/<h1[^>]*>([^]*?)<\/h1>/),
    journeys: journeysOf(path),
  }
}

function document(rows: RouteRow[]): string {
  const table = rows.map(({ path, status, title, description, heading, journeys }) => [
    `\`${path}\``,
    String(status),
    title.replace(' | Pravesh', ''),
    description,
    heading,
    journeys.join(', '),
  ])
  return `# Routes

What each route of the specification answers, in its order, then postings, job lists, companies and skills; for a
parameter, with content that is shipped. The title has "| Pravesh" behind it. Every row is visited at 360 and 1280 px by
\`test/journeys/smoke.test.ts\` (no console error, no hydration warning, no axe violation, no horizontal scroll, also
with letters of twice the size) and used by the journeys named here, in \`test/journeys/\`.

${markdownTable([['Route', 'Status', 'Title', 'Description', 'Heading', 'Journeys'], ...table])}

These pages are not in the table; \`test/journeys/smoke.test.ts\` visits them too:
${OTHER_PAGES.map((path) => `\`${path}\``).join(', ')}. \`/offline\` takes the place of a page that did not come, and
\`/sw.js\` is the worker that keeps pages for it. The journeys offline and offline-worker use both.

Where a Telegram bot is set up, it is called at \`POST /telegram\`, with a secret; else nothing is there. The form of
alerts then leads to \`/alerts?start=…\`, which is for one visitor and in no cache.

Every job list has other forms, which docs/api.md tells and search engines leave out: a file (\`.csv\`), a message (\`.txt\`),
a page for paper (\`?print=1\`), one for frames of other sites (\`/embed/…\`), and its QR code (\`/qr/….svg\`). The journey
share-list uses them.

Where sign-in is set up there are four routes more, which answer for the one visitor who asks and are in no search
engine; where it is not they are not found, like any other unknown route:
${ACCOUNT_ROUTES.map((path) => `\`${path}\``).join(', ')}. The journeys account, account-away, sign-in,
sign-in-refused and sign-in-unset use both kinds of site.

\`/admin\`, and what is below it, answers for operators alone (docs/operations.md) and is not found by anybody else. It is
plain HTML without script and in no search engine: \`/admin/enter\`, \`/admin/leave\`, \`/admin/reports\`, \`/admin/boards\`,
\`/admin/postings\`, \`/admin/companies\`, \`/admin/content\`, \`/admin/messages\`, \`/admin/mail\`,
\`/admin/log\`. The journey admin uses it.

Written by \`test/journeys/route-table.test.ts\`, which fails when it is not so; after a build,
\`npx vitest run --project journeys route-table -u\` writes it anew.
`
}

/** Pads columns like the formatter does. */
function markdownTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
