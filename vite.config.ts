import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // All that pages import is found before the first of them is opened, which otherwise reloads half way.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  environments: {
    // The server's own entry is built with the routes, so that both share one copy of the request context.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
