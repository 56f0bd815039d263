import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, vi } from 'vitest'
import { test } from '../journey.ts'
import { expectNoHorizontalScroll, expectToFit, LOOKS } from '../page-checks.ts'
import { watchFaults } from '../page-faults.ts'
import { EVERY_LOOK } from '../test-files.ts'

/** Serves one page, with a content security policy as strict as the site's; and at /count how often that was asked. */
async function servePage(body: string) {
  let count = 0
  const server = createServer((request, response) => {
    if (request.url === '/count')
      return response.writeHead(200, { 'cache-control': 'max-age=3600' }).end(String(++count))
    if (request.url !== '/') return response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
    response.setHeader('content-type', 'text/html')
    response.setHeader(
      'content-security-policy',
      "default-src 'self'; img-src *; script-src 'self' 'nonce-n'; style-src 'nonce-n'",
    )
    return response.end(
      `<!doctype html><html lang="en"><title>t</title><main><h1>Page</h1>${body}</main></html>`,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() }
}

const FAULTS: [kind: string, body: string, expected: RegExp][] = [
  ['an error on the console', '<script nonce="n">console.error("oh no")</script>', /console: oh no/],
  ['an uncaught error', '<script nonce="n">throw new Error("oh no")</script>', /uncaught: .*oh no/],
  ['an answer that is an error', '<img alt="" src="/missing.png">', /status of 404.*missing\.png/],
  ['a violation of the policy', '<script>document.title = "x"</script>', /Content Security Policy/],
  [
    'a request to another host',
    '<img alt="" src="http://elsewhere.test/x.png">',
    /left the site: .*elsewhere/,
  ],
]

test.for(FAULTS)('%s is reported as a fault', async ([, body, expected], { browser }) => {
  await using server = await servePage(body)
  const context = await browser.newContext()
  const faults = watchFaults(context, server.url)
  await (await context.newPage()).goto(server.url)

  await expect.poll(() => faults.join('\n')).toMatch(expected)
  await context.close()
})

test('what fails in one width alone, or in one colour scheme alone, is found', async ({ browser }) => {
  const dark = '@media (prefers-color-scheme: dark) { p { color: #222; background: #000 } }'
  const narrow = 'button { display: none } @media (width < 500px) { button { display: block } }'
  const context = await browser.newContext()
  const page = await context.newPage()
  vi.stubEnv('PRAVESH_TEST_LOOKS', EVERY_LOOK.PRAVESH_TEST_LOOKS)
  for (const [style, body, rule] of [
    [dark, '<p>Fine</p>', 'color-contrast'],
    [narrow, '<button></button>', 'button-name'],
  ]) {
    await using server = await servePage(`<style nonce="n">${style}</style>${body}`)
    await page.goto(server.url)
    await expectToFit(page, [[1280, 'light']])
    for (const looks of [LOOKS, LOOKS.toReversed()])
      await expect(expectToFit(page, looks)).rejects.toMatchObject({
        actual: [expect.stringContaining(rule ?? '')],
      })
  }
  await context.close()
})

test('an element that overflows the window is named', async ({ browser }) => {
  await using server = await servePage('<pre id="long">' + 'x'.repeat(2000) + '</pre>')
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url)

  await expect(expectNoHorizontalScroll(page)).rejects.toMatchObject({
    actual: expect.arrayContaining(['<pre id="long">']),
  })
  await context.close()
})

const PLAIN = { javaScript: true, touch: false, userAgent: undefined }

test('a profile that is used again has nothing of its last visitor', async ({ profiles }) => {
  await using server = await servePage('<p>Fine</p>')
  const options = { ...PLAIN, siteUrl: server.url }
  const first = await profiles.take(options)
  const left = await first.openPage()
  await left.goto('/')
  await first.context.addCookies([{ name: 'visitor', value: 'first', url: server.url }])
  const count = () => fetch('/count').then((response) => response.text())
  await left.evaluate(() => {
    localStorage.setItem('visitor', 'first')
    sessionStorage.setItem('visitor', 'first')
  })
  expect([await left.evaluate(count), await left.evaluate(count)]).toEqual(['1', '1'])
  await first.context.route('**/count', (route) => route.fulfill({ body: 'routed' }))
  first.faults.push('a fault')
  await profiles.giveBack(first)

  const second = await profiles.take(options)
  expect(second.context).toBe(first.context)
  expect(second.faults).toEqual([])
  expect(await second.context.cookies()).toEqual([])
  const page = await second.openPage()
  await page.goto('/')
  const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length])
  expect(await stored()).toEqual([0, 0])
  expect(await page.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  expect(await page.evaluate(count)).toBe('2')
  await profiles.giveBack(second)
})
