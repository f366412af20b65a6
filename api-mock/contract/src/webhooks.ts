/** Webhooks. A door of its own: what the first one gives is loaded when the console starts. */
export * from './operations/webhooks.ts';
