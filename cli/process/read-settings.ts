import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { parseSettings, SETTING_NAMES, type Settings } from '#core/settings.ts'
import { PROJECT } from './project.ts'

/**
 * The settings of this run: from the environment, then from the project's `.env` where there is one. The one
 * place that reads either.
 *
 * @returns Settings with the data folder as an absolute path.
 * @throws SettingsError naming each wrong one and what is expected.
 */
export function readSettings(environment = process.env, project = PROJECT): Settings {
  const written = readEnvFile(project)
  // An empty variable in the environment counts as absent, so it does not hide the file's.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const settings = parseSettings({ ...written, ...given })
  return { ...settings, dataDirectory: resolve(project, settings.dataDirectory) }
}

/**
 * The settings that this run has from its environment alone: another command, started without them, has others.
 *
 * @returns Their values as they were given, by name.
 */
export function settingsOfThisRun(environment = process.env, project = PROJECT): Record<string, string> {
  const written = readEnvFile(project)
  return Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = environment[name]?.trim()
      return value && value !== written[name]?.trim() ? [[name, value]] : []
    }),
  )
}

function readEnvFile(project: string): NodeJS.Dict<string> {
  const file = join(project, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}
