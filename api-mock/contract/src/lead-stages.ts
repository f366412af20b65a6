/** Names and order of the stages of a lead, and why leads are lost. Loaded by the screens that show them. */
export * from './leads/stages.ts';
export { DEFAULT_STAGES } from './leads/first-stages.ts';
