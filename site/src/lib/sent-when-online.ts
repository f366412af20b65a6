/** Shown for a form that is submitted offline and sent later. */
export const SENT_WHEN_ONLINE = 'You’re offline. We’ll send this when you’re connected again.';
