import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const SOURCE = 'app/worker/sw.ts'
/** Its address decides which pages it answers for. */
export const WORKER_FILE = 'sw.js'

/** Adds the worker to the files of the browser: one file with a fixed name, which imports nothing. */
export function workerFile(): Plugin {
  return {
    name: 'worker-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const built = await build({
        root: this.environment.config.root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          rollupOptions: { input: join(this.environment.config.root, SOURCE), output: { format: 'iife' } },
        },
      })
      const { output } = built as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: output[0].code })
    },
  }
}
