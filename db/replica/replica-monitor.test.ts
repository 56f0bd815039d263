import { expect, onTestFinished, test } from 'vitest'
import { createReplicaMonitor, type PrimaryAnswer, type ReplicaAnswer } from './replica-monitor.ts'

const SYSTEM = '7330'

/** A primary and a replica that answer what the test says. Each check is a second after the last. */
function monitored() {
  const servers: { primary: PrimaryAnswer | null; replica: ReplicaAnswer | null } = {
    primary: { written: 100n, system: SYSTEM },
    replica: { replayed: 100n, system: SYSTEM },
  }
  const changes: string[] = []
  let now = 0
  const answer = async <T>(given: T | null): Promise<T> => {
    if (given === null) throw new Error('connection refused')
    return given
  }
  const monitor = createReplicaMonitor({
    askPrimary: () => answer(servers.primary),
    askReplica: () => answer(servers.replica),
    maxLagMs: 4_000,
    onChange: (why) => void changes.push(why?.message ?? 'used'),
    everyMs: 3_600_000,
    now: () => now,
  })
  onTestFinished(monitor.stop)
  const second = async (written?: bigint, replayed?: bigint) => {
    if (written !== undefined) servers.primary = { written, system: SYSTEM }
    if (replayed !== undefined) servers.replica = { replayed, system: SYSTEM }
    now += 1_000
    await monitor.check()
  }
  return { monitor, servers, changes, second }
}

test('is not used before it has answered, and then is', async () => {
  const { monitor, changes, second } = monitored()
  expect(monitor.isUsed()).toBe(false)
  await second()
  expect([monitor.isUsed(), monitor.lagMs()]).toEqual([true, 0])
  await second()
  expect(changes).toEqual(['used'])
})

test('a primary that writes nothing makes no lag, however long', async () => {
  const { monitor, second } = monitored()
  for (let at = 0; at < 100; at += 1) await second()
  expect([monitor.isUsed(), monitor.lagMs()]).toEqual([true, 0])
})

test('is as late as the oldest write that it has not replayed', async () => {
  const { monitor, second } = monitored()
  await second(100n, 100n)
  await second(200n, 100n)
  expect(monitor.lagMs()).toBe(0)
  await second(300n, 100n)
  await second(300n, 100n)
  expect(monitor.lagMs()).toBe(2_000)
  await second(300n, 200n)
  expect(monitor.lagMs()).toBe(2_000)
  await second(300n, 300n)
  expect(monitor.lagMs()).toBe(0)
})

test('too late, it is left, and taken again only when it has made up half', async () => {
  const { monitor, changes, second } = monitored()
  await second()
  for (let at = 0; at < 6; at += 1) await second(BigInt(200 + at), 100n)
  expect([monitor.isUsed(), monitor.lagMs()]).toEqual([false, 5_000])
  await second(206n, 202n)
  expect([monitor.isUsed(), monitor.lagMs()]).toEqual([false, 3_000])
  await second(206n, 205n)
  expect([monitor.isUsed(), monitor.lagMs()]).toEqual([true, 1_000])
  expect(changes).toEqual(['used', 'it is more than 4 s late', 'used'])
})

test('while the primary is away, a replica that was near stays in use', async () => {
  const { monitor, servers, second } = monitored()
  await second()
  servers.primary = null
  for (let at = 0; at < 20; at += 1) await second()
  expect([monitor.isUsed(), monitor.isPrimaryThere(), monitor.lagMs()]).toEqual([true, false, 0])
})

test('a replica is not used before the primary has said which server it is', async () => {
  const { monitor, servers, changes, second } = monitored()
  servers.primary = null
  await second()
  expect(changes).toEqual(['the primary has not answered yet'])
  await second(100n)
  expect(monitor.isUsed()).toBe(true)
})

test.for([
  ['it is not a standby', { replayed: null, system: SYSTEM }],
  ['it is a standby of another server', { replayed: 100n, system: '9' }],
] as const)('%s: not used, though it answers', async ([why, replica]) => {
  const { monitor, servers, changes, second } = monitored()
  await second()
  servers.replica = replica
  await second()
  expect([monitor.isUsed(), monitor.lagMs()]).toEqual([false, null])
  expect(changes).toEqual(['used', why])
})

test('tells reads under way that it is lost, by a check or by another read', async () => {
  const { monitor, servers, second } = monitored()
  await second()
  let lost = 0
  const forget = monitor.onLost(() => (lost += 1))
  monitor.suspect(new Error('reset'))
  expect([lost, monitor.isUsed()]).toEqual([1, false])
  await second()
  expect(monitor.isUsed()).toBe(true)
  servers.replica = null
  await second()
  expect([lost, monitor.isUsed()]).toEqual([1, true])
  await second()
  expect([lost, monitor.isUsed()]).toEqual([2, false])
  forget()
  await second(100n, 100n)
  monitor.suspect(new Error('reset'))
  expect(lost).toBe(2)
})
