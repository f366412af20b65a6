export { type Own, type PostedReferral } from './own-referrals.ts';
export { ReferForm } from './ReferForm.tsx';
export { ReferralOverview } from './ReferralOverview.tsx';
export { ShareLink } from './ShareLink.tsx';
export { useOwnReferrals } from './use-own-referrals.ts';
