export { referByLink } from './links.ts';
export { referrals } from './capability.ts';
