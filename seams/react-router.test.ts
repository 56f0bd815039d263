import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { dataPath, pageOf, ROUTES_PARAMETER } from './react-router.ts'

const CHANGED =
  'React Router asks for data in another way than seams/react-router.ts assumes: read its single fetch and follow it there'

const route = (id: string, path: string | undefined, parentId: string | undefined) => ({
  id,
  path,
  parentId,
  index: path === undefined && parentId !== undefined,
  module: { default: () => null, loader: () => `data of ${id}` },
})

/** A site of two pages below a root, each with data. */
const build = {
  entry: { module: { default: () => new Response('a document') } },
  routes: {
    root: route('root', '', undefined),
    home: route('home', undefined, 'root'),
    jobs: route('jobs', 'jobs', 'root'),
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} as unknown as ServerBuild

const ask = async (path: string) =>
  (await createRequestHandler(build, 'production')(new Request(`https://pravesh.example${path}`))).text()

test.each([
  ['/', 'home'],
  ['/jobs', 'jobs'],
])('the data of %s are at the path that the seam names, for the routes that it names', async (page, id) => {
  expect(await ask(page), CHANGED).toBe('a document')
  const all = await ask(dataPath(page))
  expect(all, CHANGED).toContain(`data of ${id}`)
  expect(all, CHANGED).toContain('data of root')
  const own = await ask(`${dataPath(page)}?${ROUTES_PARAMETER}=${id}`)
  expect(own, CHANGED).toContain(`data of ${id}`)
  expect(own, CHANGED).not.toContain('data of root')
  expect([pageOf(dataPath(page)), pageOf(page)]).toEqual([page, page])
})
