import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * The files of the browser, by who needs them: the framework, what every page shows, icons that many pages show, the
 * lists of content, and the lists of jobs. Otherwise each small module that pages share is a file: 60 requests for a first page.
 */
const GROUPS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
    priority: 9,
  },
  {
    name: 'site',
    test: /[\\/](app[\\/](shell[\\/](?!page-frame)|(ui|filters)[\\/]|paths|site|page-meta)|core[\\/](dates|money)\.ts)/,
    priority: 8,
  },
  { name: 'icons', test: /lucide-react/, priority: 8, minShareCount: 4 },
  {
    name: 'jobs',
    test: /[\\/](app[\\/]features[\\/](jobs|saved|alerts)|core[\\/]find)[\\/]/,
    priority: 7,
    minShareCount: 2,
  },
  {
    name: 'catalogue',
    test: /[\\/](app[\\/]catalogue[\\/]|[a-z]+-catalogue\.ts|app[\\/]catalogues\.ts|core[\\/]content-options)/,
    priority: 6,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Scans all routes for dependencies at startup. Otherwise Vite finds new ones later and reloads the page.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
      },
    },
    // Builds our server with the routes, so that both share one copy of the request context.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
