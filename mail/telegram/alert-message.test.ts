import { expect, test } from 'vitest'
import { BOT_TOKEN, startTelegramServer } from '#test/telegram-server.ts'
import { alertMessage } from './alert-message.ts'
import { telegramApi, webhookSecret } from './bot-api.ts'
import { AS_HTML } from './telegram-channel.ts'

const TOKEN = Buffer.alloc(32, 7)
const job = (title: string) => ({
  id: '01890000-0000-7000-8000-000000000001',
  title,
  company: 'Kaveri & Sons <Labs>',
  location: 'Pune',
  experience: '0–1 year',
  pay: '₹4–6 LPA',
  isFresher: true,
})
const alert = (name: string, titles: string[], total = titles.length) => ({
  id: '01890000-0000-7000-8000-00000000000a',
  name,
  query: 'search=react&type=fresher',
  jobs: titles.map(job),
  total,
})

/** What Telegram makes of the message, and its buttons. */
async function delivered(alerts: ReturnType<typeof alert>[]) {
  await using server = await startTelegramServer()
  const message = alertMessage('https://pravesh.example', {
    id: '1',
    address: '7',
    manage_token: TOKEN,
    content: { day: '22 Nov 2026', alerts },
  })
  const api = telegramApi({ token: BOT_TOKEN, apiRoot: server.root })
  await api.sendMessage(7, message.html, { ...AS_HTML, reply_markup: message.keyboard })
  expect(server.faults).toEqual([])
  return { ...server.calls[0], html: message.html, buttons: message.keyboard.inline_keyboard.flat() }
}

test('a message names the jobs with their links, and has buttons to stop and to change', async () => {
  const { plain, html, body, buttons } = await delivered([alert('Fresher jobs', ['Tester', 'React <b>&'])])
  expect(plain).toBe(
    'Pravesh job alerts, 22 Nov 2026\n\nFresher jobs (2 new jobs)\n\n' +
      'Tester\nKaveri & Sons <Labs> · Pune · ₹4–6 LPA\n\nReact <b>&\nKaveri & Sons <Labs> · Pune · ₹4–6 LPA',
  )
  expect(html).toContain('<a href="https://pravesh.example/jobs/')
  expect(body?.link_preview_options).toEqual({ is_disabled: true })
  expect(buttons).toEqual([
    { text: 'Stop', callback_data: 'stop:01890000-0000-7000-8000-00000000000a' },
    { text: 'Change', url: `https://pravesh.example/alerts/manage?token=${TOKEN.toString('base64url')}` },
  ])
})

test('ten jobs in all, then how many more, with the link of the search', async () => {
  const many = Array.from({ length: 8 }, (_, number) => `Job ${number}`)
  const { plain, html } = await delivered([
    alert('First', many, 22),
    alert('Second', many),
    alert('Third', many),
  ])
  expect(plain?.match(/^Job \d$/gm)).toHaveLength(10)
  expect(plain).toContain('and 14 more\n\nSecond')
  expect(plain).toContain('and 6 more\n\nThird (8 new jobs)\n\n8 new jobs')
  expect(html).toContain(
    '<a href="https://pravesh.example/jobs?search=react&amp;type=fresher">and 14 more</a>',
  )
})

test('a long message is cut by whole jobs, and before it is escaped', async () => {
  const long = Array.from({ length: 10 }, () => '<&>😀'.repeat(60))
  const alerts = Array.from({ length: 10 }, () => alert('&'.repeat(300), long))
  const { plain = '' } = await delivered(alerts)
  expect(plain.length).toBeLessThanOrEqual(4096)
  expect(plain.isWellFormed()).toBe(true)
  expect(plain.endsWith('10 new jobs')).toBe(true)
})

test('the secret of the webhook follows from the token, and has only allowed signs', () => {
  expect(webhookSecret(BOT_TOKEN)).toMatch(/^[\w-]{43}$/)
  expect(webhookSecret(BOT_TOKEN)).toBe(webhookSecret(BOT_TOKEN))
  expect(webhookSecret(`${BOT_TOKEN}x`)).not.toBe(webhookSecret(BOT_TOKEN))
})
