import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from 'vitest'
import { test } from '../journey.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../page-checks.ts'
import { watchFaults } from '../page-faults.ts'

/** Serves one page, with a content security policy as strict as the site's. */
async function servePage(body: string) {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
    response.setHeader('content-type', 'text/html')
    response.setHeader(
      'content-security-policy',
      "default-src 'self'; img-src *; script-src 'self' 'nonce-n'",
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

test('a correct page has no faults, no violations and no horizontal scroll', async ({ browser }) => {
  await using server = await servePage('<p>Fine</p>')
  const context = await browser.newContext()
  const faults = watchFaults(context, server.url)
  const page = await context.newPage()
  await page.goto(server.url)

  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  expect(faults).toEqual([])
  await context.close()
})

test('a button without a name is a violation', async ({ browser }) => {
  await using server = await servePage('<button></button>')
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url)

  await expect(expectNoAxeViolations(page)).rejects.toMatchObject({
    actual: [expect.stringContaining('button-name')],
  })
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
