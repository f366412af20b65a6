/**
 * The rules by which leads are given out and scored. A door of its own: what the first one gives is loaded when the
 * console starts.
 */
export * from './leads/rules.ts';
