import { expect, test } from 'vitest'
import { webhookSecret } from '#mail/telegram/bot-api.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { BOT_TOKEN, startTelegramServer, type BotAnswer } from '#test/telegram-server.ts'

async function operator(settings: Record<string, string> = {}, answer?: BotAnswer) {
  const server = await startTelegramServer(() => answer)
  const env = {
    SITE_URL: 'https://pravesh.example',
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_BOT_NAME: 'PraveshTestBot',
    TELEGRAM_API_ROOT: server.root,
    ...settings,
  }
  return {
    calls: server.calls,
    run: (...args: string[]) => runInProcess('telegram', args, env),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

test('set-webhook names our address, the secret and what we read; remove-webhook takes it away', async () => {
  await using bot = await operator()
  expect(await bot.run('set-webhook')).toMatchObject({
    code: 0,
    stdout: 'Telegram sends what readers do to https://pravesh.example/telegram.\n',
  })
  expect(bot.calls.map(({ method }) => method)).toEqual(['setWebhook', 'setMyCommands'])
  expect(bot.calls[0]?.body).toEqual({
    url: 'https://pravesh.example/telegram',
    secret_token: webhookSecret(BOT_TOKEN),
    allowed_updates: ['message', 'callback_query', 'my_chat_member'],
    max_connections: 1,
  })
  expect((await bot.run('remove-webhook')).code).toBe(0)
  expect(bot.calls.at(-1)?.method).toBe('deleteWebhook')
})

test('check says what does not fit', async () => {
  await using bot = await operator({ TELEGRAM_BOT_NAME: 'OtherBot' })
  const { code, stdout } = await bot.run('check')
  expect(code).toBe(1)
  expect(stdout).toContain('Telegram accepts the bot @PraveshTestBot.')
  expect(stdout).toContain('The token is that of @PraveshTestBot, but TELEGRAM_BOT_NAME is OtherBot.')
  expect(stdout).toContain('npm run telegram -- set-webhook')
})

test('a refused token is said without showing it; wrong words and missing settings name the right ones', async () => {
  await using refused = await operator({}, { code: 401 })
  const failed = await refused.run('check')
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('check its token') })
  expect(failed.stderr).not.toContain(BOT_TOKEN)
  const failures: [Record<string, string>, string, RegExp][] = [
    [{}, 'delete-webhook', /check, set-webhook, remove-webhook, preview/],
    [{ TELEGRAM_BOT_TOKEN: '', TELEGRAM_BOT_NAME: '' }, 'check', /are not set/],
    [{ SITE_URL: 'http://localhost:4550' }, 'set-webhook', /public https address/],
  ]
  for (const [settings, word, said] of failures) {
    await using bot = await operator(settings)
    expect(await bot.run(word)).toMatchObject({ code: 2, stderr: expect.stringMatching(said) })
    expect(bot.calls).toEqual([])
  }
})

test('preview shows a message of the newest jobs, without a bot', async () => {
  await using copy = await copyDatabase()
  const run = () => runInProcess('telegram', ['preview'], copy.settings)
  expect(await run()).toMatchObject({ code: 2, stderr: expect.stringContaining('no jobs') })
  {
    await using opened = await copy.open()
    await insertJobs(opened.owner, [jobRow('1', { title: 'Tester <b>' })])
  }
  expect(await run()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Pravesh job alerts.*Tester &lt;b&gt;.*\[Stop\] \[Change\]/s),
  })
})
