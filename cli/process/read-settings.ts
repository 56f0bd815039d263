import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { parseSettings, type Settings } from '#core/settings.ts'
import { PROJECT } from './project.ts'

/**
 * The settings of this run: from the environment, then from the project's `.env` where there is one. The one
 * place that reads either.
 *
 * @returns Settings with the data folder as an absolute path.
 * @throws SettingsError naming each wrong one and what is expected.
 */
export function readSettings(environment = process.env, project = PROJECT): Settings {
  const file = join(project, '.env')
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  // An empty variable in the environment counts as absent, so it does not hide the file's.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const settings = parseSettings({ ...written, ...given })
  return { ...settings, dataDirectory: resolve(project, settings.dataDirectory) }
}
