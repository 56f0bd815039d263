import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { writeDeadRunJournal } from '#test/dead-run-journal.ts'
import { addressOf, EVERYBODY, killedMailing, READERS } from '#test/killed-mailing.ts'
import { listActs } from '#db/queries/admin/acts.ts'
import { addConfirmedSubscriber } from '#test/newsletter-subscribers.ts'
import {
  newsletterOperator as operator,
  type NewsletterOperator as Operator,
} from '#test/newsletter-operator.ts'

const LIMIT_MS = 180_000

/** The log of acts, newest first. */
async function acts({ database }: Operator) {
  await using opened = await database()
  return await listActs(opened.owner, { limit: 10 })
}

async function subscribe({ database }: Operator, addresses = EVERYBODY): Promise<void> {
  await using opened = await database()
  for (const address of addresses) await addConfirmedSubscriber(opened.owner, address)
}

test(
  'killed during and between mails, and resumed: each subscriber got the mail once',
  { timeout: LIMIT_MS },
  async () => {
    await using setup = await killedMailing(subscribe, 'send')
    expect(await setup.run('send')).toMatchObject({ code: 1 })
    expect(setup.recipients()).toEqual(EVERYBODY)
  },
)

test(
  'an issue starts with its first reader, and goes once to each who confirms during the week',
  { timeout: LIMIT_MS },
  async () => {
    await using setup = await operator()
    {
      await using opened = await setup.database()
      await opened.owner
        .insertInto('newsletter_subscribers')
        .values({ address: 'asked@mail.example' })
        .execute()
    }
    const nobody = await setup.run('send')
    expect(nobody).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Nobody gets the newsletter yet, so issue \d{4}-W\d{2} was not started and nothing was sent\. 1 address is not confirmed\./,
      ),
    })
    expect((await setup.run('status')).stdout).toContain('No issue has been sent yet.')
    expect(await acts(setup)).toEqual([])

    await subscribe(setup, [addressOf(0)])
    expect(await setup.run('send')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('to 1 subscriber.'),
    })
    await subscribe(setup, [addressOf(1)])
    const later = await setup.run('send')
    expect(later).toMatchObject({ code: 0, stdout: expect.stringContaining('Sent now: 1.') })
    expect(later.stdout).toContain('was already started: 1 of 2 subscribers have it, 1 left.')
    expect(await setup.run('send')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Sent now: 0.'),
    })
    expect(setup.recipients()).toEqual([addressOf(0), addressOf(1)])
    const [[first], [second]] = [
      await setup.mail.mailsTo(addressOf(0)),
      await setup.mail.mailsTo(addressOf(1)),
    ]
    expect(second?.subject).toBe(first?.subject)
  },
)

test(
  'killed, with somebody who confirms in between: each gets the issue once',
  { timeout: LIMIT_MS },
  async () => {
    let taken = 0
    await using setup = await operator({
      answer: () => {
        taken += 1
        if (taken !== 10) return undefined
        run.kill('SIGKILL')
        return 'withhold'
      },
    })
    await subscribe(setup)
    const run = setup.start('send')
    expect((await run.finished).code).toBeNull()
    await subscribe(setup, ['late@mail.example'])
    const resumed = await setup.run('send')
    expect(resumed.stdout).toContain(`of ${READERS + 1} subscribers have it`)
    expect(resumed.stdout).toContain(', 0 left.')
    // Nobody gets it twice, and whoever has nothing was just handed over when the process died, and is in doubt.
    const [, inDoubt = ''] = /(\d+) in doubt/.exec(resumed.stdout) ?? []
    const recipients = setup.recipients()
    expect(new Set(recipients).size).toBe(recipients.length)
    expect(recipients).toContain('late@mail.example')
    const missing = EVERYBODY.filter((reader) => !recipients.includes(reader))
    expect(missing.length).toBeLessThanOrEqual(Number(inDoubt))
  },
)

