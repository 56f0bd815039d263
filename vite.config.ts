import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server's own entry is built with the routes, so that both share one copy of the request context.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
