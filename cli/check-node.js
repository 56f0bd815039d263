import { existsSync } from 'node:fs'

// Plain JavaScript, so that an old Node can run it: `node --import ./cli/check-node.js …`
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(
    `Pravesh needs Node.js 22.22 or newer, and this is ${process.versions.node}. ` +
      `"npm ci" brings a newer one for its own use on Linux, macOS and Windows; if it could not on this machine, ` +
      `install one from https://nodejs.org and try again.\n`,
  )
  process.exit(1)
}

// The image has neither tests and benchmarks nor the packages of development.
const project = new URL('..', import.meta.url)
const isThere = (path) => existsSync(new URL(path, project))
const program = (process.argv[1] ?? '').replaceAll('\\', '/')
const missing = /\/bench\/[^/]|\/cli\/test\/command\.ts$/.test(program)
  ? !isThere('test') || !isThere('bench')
  : program.endsWith('/cli/site/dev.ts') && !isThere('node_modules/vite')
if (missing) {
  process.stderr.write(
    'This command needs the whole checkout with its development packages, which this installation does not have. ' +
      'Run it in a clone, after "npm ci --include=dev".\n',
  )
  process.exit(1)
}
