declare module 'virtual:component-facts' {
  /** Provided by `model/component-facts-plugin.ts`; `facts.ts` has the types. */
  export const componentFacts: unknown;
  export const colourJobs: unknown;
}
