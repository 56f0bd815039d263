import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claimAlertMails } from '#db/queries/newsletter/alert-mails.ts'
import { handOver, requeueUnreleased } from '#db/queries/newsletter/deliveries.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'
import { addChats } from '#test/job-alerts.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { BOT_TOKEN, startTelegramServer, TOO_MANY } from '#test/telegram-server.ts'
import { COMPILED } from '#test/test-files.ts'

const KILLS = 20
const READERS = 420
const CHATS = Array.from({ length: READERS }, (_, index) => 1000 + index)
/** A hundred processes on a busy machine; on a quiet one they take a minute. */
const LIMIT_MS = 1_200_000

/**
 * The states in which a delivery is when its sender is killed. In the first three, the next statement hangs. That of
 * `handing over` is carried out by the server after the death of the process, before the request has left.
 */
const STATES = ['prepared', 'claimed', 'handing over', 'handed over', 'sent'] as const
type State = (typeof STATES)[number]
/** The state that a statement would set, and that makes it hang. */
const HANGS_BEFORE: Partial<Record<State, string>> = {
  prepared: 'claimed',
  claimed: 'handed over',
  'handing over': 'handed over',
}

const module = (path: string) => JSON.stringify(new URL(`../../${path}`, import.meta.url).href)
/**
 * What the command does with prepared messages, without the modules of searches and of the embedded database. It is
 * connected when it waits for a word on its input.
 */
const SENDER = `
  const { connect } = await import(${module('db/connection.ts')})
  const { alertChannels } = await import(${module('mail/alert-channels.ts')})
  const { runAlerts } = await import(${module('mail/run-alerts.ts')})
  const { readNow } = await import(${module('db/clock.ts')})
  const { parseSettings } = await import(${module('core/settings.ts')})
  const settings = parseSettings(process.env)
  const owner = connect({ config: { connectionString: settings.databaseUrl, max: 2 }, role: 'owner' })
  await readNow(owner)
  const [channel] = alertChannels(settings, settings.siteUrl)
  process.stdin.once('data', async () => {
    const none = () => {}
    await runAlerts({ owner, channel, finder: null, now: await readNow(owner), run: crypto.randomUUID(),
      signal: new AbortController().signal, onWait: none, onPrepared: none, onProgress: none })
  })`

function startSender(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SENDER], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...settings },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    go: () => child.stdin.write('go\n'),
    hasEnded: () => child.exitCode !== null,
    kill: async () => {
      child.kill('SIGKILL')
      const [, signal] = await ended
      return signal
    },
  }
}

