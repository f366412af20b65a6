import { alone, atNight, inWall } from './frame.ts';
import { counsellor, shopkeeper } from './in-walls.ts';
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

/** Half of a wide screen shows two thirds of one, so it needs more pixels than the screen's half has. */
const HERO = [1280, 854] as const;

/** A phone shows a square or less of its breadth, 150 pixels high: the window is whole in it, and as large as may be. */
const PHONE = [480, 480, 540, 8] as const;

/** Windows in a wall, for the top of the home page, and their cuts for phones. */
export const heroes: Record<string, Drawing> = {
  'hero-dairy': inWall('dairy', inside['window-dairy'], ...HERO),
  ...Object.fromEntries(
    (['bus', 'call', 'study', 'laboratory', 'essay'] as const).flatMap((name) => [
      [`hero-${name}`, inWall(name, inside[`window-${name}`], ...HERO)],
      [`hero-${name}-phone`, inWall(name, inside[`window-${name}`], ...PHONE)],
    ]),
  ),
};

/** Lit windows in bands of ink, for the banners that ask for a call. */
export const calls: Record<string, Drawing> = {
  'wide-career': atNight('career', inside['window-examination']),
  'wide-emi': atNight('emi', shopkeeper),
  'wide-touch': atNight('touch', counsellor),
};
