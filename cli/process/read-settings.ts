import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { parseSettings, SETTING_NAMES, type Settings } from '#core/settings.ts'
import { PROJECT } from './project.ts'

/**
 * The settings of this process: from the environment, else from the project's `.env`. Only this module reads
 * either.
 *
 * @returns Settings with the data folder as an absolute path.
 * @throws SettingsError naming each invalid setting and what is expected.
 */
export function readSettings(environment = process.env, project = PROJECT): Settings {
  const written = readEnvFile(project)
  // An empty variable counts as unset, so that it does not hide the value in the file.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const settings = parseSettings({ ...written, ...given })
  return { ...settings, dataDirectory: resolve(project, settings.dataDirectory) }
}

/**
 * The settings that are only in this process's environment: another command would not have them.
 *
 * @returns Their raw values, by name.
 */
export function environmentSettings(environment = process.env, project = PROJECT): Record<string, string> {
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