test(
  'killed twenty times in each of five states: nobody gets two, and nobody is left out but those in doubt',
  { timeout: LIMIT_MS },
  async () => {
    let state: State | null = null
    let received = 0
    await using server = await startTelegramServer(() => {
      received += 1
      return state === 'handed over' ? 'hang' : undefined
    })
    await using copy = await copyDatabase()
    const settings = {
      ...copy.settings,
      SITE_URL: 'https://pravesh.example',
      TELEGRAM_BOT_TOKEN: BOT_TOKEN,
      TELEGRAM_BOT_NAME: 'PraveshTestBot',
      TELEGRAM_API_ROOT: server.root,
    }
    await using database = await copy.open()
    const { owner } = database
    await addChats(owner, CHATS, 'search=tester')
    const seen = { first_seen_at: new Date(), verified_at: new Date() }
    await insertJobs(owner, [jobRow('1', { title: 'Tester', ...seen })])

    // Prepares all, and sends nothing, as Telegram asks for a long wait at once.
    {
      await using busy = await startTelegramServer(() => ({ code: 429, retryAfter: 3600 }))
      await runInProcess('newsletter', ['alerts'], { ...settings, TELEGRAM_API_ROOT: busy.root })
    }
    await sql`create table hang (before text, seconds float8)`.execute(owner)
    await sql`insert into hang values ('', 0)`.execute(owner)
    await sql`create function hang() returns trigger language plpgsql as
      $$ begin perform pg_sleep(seconds) from hang where before = new.state; return new; end $$`.execute(
      owner,
    )
    await sql`create trigger hang before update on newsletter_deliveries
      for each row execute function hang()`.execute(owner)
    const isHanging = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`.execute(owner)
      return rows.length > 0
    }
    const endHanging = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`.execute(owner)

    const killIn = async (next: State, sender: ReturnType<typeof startSender>, messages: number) => {
      state = next
      const before = HANGS_BEFORE[next]
      const seconds = next === 'handing over' ? 0.2 : 60
      await sql`update hang set before = ${before ?? ''}, seconds = ${seconds}`.execute(owner)
      const wanted = received + messages
      sender.go()
      while (!(before ? await isHanging() : received >= wanted)) {
        expect(sender.hasEnded()).toBe(false)
        await sleep(5)
      }
      expect(await sender.kill()).toBe('SIGKILL')
      // The server goes on with the statement of a process that is dead.
      if (next !== 'handing over') await endHanging()
      while (await isHanging()) await sleep(10)
      // As if the time of the dead process's lease had passed.
      await sql`update newsletter_issues set beat_at = now() - interval '1 hour'`.execute(owner)
    }

    let sender = startSender(settings)
    for (const next of STATES)
      for (let kill = 0; kill < KILLS; kill++) {
        const following = startSender(settings)
        await killIn(next, sender, 1 + (kill % 3))
        sender = following
      }
    await sender.kill()

    state = null
    await sql`update hang set before = ''`.execute(owner)
    const last = await runInProcess('newsletter', ['alerts'], settings)
    expect(last.stdout).toMatch(/, 0 rejected, \d+ in doubt, 0 left\./)
    const rows = await owner
      .selectFrom('newsletter_deliveries as delivery')
      .innerJoin('newsletter_subscribers as reader', 'reader.id', 'delivery.subscriber')
      .select('chat_id')
      .where('state', '=', 'handed over')
      .execute()
    const doubtful = rows.map(({ chat_id: chat }) => chat)
    const got = server.chats()
    expect(new Set(got).size).toBe(got.length)
    expect(CHATS.filter((chat) => !got.includes(chat) && !doubtful.includes(chat))).toEqual([])
    // A process does not know what a killed one has sent a moment ago; Telegram would ask it to wait.
    expect(server.faults.filter((fault) => fault !== TOO_MANY)).toEqual([])
    // Only kills in the last two states put messages in doubt: those on their way over five lines.
    expect(doubtful.length).toBeLessThanOrEqual(KILLS * 2 * 5)
    const status = await runInProcess('newsletter', ['status'], settings)
    expect(status.stdout).toMatch(new RegExp(`telegram-.*${doubtful.length} in doubt, 0 left`))
  },
)

test('a message that is just handed over is left to its sender, and is requeued if that one is dead', async () => {
  await using copy = await copyDatabase()
  await using sender = await copy.open()
  await using next = await copy.open()
  const { owner } = next
  const [issue, run, other] = ['telegram-2026-11-26', randomUUID(), randomUUID()]
  await addChats(owner, [1])
  await sql`insert into newsletter_issues (id, content) values (${issue}, '{}')`.execute(owner)
  await sql`insert into newsletter_deliveries (issue, subscriber, state, run, content)
    select ${issue}, id, 'prepared', ${run}::uuid, '{}' from newsletter_subscribers`.execute(owner)
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(owner)
    return rows.length > 0
  }
  /** What the next run does while the database carries out the hand-over. */
  const duringHandOver = async <T>(act: () => Promise<T>): Promise<T> => {
    const [reader] = await claimAlertMails(owner, { issue, run }, 1)
    const { acted } = await sender.owner.transaction().execute(async (transaction) => {
      expect(await handOver(transaction, { issue, run, subscriber: reader?.id ?? '' })).toBe(true)
      const promise = act()
      await expect.poll(isWaiting).toBe(true)
      return { acted: promise }
    })
    return acted
  }

  expect(await duringHandOver(() => claimAlertMails(owner, { issue, run: other }, 1))).toEqual([])
  const states = () => owner.selectFrom('newsletter_deliveries').select(['state', 'run']).execute()
  expect(await states()).toEqual([{ state: 'handed over', run }])

  await sql`update newsletter_deliveries set state = 'prepared'`.execute(owner)
  await duringHandOver(() => requeueUnreleased(owner, { issue, run }, []))
  expect(await states()).toEqual([{ state: 'claimed', run }])
})
