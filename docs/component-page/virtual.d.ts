declare module 'virtual:component-facts' {
  /** What `model/component-facts-plugin.ts` reads in Node; `facts.ts` describes it. */
  export const componentFacts: unknown;
  export const colourJobs: unknown;
}
