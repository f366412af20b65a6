export { referrals } from './capability.ts';
