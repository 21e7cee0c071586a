import type { DashboardData } from '../page.server.ts';

export type LaunchData = DashboardData['launch'];
export type LaunchItem = LaunchData['items'][number];
