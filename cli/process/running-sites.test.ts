import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { announceSite, listRunningSites } from './running-sites.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'pravesh-sites-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return join(path, 'sites')
}

const SITE = { database: 'embedded (PGlite), in /srv/x', settings: 'DATA_DIR=/srv/x' }

test('a site is known while it runs, however many look', () => {
  const sites = folder()
  expect(listRunningSites(sites)).toEqual([])
  const withdraw = announceSite(SITE, sites)
  expect(listRunningSites(sites)).toEqual([SITE])
  expect(listRunningSites(sites)).toEqual([SITE])
  withdraw()
  expect(listRunningSites(sites)).toEqual([])
})

test('what a killed site left behind is not believed, and is removed', () => {
  const sites = folder()
  onTestFinished(announceSite(SITE, sites))
  writeFileSync(join(sites, 'killed.json'), JSON.stringify({ ...SITE, database: 'another' }))
  expect(listRunningSites(sites)).toEqual([SITE])
  expect(readdirSync(sites).filter((name) => name.startsWith('killed'))).toEqual([])
})
