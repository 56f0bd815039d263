import { afterEach, expect, test } from 'vitest'
import { readListedBoards } from '#db/queries/boards/board-list.ts'
import { adminSite, cookieOf, newToken } from '#test/admin-site.ts'
import { testDatabase } from '#test/database.ts'

const database = testDatabase()
afterEach(() => database.empty())

/** The site for an operator who has opened a link. */
async function operator() {
  const { ask, post } = adminSite(database)
  const cookie = cookieOf(await post('/admin/enter', { token: await newToken(database.owner) }))
  const get = (path: string) => ask(path, { headers: cookie })
  return {
    ask: get,
    text: async (path: string) => (await get(path)).text(),
    send: (path: string, fields: Record<string, string> | FormData) => post(path, fields, cookie),
  }
}

/** The hidden fields of the dry run's form. */
const planOf = (page: string) => /name="plan" value="([^"]+)"/.exec(page)?.[1] ?? ''

test('a board is added, and taken off the list', async () => {
  const { text, send } = await operator()
  const list = () => readListedBoards(database.owner)
  const add = (source: string, company = '') => send('/admin/boards', { act: 'add', source, company })
  const added = await add('https://jobs.lever.co/acme', ' Acme  India ')
  expect(added.headers.get('location')).toBe('/admin/boards?view=all&search=lever%3Aacme&said=done')
  expect(await list()).toEqual([{ source: 'lever:acme', company: 'Acme India', state: 'active' }])
  for (const [source, said] of [
    ['lever:acme', 'is on the list already'],
    ['lever:not a board', 'is not a valid lever board. Example: lever:meesho. Expected lever: and the site'],
    ['acme', 'Unknown source'],
  ] as const) {
    const refused = await add(source)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(said)])
  }
  expect(await text('/admin/boards?view=all')).toMatch(/lever:acme[\s\S]*active[\s\S]*never asked/)
  const act = (name: string) =>
    send('/admin/boards', { source: 'lever:acme', act: name, back: '/admin/boards' })
  expect((await act('pause')).headers.get('location')).toContain('said=done')
  expect(await text('/admin/boards?view=paused')).toContain('lever:acme')
  expect((await act('remove')).headers.get('location')).toContain('said=done')
  expect((await act('remove')).headers.get('location')).toContain('said=unknown')
  expect(await list()).toEqual([])
})

test('the settings of a board are changed with the checks of an import', async () => {
  const { text, send, ask } = await operator()
  const source = 'jsonld:careers.acme.example'
  await send('/admin/boards', { act: 'add', source, company: 'Acme' })
  expect(await text('/admin/boards?view=all')).toContain(`aria-label="Settings of ${source}"`)
  const address = `/admin/boards/settings?source=${encodeURIComponent(source)}`
  expect(await text(address)).toMatch(/name="company" value="Acme"[\s\S]*name="match" value=""/)
  const change = (settings: Record<string, string>) =>
    send('/admin/boards', { act: 'settings', source, company: 'Acme', ...settings })
  for (const [settings, said] of [
    [{ match: '/job/(' }, 'match: expected a regular expression'],
    [{ country_in_url: '[' }, 'countryInUrl: expected &quot;yes&quot; or a regular expression'],
    [{ sitemap: 'ftp://acme.example/map.xml' }, 'sitemap: '],
    [{ pages: 'no address' }, 'pages'],
  ] as const) {
    const refused = await change(settings)
    const page = await refused.text()
    expect([refused.status, page]).toEqual([400, expect.stringContaining(said)])
    expect(page).toContain(`value="${Object.values(settings)[0]}"`)
  }
  const sitemap = 'https://cdn.acme.example/jobs.xml'
  const pages = 'https://careers.acme.example/a; https://careers.acme.example/b'
  const done = await change({ sitemap, match: '/job/', country_in_url: 'yes', pages })
  expect(done.headers.get('location')).toContain('said=done')
  const list = () => readListedBoards(database.owner)
  const entry = { source, company: 'Acme', state: 'active' }
  const settings = { sitemap, match: '/job/', countryInUrl: 'yes', pages: pages.split('; ') }
  expect(await list()).toEqual([{ ...entry, ...settings }])
  expect(await text(address)).toContain(`value="${pages}"`)
  await change({})
  expect(await list()).toEqual([entry])
  expect((await ask('/admin/boards/settings?source=lever:none')).headers.get('location')).toContain('unknown')
  const unknown = await send('/admin/boards', { act: 'settings', source: 'lever:none' })
  expect(unknown.headers.get('location')).toContain('unknown')
})

