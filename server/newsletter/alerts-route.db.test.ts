import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listAlerts } from '#db/queries/newsletter/alert-requests.ts'
import { hashToken } from '#db/queries/newsletter/subscribers.ts'
import { sendDueConfirmations } from '#mail/send-confirmations.ts'
import { testDatabase } from '#test/database.ts'
import { addAlert, readersOf } from '#test/job-alerts.ts'
import { brokenDatabase, mailFormsSite, wholeResponse } from '#test/mail-forms-site.ts'
import { startMailServer } from '#test/mail-server.ts'
import { alertsRoute } from './alerts-route.ts'
import type { MailFormsOptions } from './mail-forms.ts'

const SITE = 'https://pravesh.example'
const ASHA = 'asha@mail.example'
const database = testDatabase()
beforeEach(() => database.empty())

const finder = { label: (_: string, slug: string) => (slug === 'dot-net' ? '.NET' : '') }

function site(options: Partial<MailFormsOptions> = {}) {
  const { submit, ...rest } = mailFormsSite((given) => alertsRoute({ ...given, finder }), {
    db: database.web,
    ...options,
  })
  const request = (fields: Record<string, string>, headers = {}) => submit('/alerts/request', fields, headers)
  return { ...rest, request }
}

const stored = () =>
  database.owner.selectFrom('job_alerts').select(['query', 'name', 'frequency', 'confirmed_at']).execute()
const locationOf = (response: Response) => [response.status, response.headers.get('location')]

test('stores the canonical search, unconfirmed, and triggers the mail', async () => {
  const { request, confirmations } = site()
  const query = 'utm_source=x&type=fresher&search=react&page=3&type=remote&skill=dot-net'
  expect(locationOf(await request({ email: ASHA, query, frequency: 'weekly' }))).toEqual([
    303,
    '/alerts?outcome=sent',
  ])
  expect(await stored()).toEqual([
    {
      query: 'search=react&type=remote&type=fresher&skill=dot-net',
      name: 'Remote Fresher IT jobs in India: react · .NET',
      frequency: 'weekly',
      confirmed_at: null,
    },
  ])
  expect(confirmations.wake).toHaveBeenCalledOnce()
})

test('the response is the same for a new address, a known one, and one with too many alerts', async () => {
  const { request } = site({ mayRequest: () => true })
  const fresh = await wholeResponse(await request({ email: ASHA, query: '' }))
  for (let number = 0; number < 12; number++)
    expect(await wholeResponse(await request({ email: ASHA, query: `search=${number}` }))).toEqual(fresh)
  expect(await stored()).toHaveLength(5)
})

test('a wrong address gets its search back; a client has a limit; a bot is told the same', async () => {
  const { request } = site()
  const wrong = await request({ email: 'asha@localhost', query: 'search=react&type=fresher' })
  expect(locationOf(wrong)).toEqual([303, '/alerts?outcome=invalid&search=react&type=fresher'])
  const json = await request({ email: 'asha', query: '' }, { accept: 'application/json' })
  expect([json.status, await json.json()]).toEqual([400, { outcome: 'invalid' }])
  const bot = await request({ email: ASHA, query: '', homepage: 'https://spam.example' })
  expect(locationOf(bot)).toEqual([303, '/alerts?outcome=sent'])
  expect(await stored()).toEqual([])
  for (let number = 1; number < 10; number++) await request({ email: ASHA, query: '' })
  expect(locationOf(await request({ email: ASHA, query: '' }))).toEqual([303, '/alerts?outcome=later'])
})

test('the mail says nothing that was typed; the page of the confirmed alert does', async () => {
  await using mail = await startMailServer()
  const { post, request } = site()
  await request({
    email: ASHA,
    query: 'search=You+won.%0D%0A%0D%0AOpen+https://evil.example&city=evil&company=evil&city=pune&from=evil',
  })
  await sendDueConfirmations({
    owner: database.owner,
    mail: { smtpUrl: mail.url, from: { name: 'Pravesh', address: 'letters@pravesh.example' } },
    siteUrl: SITE,
    onProblem: (problem) => {
      throw problem
    },
  })
  const [asked] = await mail.mailsTo(ASHA)
  expect(asked?.subject).toBe('Confirm your job alert: IT jobs in Pune')
  expect(`${asked?.subject} ${asked?.text} ${asked?.html}`).not.toMatch(/evil|You won\./i)
  const [link = ''] = /\/alerts\/confirm\?token=[\w-]{43}/.exec(asked?.text ?? '') ?? []
  const confirmed = await post(link)
  const page = new URL(confirmed.headers.get('location') ?? '', SITE)
  const token = Buffer.from(page.searchParams.get('token') ?? '', 'base64url')
  expect((await listAlerts(database.web, token)).map(({ name }) => name)).toEqual([
    'IT jobs in Evil or Pune: You won. Open https://evil.example · Evil',
  ])
})