test(
  'two sends at once: one sends, the other says so and stops; doubtful mails are resent only on request',
  { timeout: LIMIT_MS },
  async () => {
    const answered = Promise.withResolvers<void>()
    let hold = true
    await using setup = await operator({
      answer: async () => {
        if (hold) await answered.promise
      },
    })
    await subscribe(setup)
    const first = setup.start('send')
    await expect.poll(() => first.output(), { timeout: 60_000 }).toContain(`to ${READERS} subscribers`)
    if (inject('engine') === 'postgres') {
      const other = await setup.run('send')
      expect(other).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('Another process is already sending'),
      })
    }
    hold = false
    answered.resolve()
    expect(await first.finished).toMatchObject({ code: 0 })
    expect(setup.recipients()).toEqual(EVERYBODY)

    {
      await using opened = await setup.database()
      await sql`update newsletter_deliveries set state = 'handed over'
        where subscriber = (select id from newsletter_subscribers where address = ${addressOf(7)})`.execute(
        opened.owner,
      )
    }
    expect(await setup.run('status')).toMatchObject({
      stdout: expect.stringContaining(`${READERS - 1} sent, 0 rejected, 1 in doubt, 0 left`),
    })
    expect(await setup.run('send', '--in-doubt')).toMatchObject({ code: 0 })
    const twice = await setup.mail.mailsTo(addressOf(7))
    expect(twice).toHaveLength(2)
    expect(new Set(twice.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await acts(setup)).toMatchObject([
      { act: 'resend newsletter', before: { in_doubt: 1 } },
      { act: 'send newsletter', via: 'cli', after: { subscribers: READERS } },
    ])
  },
)

test(
  'Ctrl-C finishes the mails in progress, and the next send continues',
  { timeout: LIMIT_MS },
  async () => {
    let taken = 0
    await using setup = await operator({
      answer: () => {
        taken += 1
        if (taken === 8) run.kill('SIGINT')
        return undefined
      },
    })
    await subscribe(setup)
    const run = setup.start('send')
    const { code, stdout, stderr } = await run.finished
    expect(code, stderr).toBe(130)
    expect(stdout).toContain(', 0 in doubt')
    expect(stdout).toContain('To continue: npm run newsletter -- send')
    expect(setup.mail.mails.length).toBeLessThan(READERS)
    expect(await setup.run('send')).toMatchObject({ code: 0 })
    expect(setup.recipients()).toEqual(EVERYBODY)
  },
)

test(
  'a temporary rejection is retried by the next send, a permanent one is not, and neither shows an address',
  { timeout: LIMIT_MS },
  async () => {
    let busy = true
    await using setup = await operator({
      refuse: (address) => (address === addressOf(1) ? `550 5.1.1 <${address}> is unknown` : undefined),
      answer: ({ to }) => (busy && to === addressOf(2) ? `451 4.7.1 ${to}: later` : undefined),
    })
    await subscribe(setup)
    const first = await setup.run('send')
    expect(first.code).toBe(1)
    expect(first.stdout).toContain(`${READERS - 2} sent, 1 rejected, 0 in doubt, 1 left`)
    expect(first.stdout).toContain('1 × The mail server refused a mail (550 5.1.1 to RCPT TO).')
    expect(first.stdout + first.stderr).not.toContain('mail.example')
    busy = false
    const again = await setup.run('send')
    expect(again.stdout).toContain('Sent now: 1.')
    expect(setup.recipients()).toEqual(EVERYBODY.filter((address) => address !== addressOf(1)))
  },
)

test(
  'while the mail server is down nothing is lost, and its address is not shown',
  { timeout: LIMIT_MS },
  async () => {
    await using setup = await operator()
    await subscribe(setup, EVERYBODY.slice(0, 3))
    const away = 'smtp://me:hunter2@127.0.0.1:1'
    const { code, stdout, stderr } = await setup.runWith(away, 'send')
    expect(code).toBe(1)
    expect(stdout).toContain('Stopped: The mail server cannot be used (ECONNREFUSED).')
    expect(stdout).toContain('3 left')
    expect(stdout + stderr).not.toMatch(/hunter2|mail\.example/)
    expect(await setup.run('send')).toMatchObject({ code: 0 })
    expect(setup.recipients()).toEqual(EVERYBODY.slice(0, 3))
  },
)

