/** Channels of which staff set the gateway. */
export const GATEWAYS = ['sms', 'email', 'erp', 'cdp', 'referrals'] as const;
