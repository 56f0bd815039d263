import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addChats } from '#test/job-alerts.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { copyDatabase } from '#test/copied-database.ts'
import { startCommand } from '#test/started-command.ts'
import { runInProcess } from '#test/command-here.ts'
import { BOT_TOKEN, startTelegramServer } from '#test/telegram-server.ts'

const KILLS = 20
const READERS = 420
const CHATS = Array.from({ length: READERS }, (_, index) => 1000 + index)

/**
 * The states in which a delivery is when its sender is killed. In all but the last two, its next statement hangs. That of
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

test(
  'killed twenty times in each state: nobody gets two, and nobody is left out but those in doubt',
  { timeout: 240_000 },
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
    await insertJobs(owner, [
      jobRow('1', { title: 'Tester', first_seen_at: new Date(), verified_at: new Date() }),
    ])
    await sql`create table hang (before text, seconds float8)`.execute(owner)
    await sql`insert into hang values ('', 0)`.execute(owner)
    await sql`create function hang() returns trigger language plpgsql as
    $$ begin perform pg_sleep(seconds) from hang where before = new.state; return new; end $$`.execute(owner)
    await sql`create trigger hang before update on newsletter_deliveries for each row execute function hang()`.execute(
      owner,
    )
    /** As if the time of the dead process's lease had passed. */
    const expireLease = () =>
      sql`update newsletter_issues set beat_at = now() - interval '1 hour'`.execute(owner)
    const hanging = async () => {
      const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`.execute(owner)
      return rows.length > 0
    }

    // The first run is killed while it prepares.
    let kills = 0
    for (const next of STATES)
      for (let kill = 0; kill < KILLS; kill++) {
        state = next
        const before = HANGS_BEFORE[next]
        const seconds = next === 'handing over' ? 0.15 : 30
        await sql`update hang set before = ${before ?? ''}, seconds = ${seconds}`.execute(owner)
        const known = received
        const run = startCommand('newsletter', ['alerts'], settings)
        const wanted = known + 1 + (kill % 3)
        while (!(before ? await hanging() : received >= wanted)) await sleep(5)
        run.kill('SIGKILL')
        const { code } = await run.finished
        expect(code).toBeNull()
        kills += 1
        // The server goes on with the statement of a process that is dead; where it hangs, it is ended like the process.
        if (next !== 'handing over')
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event = 'PgSleep'`.execute(owner)
        while (await hanging()) await sleep(20)
        await expireLease()
      }
    expect(kills).toBe(KILLS * STATES.length)

    state = null
    await sql`update hang set before = ''`.execute(owner)
    const last = await runInProcess('newsletter', ['alerts'], settings)
    expect(last.stdout).toMatch(/, 0 rejected, \d+ in doubt, 0 left\./)
    const deliveries = await owner
      .selectFrom('newsletter_deliveries as delivery')
      .innerJoin('newsletter_subscribers as reader', 'reader.id', 'delivery.subscriber')
      .select(['state', 'chat_id'])
      .execute()
    const doubtful = deliveries
      .filter(({ state: kept }) => kept === 'handed over')
      .map(({ chat_id: chat }) => chat)
    const got = server.chats()
    expect(new Set(got).size).toBe(got.length)
    expect(CHATS.filter((chat) => !got.includes(chat) && !doubtful.includes(chat))).toEqual([])
    expect(server.faults).toEqual([])
    // The states in which nothing had left put nothing in doubt.
    expect(doubtful.length).toBeLessThanOrEqual(KILLS * 2 * 8)
    const status = await runInProcess('newsletter', ['status'], settings)
    expect(status.stdout).toMatch(new RegExp(`telegram-.*${doubtful.length} in doubt, 0 left`))
  },
)
