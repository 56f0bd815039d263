import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings, environmentSettings } from './read-settings.ts'

function projectWith(env?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (env !== undefined) writeFileSync(join(folder, '.env'), env)
  return folder
}

test('without an .env, only the environment counts', () => {
  expect(readSettings({ PORT: '4000' }, projectWith()).port).toBe(4000)
})

test('.env is read, and the environment wins over it', () => {
  const project = projectWith('# mine\nPORT=4000\nHOST="127.0.0.1"\n')
  expect(readSettings({}, project)).toMatchObject({ port: 4000, host: '127.0.0.1' })
  expect(readSettings({ PORT: '5000' }, project)).toMatchObject({ port: 5000, host: '127.0.0.1' })
  expect(readSettings({ PORT: '' }, project).port).toBe(4000)
})

test('an invalid value in .env is reported by name', () => {
  expect(() => readSettings({}, projectWith('PORT=http'))).toThrow('PORT is "http"')
})

test('the data folder is relative to the project, not to the working directory', () => {
  const project = projectWith()
  expect(readSettings({}, project).dataDirectory).toBe(join(project, '.data'))
  expect(readSettings({ DATA_DIR: '/srv/pravesh' }, project).dataDirectory).toBe('/srv/pravesh')
})

test('settings from the environment alone are those that another command would lack', () => {
  const project = projectWith('PORT=4000\nDATA_DIR=/srv/x\n')
  const environment = { PORT: '4000', DATA_DIR: '/srv/y', HOST: ' ', HOME: '/root' }
  expect(environmentSettings(environment, project)).toEqual({ DATA_DIR: '/srv/y' })
})
