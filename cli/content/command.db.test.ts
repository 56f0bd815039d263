import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ingestPlace } from '#test/ingest-place.ts'
import { serve } from '#test/ingest/loopback.ts'
import { COURSES, listRows } from '#db/queries/content/catalogue.ts'

test('a dead link is named, loses its button, and makes the command exit with 1', async () => {
  await using operator = await ingestPlace()
  const asked: string[] = []
  await using courses = await serve((request, response) => {
    asked.push(request.url ?? '')
    const status = { '/gone': 404, '/odd': 403 }[request.url ?? ''] ?? 200
    response.writeHead(request.url === '/robots.txt' ? 404 : status).end('<h1>Git</h1>')
  })
  const rows = async (change: string) => {
    await using database = await operator.database()
    await sql.raw(change).execute(database.owner)
    const listed = await listRows(database.web, COURSES, { search: 'Kaveri' })
    return Object.fromEntries(
      listed.map(({ name, link }) => [name, link === null ? null : new URL(link).pathname]),
    )
  }
  const values = ['works', 'gone', 'odd'].map(
    (name) => `('${name}', 'Kaveri \u001b[2J', 'DevOps', 'Beginner', true, '{}', '${courses.url}${name}')`,
  )
  await rows(`insert into learn_courses (name, platform, role_category, difficulty, is_free, tags, link)
    values ${values.join(', ')}`)
  const check = (...args: string[]) => operator.content('check-links', '--allow-loopback', ...args)

  const first = await check()
  expect(first).toMatchObject({ code: 0 })
  expect(first.stdout).toMatch(
    /^3 links checked: 1 works, 1 gone once, 0 dead, 1 uncertain\.\n {2}gone once: courses: gone, Kaveri/,
  )
  expect(first.stdout).toContain('No link is dead.')
  expect(asked.toSorted()).toEqual(['/gone', '/odd', '/robots.txt', '/works'])

  const between = await rows(`update content_links set checked_at = checked_at - interval '25 hours',
    gone_since = gone_since - interval '25 hours'`)
  expect(between).toEqual({ works: '/works', gone: '/gone', odd: '/odd' })
  const second = await check('--json')
  expect(second.code).toBe(1)
  expect(JSON.parse(second.stdout)).toMatchObject({
    checked: [{ link: `${courses.url}gone`, outcome: 'dead' }],
    unchecked: 0,
    dead: [{ link: `${courses.url}gone`, detail: expect.stringContaining('answered 404') }],
  })
  expect(await rows('select 1')).toEqual({ works: '/works', gone: null, odd: '/odd' })
  expect(await check()).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^0 links checked[^]*1 dead, shown without/),
  })
})