test('the page of a reader changes, deletes and stops alerts', async () => {
  const { post } = site()
  const token = await addAlert(database.owner, { address: ASHA, query: 'search=go' })
  await addAlert(database.owner, { address: ASHA, query: 'search=qa' })
  const page = `/alerts/manage?token=${token.toString('base64url')}`
  const [go = { id: '' }] = await listAlerts(database.web, token)
  const send = async (fields: Record<string, string>) => locationOf(await post(page, fields))
  expect(await send({ alert: go.id, action: 'weekly' })).toEqual([303, `${page}&outcome=changed`])
  expect(await listAlerts(database.web, token)).toMatchObject([
    { frequency: 'weekly' },
    { frequency: 'daily' },
  ])
  expect(await send({ alert: go.id, action: 'delete' })).toEqual([303, `${page}&outcome=deleted`])
  expect(await send({ alert: go.id, action: 'delete' })).toEqual([303, '/alerts?outcome=unknown'])
  const wrong: Record<string, string>[] = [
    { alert: go.id, action: 'hourly' },
    { alert: 'x', action: 'daily' },
    {},
  ]
  for (const fields of wrong) expect((await post(page, fields)).status).toBe(400)
  expect(await send({ action: 'leave' })).toEqual([303, '/alerts?outcome=left'])
  expect(await readersOf(database.owner)).toEqual([])
})

test('a lost database is logged without the address, and says so', async () => {
  const { post, request, logError } = site({ db: brokenDatabase })
  expect(locationOf(await request({ email: ASHA, query: 'search=go' }))).toEqual([
    303,
    '/alerts?outcome=failed&search=go',
  ])
  const token = randomBytes(32).toString('base64url')
  expect(locationOf(await post(`/alerts/confirm?token=${token}`))).toEqual([303, '/alerts?outcome=failed'])
  const oneClick = await post(`/alerts/unsubscribe?token=${token}`, { 'List-Unsubscribe': 'One-Click' })
  expect(oneClick.status).toBe(503)
  expect(JSON.stringify(logError.mock.calls)).not.toMatch(/mail\.example|token=/)
})

test('a request by Telegram is stored without an address, and leads to a page with the link to the bot', async () => {
  const finderOf = (hasTelegram: boolean) =>
    mailFormsSite((given) => alertsRoute({ ...given, finder, hasTelegram }), { db: database.web })
  const { submit } = finderOf(true)
  const form = { channel: 'telegram', email: '', query: 'search=react&type=fresher', frequency: 'weekly' }
  const [status, location] = locationOf(await submit('/alerts/request', form))
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/alerts\?start=[\w-]{43}$/)])
  const rows = await database.owner.selectFrom('telegram_requests').selectAll().execute()
  const token = Buffer.from(String(location).slice('/alerts?start='.length), 'base64url')
  expect(rows).toMatchObject([
    {
      token_hash: hashToken(token),
      query: 'search=react&type=fresher',
      name: 'Fresher IT jobs in India: react',
      frequency: 'weekly',
      used_by: null,
    },
  ])
  expect(await readersOf(database.owner)).toEqual([])

  // A bot that fills in the hidden field is told the same, and a client has its limit with both channels together.
  const trapped = await submit('/alerts/request', { ...form, homepage: 'https://spam.example' })
  expect(trapped.headers.get('location')).toMatch(/^\/alerts\?start=/)
  for (let number = 2; number < 10; number++)
    await submit('/alerts/request', { email: ASHA, query: `search=${number}` })
  expect(locationOf(await submit('/alerts/request', form))).toEqual([
    303,
    '/alerts?outcome=later&search=react&type=fresher',
  ])
  expect(await database.owner.selectFrom('telegram_requests').selectAll().execute()).toHaveLength(1)

  // Without a bot, it is a request by email without an address.
  const unset = await finderOf(false).submit('/alerts/request', form)
  expect(locationOf(unset)).toEqual([303, '/alerts?outcome=invalid&search=react&type=fresher'])
})
