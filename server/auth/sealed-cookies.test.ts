import { afterEach, expect, test, vi } from 'vitest'
import { createSealedCookies } from './sealed-cookies.ts'

afterEach(() => void vi.useRealTimers())

const headers = (setCookie: string) => new Headers({ cookie: setCookie.slice(0, setCookie.indexOf(';')) })
const session = (secret = 'secret', https = true) => createSealedCookies(secret, https)('session')

test('reads back its content, which is not visible in the cookie', async () => {
  const written = await session().write({ id: 'the-id' }, 60)
  expect(await session().read(headers(written))).toMatchObject({ id: 'the-id' })
  expect(written).not.toContain('the-id')
  expect(Buffer.from(written, 'base64url').toString('latin1')).not.toContain('the-id')
  expect(await session().write({ id: 'the-id' }, 60)).not.toBe(written)
})

test('is HttpOnly, SameSite and bound to the host', async () => {
  expect(await session().write({}, 60)).toMatch(
    /^__Host-session=[\w.-]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await session('secret', false).write({}, 60)).toMatch(
    /^session=[\w.-]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(session().clear()).toBe('__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax')
})

test('a cookie that was modified, has another name, or was made with another secret is ignored', async () => {
  const written = await session().write({ id: '1' }, 60)
  const value = written.slice('__Host-session='.length, written.indexOf(';'))
  for (let at = 0; at < value.length; at += 7) {
    const other = value[at] === 'A' ? 'B' : 'A'
    const changed = `__Host-session=${value.slice(0, at)}${other}${value.slice(at + 1)};`
    expect(await session().read(headers(changed)), `at ${at}`).toBeNull()
  }
  const asOther = written.replace('__Host-session', '__Host-other')
  expect(await createSealedCookies('secret', true)('other').read(headers(asOther))).toBeNull()
  expect(await session('another').read(headers(written))).toBeNull()
  expect(await session().read(new Headers())).toBeNull()
  expect(await session().read(new Headers({ cookie: '__Host-session=' }))).toBeNull()
})

test('expires by its own content, even if the browser keeps it longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const written = await session().write({ id: '1' }, 60)
  vi.setSystemTime(Date.now() + 59_000)
  expect(await session().read(headers(written))).not.toBeNull()
  vi.setSystemTime(Date.now() + 2_000)
  expect(await session().read(headers(written))).toBeNull()
})