test('the list of boards is exported, changed in a spreadsheet, and imported after its dry run', async () => {
  const { text, send, ask } = await operator()
  for (const source of ['lever:acme', 'keka:kaveri'])
    await send('/admin/boards', { act: 'add', source, company: 'Acme' })
  const exported = await ask('/admin/boards?export=csv')
  expect(exported.headers.get('content-disposition')).toContain('boards.csv')
  const csv = await exported.text()
  expect(csv.split('\n').slice(1)).toEqual([
    'keka:kaveri,Acme,active,,,,,,,,,,,,',
    'lever:acme,Acme,active,,,,,,,,,,,,',
    '',
  ])
  const sent = (fields: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return send('/admin/boards/import', form)
  }
  // As Excel saves it where decimals have a comma, in UTF-16.
  const lines = [
    'sep=;',
    'source;state;note',
    'lever:acme;paused;',
    'lever:new;active;é',
    'none:x;;',
    'lever:bad;asleep;',
  ]
  const file = new File([Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf16le')], 'boards.csv')
  const page = await (await sent({ step: 'show', file })).text()
  expect(page).toContain('1 new, 1 changed, 0 unchanged, 2 wrong.')
  expect(page).toMatch(
    /<td class="number">5<\/td>[\s\S]*Unknown source[\s\S]*<td class="number">6<\/td>[\s\S]*state/,
  )
  const copy = /<textarea name="text" hidden>([\s\S]*?)<\/textarea>/.exec(page)?.[1] ?? ''
  expect(copy).toContain('lever:new;active;é')
  await send('/admin/boards', { act: 'add', source: 'lever:new' })
  const late = await (await sent({ step: 'apply', text: copy, plan: planOf(page) })).text()
  expect(late).toContain('The list has changed since you looked. Nothing was saved.')
  const saved = await sent({ step: 'apply', text: copy, plan: planOf(late) })
  expect(saved.headers.get('location')).toBe('/admin/boards?view=all&said=done')
  expect(await readListedBoards(database.owner)).toEqual([
    { source: 'keka:kaveri', company: 'Acme', state: 'active' },
    { source: 'lever:acme', company: 'Acme', state: 'paused' },
    { source: 'lever:new', state: 'active', note: 'é' },
  ])
  const none = await sent({ step: 'show', file: new File(['name,salary\nx,y\n'], 'x.csv') })
  expect([none.status, await none.text()]).toEqual([
    400,
    expect.stringContaining('one of them &quot;source&quot;'),
  ])
  expect(await text('/admin/boards/list')).toContain('Add a board')
})

test('shows and exports which employers are read, by size of hiring in India', async () => {
  const { text, ask, send } = await operator()
  await send('/admin/boards', { act: 'add', source: 'lever:kaveri', company: 'Kaveri' })
  expect(await text('/admin/boards')).toContain('href="/admin/boards/coverage"')
  const page = await text('/admin/boards/coverage')
  expect(page).toMatch(/Tata Consultancy Services[\s\S]*4227[\s\S]*We need permission to read their site/)
  expect(page).toMatch(/Kaveri[\s\S]*lever:kaveri[\s\S]*not counted[\s\S]*We haven’t checked their site yet/)
  const exported = await ask('/admin/boards/coverage?export=csv')
  expect(exported.headers.get('content-disposition')).toContain('coverage.csv')
  const lines = (await exported.text()).split('\n')
  expect(lines[0]).toContain(
    'employer,openings_in_india,counted_on,system,state,last_crawl,open_jobs,missing',
  )
  expect(lines.find((line) => line.startsWith('Kaveri,'))).toContain(
    ',,,Lever,We haven’t checked their site yet,,0,',
  )
})
