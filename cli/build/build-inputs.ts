import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite'
import { inputsFolder } from './build-record.ts'

/** What the build runs besides the configuration of Vite, whose files Vite names itself. */
const PROGRAMS = ['react-router.config.ts', 'app/routes.ts', 'cli/build/build-site.ts']
/** What the tools read by a fixed name. The lock stands for all packages. */
const NAMED = ['package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Writes down which files of the project a build reads: the modules of the bundle, and the programs of the build with all
 * that they import. `build-record.ts` adds the folders that are read whole.
 */
export function buildInputs(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'build-inputs',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle() {
      const { root, configFileDependencies } = config
      const imported = await Promise.all(
        PROGRAMS.map((program) => runnerImport(join(root, program), { root, configFile: false })),
      )
      const paths = [
        ...[...this.getModuleIds(), ...configFileDependencies].map((id) => pathIn(root, id)),
        ...imported.flatMap(({ dependencies }) => dependencies.map((path) => pathIn(root, path))),
        ...PROGRAMS,
        ...NAMED,
      ]
      const folder = inputsFolder(join(root, 'build'))
      mkdirSync(folder, { recursive: true })
      const names = [...new Set(paths)].filter((path) => path !== null)
      writeFileSync(join(folder, `${this.environment.name}.json`), JSON.stringify(names))
    },
  }
}

/** A file's path within the project; null for a package, and for a module that a plugin makes up. */
function pathIn(root: string, id: string): string | null {
  const path = relative(root, id.replace(/\?.*$/, ''))
  const outside = id.startsWith('\0') || path === '' || path.startsWith('..')
  const names = path.split(sep)
  if (
    outside ||
    names.includes('node_modules') ||
    !statSync(join(root, path), { throwIfNoEntry: false })?.isFile()
  )
    return null
  return names.join('/')
}
