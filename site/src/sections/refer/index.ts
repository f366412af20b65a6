export { DashboardAccess } from './DashboardAccess.tsx';
export { ReferBanner } from './ReferBanner.tsx';
