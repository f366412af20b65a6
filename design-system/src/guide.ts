/** A rule, and the story that shows it. */
export interface GuideRule {
  /** Name of an export of `X.stories.tsx`. */
  story?: string;
  text: string;
}

/** What a component's page says in addition to its types and stories: plain data in `X.guide.ts`. */
export interface Guide {
  /** One sentence: what it is for. */
  summary: string;
  /** When to use it. */
  use: string[];
  /** When not to use it, and what to use instead. */
  avoid: string[];
  do: GuideRule[];
  dont: GuideRule[];
  /** Its parts, in order. */
  anatomy: string[];
  /** Its keys; empty when it has none of its own. */
  keyboard: { keys: string; does: string }[];
  /** Roles, names and states for assistive technology. */
  roles: string[];
  /** Tests besides those for all components. */
  tested: string[];
}
