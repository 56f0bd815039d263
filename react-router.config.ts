import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route table travels with the page: thirty short rows cost less than a request for each menu.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
