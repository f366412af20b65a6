import type { LocalisedText } from '@prospectus/contract/family';

import { A4, COLOURS } from '../brochure/page.ts';
import { HEADING } from './sheet-styles.ts';
import { type Box, EDGE, SheetWriter, type Style, WIDTH, type Writing } from './sheet-writer.ts';

/** The lower end of the foot. */
const LOWEST = A4.height - EDGE + 8;

/** The sheet from top to bottom: `y` is where the next part begins, `air` is added above each part. */
export class SheetPage extends SheetWriter {
  y = EDGE;
  /** The free height above the foot. */
  spare = 0;
  /** The number of gaps, each of which gets `air`. */
  gaps = 0;
  readonly #air: number;

  constructor({ air, ...writing }: Writing & { air: number }) {
    super(writing);
    this.#air = air;
  }

  /** Points at the sheet's scale. */
  size(points: number): number {
    return points * this.scale;
  }

  gap(points: number): void {
    this.gaps += 1;
    this.y += this.size(points) + this.#air;
  }

  /** Begins another page where this one has not this much left. */
  room(height: number): void {
    if (this.y + height <= LOWEST) return;
    this.nextPage();
    this.y = EDGE;
  }

  /** Moves to the position from which a block of this height ends at the foot. */
  toFoot(height: number): void {
    this.gap(12);
    this.room(height);
    this.spare = LOWEST - height - this.y;
    this.y = LOWEST - height;
  }

  heading(title: string): void {
    this.gap(11);
    this.room(this.size(60));
    this.y += this.text(title, HEADING, this.box(WIDTH), { tag: 'H2' }) + this.size(3);
  }

  rule(y: number): void {
    this.decoration((pdf) => pdf.rect(EDGE, y, WIDTH, 0.6).fill(COLOURS.rule));
  }

  write(words: LocalisedText | string, style: Style, width: number): void {
    this.y += this.text(words, style, this.box(width));
  }

  /** From the left margin, or further in, at the present height. */
  box(width: number, indent = 0): Box {
    return { x: EDGE + indent, y: this.y, width };
  }
}
