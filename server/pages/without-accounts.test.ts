import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { storedResponse } from '#server/http/stored-response.ts'
import { filesWithoutAccounts, withoutAccounts } from './without-accounts.ts'

const asset = (id: string, module: string) => ({ id, path: id, module, imports: [] })
const assets = {
  url: '/assets/manifest-0a1b2c3d.js',
  version: '0a1b2c3d',
  entry: { module: '/assets/entry-1.js', imports: [] },
  routes: {
    'routes/jobs': asset('routes/jobs', '/assets/jobs-1.js'),
    'account/dashboard': asset('account/dashboard', '/assets/dashboard-1.js'),
  },
}
// Of a build only these two are read; the rest of it passes through.
const build = {
  ssr: true,
  routes: { 'routes/jobs': {}, 'account/dashboard': {} },
  assets,
} as unknown as ServerBuild

test('the pages of accounts are routes neither here nor in the browser', () => {
  const open = withoutAccounts(build)
  expect(Object.keys(open.routes)).toEqual(['routes/jobs'])
  expect(Object.keys(open.assets.routes)).toEqual(['routes/jobs'])
  expect(open.ssr).toBe(true)
  // A browser keeps the other table for a year.
  expect(open.assets.url).toMatch(/^\/assets\/manifest-[0-9a-f]{8}\.js$/)
  expect(open.assets.url).not.toBe(assets.url)
  expect(open.assets.version).not.toBe(assets.version)
})

test('what a browser loads then has no word of them', () => {
  const file = (text: string) => storedResponse(200, { 'x-of': 'file' }, new TextEncoder().encode(text))
  const files = new Map([
    [assets.url, file('window.__reactRouterManifest={…account/dashboard…}')],
    ['/assets/dashboard-1.js', file('dashboard')],
    ['/assets/jobs-1.js', file('jobs')],
  ])
  const kept = filesWithoutAccounts(files, build)
  const { url, version } = withoutAccounts(build).assets
  expect([...kept.keys()].toSorted()).toEqual(['/assets/jobs-1.js', url])
  const text = new TextDecoder().decode(kept.get(url)?.body.identity)
  const table: unknown = JSON.parse(/^window\.__reactRouterManifest=(.*);$/.exec(text)?.[1] ?? '')
  expect(table).toEqual({ ...assets, url, version, routes: { 'routes/jobs': assets.routes['routes/jobs'] } })
  expect(kept.get(url)?.headers).toEqual({ 'x-of': 'file' })
})
