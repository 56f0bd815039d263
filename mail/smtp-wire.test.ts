import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectTls, createServer as createTlsServer } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { expect, test } from 'vitest'
import { startMailServer } from '#test/mail-server.ts'
import { connectWire, type SmtpWire } from './smtp-wire.ts'

const HERE = '127.0.0.1'
const timeoutMs = 10_000
/** More than the system buffers for a peer that does not read. */
const TOO_MUCH = 32 * 1024 * 1024
/** TLS with a pre-shared key needs no certificate. */
const psk = Buffer.alloc(16, 7)
const TLS = { ciphers: 'PSK-AES128-GCM-SHA256', maxVersion: 'TLSv1.2' } as const

const pskCallback = () => ({ psk, identity: 'test' })
const checkServerIdentity = () => undefined

/** Sets nodemailer up as the session does, for a server with a self-signed certificate. */
function smtpOver(wire: SmtpWire, options: SMTPConnection.Options): SMTPConnection {
  const tls = { rejectUnauthorized: false }
  return new SMTPConnection({ host: HERE, tls, ...options, connection: wire as unknown as Socket })
}

/** nodemailer reports some failures to the callback and some to the listener. */
function run(connection: SMTPConnection, begin: (done: (error?: unknown) => void) => void) {
  return new Promise<void>((resolve, reject) => {
    connection.on('error', reject)
    begin((error) => (error ? reject(error) : resolve()))
  })
}

async function listening(server: Server): Promise<number> {
  server.listen(0, HERE)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test.for([
  [undefined, { ignoreTLS: true }],
  ['STARTTLS', { requireTLS: true }],
  ['always', { secure: true }],
] as const)('nodemailer sends a mail over our connection (TLS: %s)', async ([tls, options]) => {
  await using server = await startMailServer({ tls })
  const wire = await connectWire({ host: HERE, port: server.port, timeoutMs })
  const connection = smtpOver(wire, options)
  const steps: string[] = []
  async function* message() {
    yield Buffer.from('Subject: Long\r\n\r\n' + 'All but the end.\r\n'.repeat(20_000))
    await wire.flushed()
    steps.push(`flushed: ${server.mails.length}`)
    wire.beforeNextWrite(() => steps.push(`end: ${server.mails.length}`))
  }
  const envelope = { from: 'letters@pravesh.example', to: 'asha@mail.example' }
  await run(connection, (done) => connection.connect(done))
  await run(connection, (done) =>
    connection.send(envelope, Readable.from(message(), { objectMode: false }), done),
  )
  steps.push(`answered: ${server.mails.length}`)
  connection.quit()
  await once(wire, 'close')
  expect(steps).toEqual(['flushed: 0', 'end: 0', 'answered: 1'])
  expect(server.mails[0]?.encrypted).toBe(tls !== undefined)
  expect(server.mails[0]?.raw.length).toBe(360_017)
})

test('nodemailer closes a connection to a silent server', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).write('220 ready\r\n'))
  const wire = await connectWire({ host: HERE, port: await listening(server), timeoutMs })
  const connection = smtpOver(wire, { socketTimeout: 50 })
  await expect(run(connection, (done) => connection.connect(done))).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  })
  wire.destroy()
  server.close()
})

test.for(['plain', 'TLS'])('nothing is flushed while the peer does not read (%s)', async (kind) => {
  let peer: Socket | undefined
  const accept = (socket: Socket) => {
    socket.on('error', () => {}).pause()
    peer = socket
  }
  const server =
    kind === 'TLS' ? createTlsServer({ ...TLS, pskCallback: () => psk }, accept) : createServer(accept)
  const wire = await connectWire({ host: HERE, port: await listening(server), timeoutMs })
  const top = kind === 'TLS' ? connectTls({ socket: wire, ...TLS, pskCallback, checkServerIdentity }) : wire
  if (kind === 'TLS') await once(top, 'secureConnect')
  await expect.poll(() => peer).toBeDefined()

  top.write(Buffer.alloc(TOO_MUCH))
  let flushed = false
  const flushing = wire.flushed().then(() => (flushed = true))
  await sleep(50)
  expect(flushed).toBe(false)
  peer?.resume()
  await flushing
  expect(top.writableLength).toBe(0)

  top.destroy()
  wire.destroy()
  server.close()
})

test('a callback before the next write runs once', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).resume())
  const wire = await connectWire({ host: HERE, port: await listening(server), timeoutMs })
  let times = 0
  wire.beforeNextWrite(() => times++)
  expect(times).toBe(0)
  wire.write('one')
  expect(times).toBe(1)
  wire.write('two')
  await wire.flushed()
  expect(times).toBe(1)
  wire.destroy()
  server.close()
})

test('a failed connection reports the system’s error code', async () => {
  await expect(connectWire({ host: HERE, port: 1, timeoutMs })).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  })
})
