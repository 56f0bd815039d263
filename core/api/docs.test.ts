import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { apiContract } from '#test/api-contract.ts'
import { API_BASE, CLICK_CALL, READ_CALLS } from './calls.ts'
import { checkQuery } from './parameters.ts'

const guide = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8')
const contract = apiContract('http://localhost:3000')

/** The section of the guide about a call. */
function sectionOf(heading: string): string {
  const [, section = ''] = guide.split(`: \`${heading}\`\n`)
  return section.split(/\n##/)[0] ?? ''
}

test.for(Object.values(READ_CALLS))(
  'docs/api.md shows $path with a valid request and response',
  async (call) => {
    const section = sectionOf(`GET ${call.path}`)
    for (const name of Object.keys(call.query.shape)) expect(section).toContain(`\`${name}\``)
    const url = new URL(/curl '([^']+)'/.exec(section)?.[1] ?? '')
    expect(url.pathname).toMatch(new RegExp(`^${API_BASE}${call.path.replace('{id}', '[0-9a-f-]{36}')}$`))
    expect(checkQuery(call.query, url.searchParams)).toHaveProperty('value')
    const answer = /```json\n([^]*?)\n```/.exec(section)?.[1] ?? ''
    const headers = { 'content-type': 'application/json', etag: '"1"', 'cache-control': 'public' }
    await contract.read(new Response(answer, { headers }), call.path)
  },
)

test('docs/api.md shows the write call', () => {
  expect(sectionOf(`POST ${CLICK_CALL.path}`)).toContain('202')
})
