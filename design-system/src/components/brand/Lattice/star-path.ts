import type { Design } from './lattice-design.ts';
import { type Polygon, tilings } from './tilings.ts';

/** The star of one polygon around the origin, px; large polygons have a second star inside. */
export function starPath({ sides, turn }: Polygon, design: Design): string {
  const [far, near, half] = radii(sides, design);
  const outer = ring(sides, far, near, (turn * Math.PI) / 180);
  return sides < 8 ? outer : outer + heart(sides, near, half, turn);
}

/** The star that is filled with marigold: the whole star if it is small, else the inner one. */
export function rosettePath(sides: number, design: Design): string {
  const [far, near, half] = radii(sides, design);
  const { turn = 0 } = tilings[design.family].polygons[0] ?? {};
  return sides < 8 ? ring(sides, far, near, (turn * Math.PI) / 180) : heart(sides, near, half, turn);
}

function radii(sides: number, { contact, edge }: Design): [far: number, near: number, half: number] {
  const half = Math.PI / sides;
  const far = (edge * 0.5) / Math.tan(half);
  return [far, far / (Math.cos(half) + Math.sin(half) * Math.tan((contact * Math.PI) / 180)), half];
}

const heart = (sides: number, near: number, half: number, turn: number) =>
  ring(sides, near * 0.8, near * 0.5, (turn * Math.PI) / 180 + half);

function ring(sides: number, far: number, near: number, first: number): string {
  const points = Array.from({ length: sides * 2 }, (_, step) => {
    const radius = step % 2 === 0 ? far : near;
    const angle = first + (step * Math.PI) / sides;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
