/** A rule with the story that shows it, where one does. */
export interface GuideRule {
  /** Name of an export of `X.stories.tsx`. */
  story?: string;
  text: string;
}

/** What a component's page says beyond what is made from its types and stories: plain data in `X.guide.ts`. */
export interface Guide {
  /** One sentence: what it is for. */
  summary: string;
  /** When to use it. */
  use: string[];
  /** When not, and what to use in its place. */
  avoid: string[];
  do: GuideRule[];
  dont: GuideRule[];
  /** Its parts, in the order they are met. */
  anatomy: string[];
  /** Keys it answers to; none where it has none of its own. */
  keyboard: { keys: string; does: string }[];
  /** What assistive technology is told: roles, names, states. */
  roles: string[];
  /** What was tested beyond what every component is tested for. */
  tested: string[];
}
