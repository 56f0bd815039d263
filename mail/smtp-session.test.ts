import { expect, test } from 'vitest'
import { startMailServer } from '#test/mail-server.ts'
import { openSmtp } from './smtp-session.ts'

const envelope = { from: 'letters@pravesh.example', to: 'asha@mail.example' }
const message = Buffer.from('Subject: One\r\n\r\n.A line that begins with a dot\r\n')

test('mails are sent one after another over one connection, unchanged', async () => {
  await using server = await startMailServer()
  const session = await openSmtp(server.url)
  for (let mail = 0; mail < 3; mail++) await session.send(envelope, message)
  session.close()
  expect(server.mails.map(({ raw }) => raw.toString())).toEqual(Array(3).fill(message.toString()))
})

test.for([undefined, 'always'] as const)(
  'the server has no whole mail until the release, and a refused release withholds it (TLS: %s)',
  async (tls) => {
    await using server = await startMailServer({ tls })
    const session = await openSmtp(server.url)
    const steps: string[] = []
    const step = (name: string) => steps.push(`${name}: ${server.mails.length}`)
    const approve = async () => {
      step('may')
      return true
    }
    await session.send(envelope, message, { approve, onEnd: () => step('now') })
    step('sent')
    expect(steps).toEqual(['may: 0', 'now: 0', 'sent: 1'])
    const never = { approve: async () => false, onEnd: () => step('now') }
    await expect(session.send(envelope, message, never)).rejects.toMatchObject({ fate: 'withheld' })
    expect(steps).toHaveLength(3)
    expect(session.isOpen()).toBe(false)
    expect(server.mails).toHaveLength(1)
  },
)

test('a refusal leaves the connection usable, and reports a code without an address', async () => {
  await using server = await startMailServer({
    refuse: (address) => (address.startsWith('nobody') ? `550 5.1.1 No ${address} here` : undefined),
  })
  const session = await openSmtp(server.url)
  const refused = await session
    .send({ ...envelope, to: 'nobody@mail.example' }, message)
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({
    fate: 'for good',
    refused: 'reader',
    message: 'The mail server refused a mail (550 5.1.1 to RCPT TO).',
  })
  await session.send(envelope, message)
  expect(server.mails).toHaveLength(1)
  session.close()
})

test.each([
  ['451 4.3.0 Later', 'for now'],
  ['554 5.7.1 Spam', 'for good'],
])('a complete mail answered with %s is refused %s', async (answer, fate) => {
  await using server = await startMailServer({ answer: () => answer })
  const session = await openSmtp(server.url)
  await expect(session.send(envelope, message)).rejects.toMatchObject({ fate, refused: 'message' })
  session.close()
})

test('a connection that breaks after the server has the whole mail leaves it in doubt', async () => {
  const server = await startMailServer({ answer: () => 'withhold' })
  const session = await openSmtp(server.url)
  const sending = session.send(envelope, message).catch((error: unknown) => error)
  await expect.poll(() => server.mails.length).toBe(1)
  await server[Symbol.asyncDispose]()
  expect(await sending).toMatchObject({ fate: 'in doubt' })
})

test('a server that does not exist, or is not a mail server, is unreachable', async () => {
  await expect(openSmtp('smtp://me:hunter2@127.0.0.1:1')).rejects.toMatchObject({
    fate: 'unreachable',
    message: 'The mail server cannot be used (ECONNREFUSED).',
  })
})

test('a password is not sent to a server without authentication', async () => {
  await using server = await startMailServer()
  const url = server.url.replace('smtp://', 'smtp://me:hunter2@')
  await expect(openSmtp(url)).rejects.toMatchObject({ fate: 'unreachable' })
})
