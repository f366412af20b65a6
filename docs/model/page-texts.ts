/** What `design-system/tests` checks for every story of every component. */
export const TESTED_FOR_ALL = [
  'Each story renders on the server and is hydrated in Chromium without a warning or an error in the console.',
  'Each story passes axe in the light and in the dark scheme.',
  'Every pair of colours it uses meets WCAG 2.2 AA in light, dark, ink and more contrast: 4.5 : 1 for text, 3 : 1 for the parts of controls.',
] as const;

/** Names of types as code: "`A`, `B`". */
export const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Which types' props a component accepts beyond its own; empty without types. */
export const passesOnText = (types: readonly string[]) =>
  types.length > 0 ? `Also accepts the props of these types and passes them on: ${inCode(types)}.` : '';
