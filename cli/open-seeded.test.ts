import { expect, test } from 'vitest'
import { parseSettings } from '#core/settings.ts'
import { openSeeded } from './open-seeded.ts'

test('a PostgreSQL server that does not answer is named by its setting, without the password', async () => {
  const settings = parseSettings({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/pravesh' })
  const refused = openSeeded(settings)
  await expect(refused).rejects.toThrow(
    /^The PostgreSQL server that DATABASE_URL names cannot be used: .*ECONNREFUSED/,
  )
  await expect(refused).rejects.not.toThrow('hunter2')
})
