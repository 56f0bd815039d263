import { beforeEach, expect, test, vi } from 'vitest'
import type { MailSettings } from '#core/settings.ts'
import { requestSubscription, confirmSubscription } from '#db/queries/newsletter/subscribers.ts'
import { testDatabase } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { startMailServer } from '#test/mail-server.ts'
import { createConfirmationMailer } from './confirmation-mailer.ts'

const SITE = 'https://pravesh.example'
const ASHA = 'asha@mail.example'
const database = testDatabase()
beforeEach(() => database.empty())

const from = { name: 'Pravesh', address: 'letters@pravesh.example' }

function mailer(mail: MailSettings | null) {
  const logError = vi.fn()
  const running = createConfirmationMailer({ owner: database.owner, mail, siteUrl: SITE, logError })
  return { ...running, logError, [Symbol.asyncDispose]: () => running.stop() }
}

const row = () => database.owner.selectFrom('newsletter_subscribers').selectAll().executeTakeFirstOrThrow()

test('sends a mail when woken, and its link confirms', async () => {
  await using server = await startMailServer()
  await using site = mailer({ smtpUrl: server.url, from })
  expect(await site.canMail()).toBe(true)
  await requestSubscription(database.web, ASHA)
  site.wake()
  await expect.poll(() => server.mails.length).toBe(1)
  const [mail] = await server.mailsTo(ASHA)
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  const token = /https:\/\/pravesh\.example\/newsletter\/confirm\?token=([\w-]{43})\s/.exec(
    mail?.text ?? '',
  )?.[1]
  expect(mail?.html).toContain(token)
  expect(await confirmSubscription(database.web, Buffer.from(token ?? '', 'base64url'))).toBe(true)
  expect(site.logError).not.toHaveBeenCalled()
})

test('a mail stays due while the mail server is down, and is sent later', async () => {
  const port = await freePort()
  await using site = mailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from })
  expect(await site.canMail()).toBe(false)
  await requestSubscription(database.web, ASHA)
  site.wake()
  await expect.poll(() => site.logError.mock.calls.length).toBeGreaterThan(0)
  expect(await row()).toMatchObject({ mails: 0, mailed_at: null, mail_after: expect.any(Date) })
  await using server = await startMailServer({ port })
  site.wake()
  await expect.poll(() => server.mails.length).toBe(1)
  expect(await row()).toMatchObject({ mails: 1, mail_after: null })
})

test('retries a mail that was rejected temporarily, and logs no address', async () => {
  await using server = await startMailServer({ refuse: (address) => `451 4.7.1 Greylisted ${address}` })
  await using site = mailer({ smtpUrl: server.url, from })
  await requestSubscription(database.web, ASHA)
  site.wake()
  await expect.poll(() => site.logError.mock.calls.length).toBe(1)
  const [[problem]] = site.logError.mock.calls as [[Error]]
  expect(problem.message).toBe('The mail server refused a mail (451 4.7.1 to RCPT TO).')
  expect(`${problem.stack} ${JSON.stringify(problem)}`).not.toContain('mail.example')
  await expect
    .poll(async () => (await row()).mail_after?.getTime() ?? 0)
    .toBeGreaterThan(Date.now() + 500_000)
})

test('erases an address that was rejected permanently', async () => {
  await using server = await startMailServer({ refuse: () => '550 5.1.1 Nobody' })
  await using site = mailer({ smtpUrl: server.url, from })
  await requestSubscription(database.web, ASHA)
  site.wake()
  await expect
    .poll(() => database.owner.selectFrom('newsletter_subscribers').select('id').execute())
    .toEqual([])
})

test('two sites on one database send each mail once', async () => {
  await using server = await startMailServer()
  const everybody = Array.from({ length: 12 }, (_, index) => `reader-${index}@mail.example`)
  for (const address of everybody) await requestSubscription(database.web, address)
  await using first = mailer({ smtpUrl: server.url, from })
  await using second = mailer({ smtpUrl: server.url, from })
  first.wake()
  second.wake()
  await expect.poll(() => server.mails.length).toBe(12)
  await Promise.all([first.stop(), second.stop()])
  expect(server.mails.map(({ to }) => to).toSorted()).toEqual(everybody.toSorted())
})

test('without a mail server, does nothing', async () => {
  await using site = mailer(null)
  await requestSubscription(database.web, ASHA)
  site.wake()
  expect(await site.canMail()).toBe(false)
  await site.stop()
  expect(await row()).toMatchObject({ mails: 0, mail_after: expect.any(Date) })
})
