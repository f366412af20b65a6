import { alone, inWall } from './frame.ts';
import { learners } from './learners.ts';
import { nights } from './nights.ts';
import { others } from './others.ts';
import type { Drawing } from './shapes.ts';

/** Windows with someone inside: what is behind, the person, what is in front. */
const inside = { ...learners, ...others, ...nights };

/** Every window, as a picture that stands by itself. */
export const windows: Record<string, Drawing> = Object.fromEntries(
  Object.entries(inside).map(([name, drawing]) => [name, alone(name, drawing)]),
);

/** Windows in a wall, for the top of the home page, and their cuts for phones. */
export const heroes: Record<string, Drawing> = {
  'hero-dairy': inWall('dairy', inside['window-dairy'], 960, 640),
  ...Object.fromEntries(
    (['bus', 'call', 'study', 'laboratory', 'essay'] as const).flatMap((name) => [
      [`hero-${name}`, inWall(name, inside[`window-${name}`], 960, 640)],
      [`hero-${name}-phone`, inWall(name, inside[`window-${name}`], 640, 336, 440)],
    ]),
  ),
};
