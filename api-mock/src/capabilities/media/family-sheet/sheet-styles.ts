import { COLOURS } from '../brochure/page.ts';
import type { Style } from './sheet-writer.ts';

export const LABEL: Style = { size: 8.4, colour: COLOURS.muted, leading: 1.3 };
export const VALUE: Style = { face: 'bold', size: 10.4, leading: 1.32 };
export const BODY: Style = { size: 9.4 };
export const BOLD: Style = { ...BODY, face: 'bold' };
export const MUTED: Style = { ...BODY, colour: COLOURS.muted };
export const LINK: Style = { ...BODY, colour: COLOURS.indigo };
export const HEADING: Style = { face: 'display', size: 13.2, colour: COLOURS.indigo, leading: 1.3 };
export const SMALL: Style = { ...LABEL, colour: COLOURS.ink };
export const SMALL_LINK: Style = { ...LABEL, colour: COLOURS.indigo };

/** Inside a tint, and between two columns. */
export const PAD = 10;
export const COLUMN_GAP = 24;
