declare module 'virtual:component-facts' {
  /** What `.storybook/component-facts.ts` reads in Node; `facts.ts` describes it. */
  export const componentFacts: unknown;
  export const colourJobs: unknown;
}