test(
  'killed between hand-over and end of a mail, only mails that were fully sent are not sent again',
  { timeout: LIMIT_MS },
  async () => {
    await using setup = await operator()
    await subscribe(setup, EVERYBODY.slice(0, 4))
    expect(await setup.run('send')).toMatchObject({ code: 0 })
    const run = randomUUID()
    {
      await using opened = await setup.database()
      const subscribers = await opened.owner
        .selectFrom('newsletter_subscribers')
        .select('id')
        .where('address', 'in', EVERYBODY.slice(0, 2))
        .execute()
      writeDeadRunJournal(
        run,
        subscribers.map(({ id }) => id),
      )
      await sql`update newsletter_deliveries set state = 'handed over', run = ${run}::uuid`.execute(
        opened.owner,
      )
    }
    const { code, stdout } = await setup.run('send')
    expect(code).toBe(1)
    expect(stdout).toContain('Sent now: 2.')
    expect(stdout).toContain('2 in doubt, 0 left')
    expect(setup.recipients().slice(0, 6)).toEqual([
      ...EVERYBODY.slice(0, 2),
      ...EVERYBODY.slice(2, 4).flatMap((address) => [address, address]),
    ])
  },
)

test(
  'an issue interrupted by the end of its week is completed, an old one is not',
  { timeout: LIMIT_MS },
  async () => {
    await using setup = await operator()
    await subscribe(setup, EVERYBODY.slice(0, 2))
    const rest = { day: '5 Jan 2020', jobs: [], totalJobs: 0, events: [], careerPath: null }
    const content = JSON.stringify({ week: '2020-W01', ...rest })
    const begin = async (ago: string) => {
      await using opened = await setup.database()
      await sql`update newsletter_subscribers set confirmed_at = now() - interval '9 days'`.execute(
        opened.owner,
      )
      await sql`delete from newsletter_issues`.execute(opened.owner)
      await sql`insert into newsletter_issues (id, content, begun_at)
        values ('2020-W01', ${content}::jsonb, now() - ${ago}::interval)`.execute(opened.owner)
    }
    await begin('3 days')
    expect((await setup.run('send')).stdout).not.toContain('2020-W01')
    await begin('1 day')
    const { code, stdout } = await setup.run('send')
    expect(stdout).toContain('Issue 2020-W01 was already started: 0 of 2 subscribers have it')
    expect(code).toBe(0)
    expect(setup.mail.mails).toHaveLength(4)
  },
)

test(
  'erase deletes an address by name, and confirmations are mailed once a mail server is configured',
  async () => {
    await using setup = await operator()
    {
      await using opened = await setup.database()
      await opened.owner
        .insertInto('newsletter_subscribers')
        .values({ address: 'asha@mail.example' })
        .execute()
    }
    expect(await setup.run('confirmations')).toMatchObject({ code: 0, stdout: '1 confirmation mail sent.\n' })
    expect(await setup.run('confirmations')).toMatchObject({ stdout: '0 confirmation mails sent.\n' })
    expect(setup.recipients()).toEqual(['asha@mail.example'])
    expect(await setup.run('erase', 'Asha@MAIL.example')).toMatchObject({ code: 0 })
    expect(await setup.run('erase', 'asha@mail.example')).toMatchObject({ code: 1 })
    expect(await setup.run('status')).toMatchObject({
      stdout: expect.stringContaining('Subscribers  0 confirmed, 0 not confirmed yet'),
    })
    const logged = await acts(setup)
    expect(logged).toMatchObject([{ act: 'erase address', subject: 'newsletter', via: 'cli' }])
    expect(JSON.stringify(logged)).not.toMatch(/asha/i)
  },
  LIMIT_MS,
)
