import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildInputs } from './cli/build/build-inputs.ts'
import { scriptGroups } from './cli/build/script-groups.ts'
import { workerFile } from './cli/build/worker-file.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), scriptGroups(), workerFile(), buildInputs()],
  // Scans all routes for dependencies at startup. Otherwise Vite finds new ones later and reloads the page.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  environments: {
    // Builds our server with the routes, so that both share one copy of the request context.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
