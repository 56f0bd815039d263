import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createCircuitBreaker } from '#db/circuit-breaker.ts'
import { connect, WEB_ROLE, type ConnectionOptions } from '#db/connection.ts'
import { administer } from './postgres-admin.ts'

function connected(options: ConnectionOptions) {
  const db = connect(options)
  onTestFinished(() => db.destroy())
  return db
}

test('a connection that cannot take the web role is not handed out, and does not occupy the pool', async () => {
  const { url } = inject('postgres')
  const name = 'pravesh_stranger'
  await administer(url, `drop role if exists ${name}`)
  await administer(url, `create role ${name} login password 'stranger'`)
  onTestFinished(() => administer(url, `drop role ${name}`))
  const strange = new URL(url)
  strange.username = name
  strange.password = 'stranger'
  const db = connected({ config: { connectionString: strange.href, max: 1 }, role: 'web' })
  for (let i = 0; i < 3; i++) await expect(sql`select 1`.execute(db)).rejects.toThrow(/permission denied/)
})

test('a query timeout drops its connection and tells the circuit breaker', async () => {
  const { url } = inject('postgres')
  let silent = true
  const probe = async () => {
    if (silent) throw new Error('silent')
  }
  const breaker = createCircuitBreaker({ probe, everyMs: 5 })
  onTestFinished(() => breaker.stop())
  const db = connected({
    config: { connectionString: url, max: 1, query_timeout: 1_000 },
    role: 'web',
    breaker,
  })
  const backend = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return rows[0]?.pid
  }
  const first = await backend()
  await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toThrow('Query read timeout')
  await expect.poll(() => breaker.isOpen()).toBe(true)
  await expect(backend()).rejects.toThrow('The database is away')
  silent = false
  await expect.poll(() => breaker.isOpen()).toBe(false)
  expect(await backend()).not.toBe(first)
})

test('the server cancels a slow query: its connection is reused, and the breaker stays closed', async () => {
  const { url } = inject('postgres')
  const breaker = createCircuitBreaker({ probe: async () => {} })
  const db = connected({ config: { connectionString: url, max: 1 }, role: 'web', breaker })
  await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow(/statement timeout/)
  expect(breaker.isOpen()).toBe(false)
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  expect(rows).toEqual([{ role: WEB_ROLE }])
})
