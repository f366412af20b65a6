export { DashboardAccess } from './DashboardAccess.tsx';
export { ReferBanner } from './ReferBanner.tsx';
export { referBannerFor } from './referBanner.ts';
