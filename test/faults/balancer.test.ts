import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startBalancer } from './balancer.ts'

/** A site that answers with its name and counts what it was asked, apart from health. */
async function site(name: string, answer?: RequestListener) {
  const state = { health: 200, asked: 0 }
  const server = createServer((request, response) => {
    if (request.url === '/health') {
      response.writeHead(state.health).end()
      return
    }
    state.asked += 1
    if (answer) answer(request, response)
    else response.end(`${name} ${request.headers['x-forwarded-for']}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, state, close }
}

async function balanced(...sites: { url: string }[]) {
  const balancer = await startBalancer({
    port: 0,
    sites: sites.map(({ url }) => url),
    checkEveryMs: 3_600_000,
  })
  onTestFinished(balancer.close)
  await balancer.check()
  const ask = async (init?: RequestInit) => {
    const response = await fetch(`${balancer.url}/jobs`, init)
    return { status: response.status, text: await response.text() }
  }
  return { ...balancer, ask }
}

test('takes turns among the sites, and says who asked', async () => {
  const [a, b] = [await site('a'), await site('b')]
  const { ask } = await balanced(a, b)
  const headers = { 'x-forwarded-for': '2001:db8::7' }
  const answers = [await ask({ headers }), await ask({ headers }), await ask({ headers })]
  expect(answers.map(({ text }) => text).toSorted()).toHaveLength(3)
  expect(Math.abs(a.state.asked - b.state.asked)).toBe(1)
  expect(answers[0]?.text).toMatch(/^[ab] 2001:db8::7, 127\.0\.0\.1$/)
})

test('a site that says that it stops gets nothing more, until it is ready again', async () => {
  const [a, b] = [await site('a'), await site('b')]
  const { ask, check, ready } = await balanced(a, b)
  a.state.health = 503
  await check()
  expect(ready()).toEqual([b.url])
  for (let at = 0; at < 4; at += 1) await ask()
  expect([a.state.asked, b.state.asked]).toEqual([0, 4])
  a.state.health = 200
  await check()
  for (let at = 0; at < 4; at += 1) await ask()
  expect([a.state.asked, b.state.asked]).toEqual([2, 6])
})

test('if no site is ready, any is asked: it has pages in memory', async () => {
  const a = await site('a')
  a.state.health = 503
  const { ask } = await balanced(a)
  expect((await ask()).status).toBe(200)
})

test('a page goes to the next site if one dies with it', async () => {
  const [a, b] = [await site('a', (request) => request.socket.destroy()), await site('b')]
  const { ask, ready } = await balanced(a, b)
  const answers = [await ask(), await ask(), await ask()]
  expect(answers.map(({ text }) => text)).toEqual(Array(3).fill('b 127.0.0.1'))
  expect(a.state.asked).toBe(1)
  expect(ready()).toEqual([b.url])
})

test('a form is not sent twice if a site dies with it, but goes to the next if none was connected', async () => {
  const post = { method: 'POST', body: 'email=asha@mail.example' }
  const [a, b] = [await site('a', (request) => request.socket.destroy()), await site('b')]
  const { ask, remove } = await balanced(a, b)
  const answers = [await ask(post), await ask(post)]
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 502])
  expect([a.state.asked, b.state.asked]).toEqual([1, 1])

  remove(a.url)
  const gone = await site('gone')
  const other = await balanced(gone, b)
  gone.close()
  for (let at = 0; at < 3; at += 1) expect((await other.ask(post)).text).toBe('b 127.0.0.1')
  expect(b.state.asked).toBe(4)
})

test('without any site, the answer is 502', async () => {
  const a = await site('a')
  const { ask, add, check } = await balanced(a)
  a.close()
  expect(await ask()).toEqual({ status: 502, text: 'No site answers.\n' })
  const b = await site('b')
  add(b.url)
  await check()
  expect((await ask()).status).toBe(200)
})
