import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Sends the whole route table with the page: thirty short rows cost less than a request per menu.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
