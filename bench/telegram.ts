import { readFileSync } from 'node:fs'
import { connect } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { addChats } from '#test/job-alerts.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { startPostgres } from '#test/postgres.ts'
import { startCommand } from '#test/started-command.ts'
import { BOT_TOKEN, startTelegramServer } from '#test/telegram-server.ts'

/**
 * `npm run bench -- telegram [READERS]`: sends a message to each of 10,000 readers, by the command and to a server here
 * that answers 429 as Telegram does: to the 31st message in a second, and now and then to all.
 */
const readers = Number(process.argv[2] ?? 10_000)
const CHATS = Array.from({ length: readers }, (_, index) => 1000 + index)
const POSTINGS = 14
const MOST_IN_A_SECOND = 30
/** After so many messages it asks everybody to wait. */
const PAUSE_EVERY = 2_500
const PAUSE_SECONDS = 3

const accepted: number[] = []
let pausedUntil = 0
let refused = 0
let nextPause = PAUSE_EVERY
await using telegram = await startTelegramServer(() => {
  const now = performance.now()
  while ((accepted[0] ?? now) < now - 1000) accepted.shift()
  if (telegram.calls.length >= nextPause) {
    nextPause += PAUSE_EVERY
    pausedUntil = now + PAUSE_SECONDS * 1000
  }
  const isTooMany = accepted.length >= MOST_IN_A_SECOND
  if (isTooMany || now < pausedUntil) {
    refused += 1
    return { code: 429, retryAfter: isTooMany ? 1 : PAUSE_SECONDS }
  }
  accepted.push(now)
  return undefined
})
const server = await startPostgres()
const owner = connect({ config: { connectionString: server.url }, role: 'owner' })
try {
  await migrate(owner)
  await addChats(owner, CHATS)
  const seen = { first_seen_at: new Date(), verified_at: new Date(), posted_at: new Date() }
  const rows = Array.from({ length: POSTINGS }, (_, index) =>
    jobRow(`${index}`, { title: `Tester ${index}`, ...seen }),
  )
  await insertJobs(owner, rows)
  const started = performance.now()
  const run = startCommand('newsletter', ['alerts'], {
    DATABASE_URL: server.url,
    SITE_URL: 'https://pravesh.example',
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_BOT_NAME: 'PraveshTestBot',
    TELEGRAM_API_ROOT: telegram.root,
  })
  let firstAt = 0
  let peakKb = 0
  const look = setInterval(() => {
    if (firstAt === 0 && telegram.calls.length > 0) firstAt = performance.now()
    try {
      peakKb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${run.pid}/status`, 'utf8'))?.[1] ?? peakKb)
    } catch {
      // The process has ended, or this is not Linux.
    }
  }, 250)
  const { stdout } = await run.finished
  clearInterval(look)
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000)
  const chats = telegram.chats()
  console.log(stdout)
  console.table({
    readers,
    'messages accepted': chats.length,
    'readers with two': chats.length - new Set(chats).size,
    'answers 429': refused,
    'seconds until the first message': seconds(started, firstAt),
    'seconds in all': seconds(started, performance.now()),
    'peak memory, MB': Math.round(peakKb / 1024),
  })
} finally {
  await owner.destroy()
  await server.stop()
}
