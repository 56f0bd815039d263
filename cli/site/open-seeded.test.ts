import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSettings } from '#core/settings.ts'
import { COURSES, listRows } from '#db/queries/content/catalogue.ts'
import { copyEmbedded } from '#test/copied-database.ts'
import { openSeeded } from './open-seeded.ts'

test('an unreachable PostgreSQL server is reported by its setting, without the password', async () => {
  const settings = parseSettings({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/pravesh' })
  const refused = openSeeded(settings)
  await expect(refused).rejects.toThrow(/^Cannot use the PostgreSQL server in DATABASE_URL: .*ECONNREFUSED/)
  await expect(refused).rejects.not.toThrow('hunter2')
})

test(
  'the first start fills the database, a later one says that it added nothing',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pravesh-seeded-'))
    const settings = parseSettings({ DATA_DIR: await copyEmbedded(join(folder, 'data')) })
    try {
      const first = await openSeeded(settings)
      const courses = await listRows(first.database.web, COURSES, { role_category: 'DevOps' })
      await first.database.close()
      expect(courses.length).toBeGreaterThan(0)
      expect([first.seeded.jobs > 0, first.seeded.content > 0]).toEqual([true, true])

      const later = await openSeeded(settings)
      await later.database.close()
      expect(later.seeded).toEqual({ jobs: 0, content: 0 })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
