/** What is said of a form that is sent offline, and goes on by itself. */
export const SENT_WHEN_ONLINE = 'You’re offline. We’ll send this when you’re connected again.';
