import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const SHARED = { name: 'shared', test: /[\\/]app[\\/](?!routes[\\/])/, minShareCount: 3 }

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Scans all routes for dependencies at startup. Otherwise Vite finds new ones later and reloads the page.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  environments: {
    client: {
      // What three pages or more share is one file. Otherwise each small module is one: 60 requests for a first page.
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
      },
    },
    // Builds our server with the routes, so that both share one copy of the request context.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
