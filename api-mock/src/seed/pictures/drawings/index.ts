import { banners } from './banners.ts';
import { cards } from './cards.ts';
import { emblems } from './emblems.ts';
import { people } from './people.ts';
import { posts } from './posts.ts';
import { scenes } from './scenes.ts';
import { seals } from './seals.ts';
import type { Drawing } from './shapes.ts';
import { calls, heroes, windows } from './windows.ts';

/** What is drawn in one line: people, windows with someone or something inside, cards and seals. At most 5 kB of SVG each. */
export const lineDrawings: Record<string, Drawing> = {
  ...people,
  ...seals,
  ...windows,
  ...heroes,
  ...calls,
  ...posts,
  ...cards,
};

/** Every picture of the seed by its name. */
export const drawings: Record<string, Drawing> = { ...lineDrawings, ...emblems, ...scenes, ...banners };
