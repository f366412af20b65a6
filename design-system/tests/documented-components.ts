import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../src/', import.meta.url);

/** Where what is documented stands, from `src`: `components/Tabs/Tabs`, `editor/RichTextEditor`. */
export const documentedPaths: readonly string[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => file.replace('.stories.tsx', ''))
  .toSorted();

/** The names of one component's stories, in their order. */
export const storyNames = (path: string): string[] =>
  [...readFileSync(new URL(`${path}.stories.tsx`, root), 'utf8').matchAll(/^export const (\w+)/gm)].map(
    ([, name = '']) => name,
  );
