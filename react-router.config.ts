import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One list of routes with the first page: lazy discovery costs a round trip for each navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
