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

test('a site is listed while it runs, however many processes look', () => {
  const sites = folder()
  expect(listRunningSites(sites)).toEqual([])
  const withdraw = announceSite(SITE, sites)
  expect(listRunningSites(sites)).toEqual([SITE])
  expect(listRunningSites(sites)).toEqual([SITE])
  withdraw()
  expect(listRunningSites(sites)).toEqual([])
})

test('the announcement of a killed site is ignored and removed', () => {
  const sites = folder()
  onTestFinished(announceSite(SITE, sites))
  writeFileSync(join(sites, 'killed.json'), JSON.stringify({ ...SITE, database: 'another' }))
  expect(listRunningSites(sites)).toEqual([SITE])
  expect(readdirSync(sites).filter((name) => name.startsWith('killed'))).toEqual([])
})
