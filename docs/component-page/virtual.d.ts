declare module 'virtual:component-facts' {
  /** What `.storybook/component-facts.ts` made in Node; `facts.ts` says what it is. */
  export const componentFacts: unknown;
  export const colourJobs: unknown;
}
