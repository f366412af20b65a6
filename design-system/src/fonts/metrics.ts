/** Metrics of a font, in ems. */
export interface FaceMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Average width of a letter in English text. */
  width: number;
}

export function readFontMetrics(font: Uint8Array): FaceMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = tableOffsets(view);
  const em = view.getUint16(at(tables, 'head') + 18);
  const hhea = at(tables, 'hhea');
  const longWidths = view.getUint16(hhea + 34);
  const widthOf = (glyph: number) => view.getUint16(at(tables, 'hmtx') + 4 * Math.min(glyph, longWidths - 1));
  const glyphs = glyphFinder(view, at(tables, 'cmap'));
  const total = Object.values(frequency).reduce((sum, share) => sum + share, 0);
  const width = Object.entries(frequency).reduce((sum, [letter, share]) => sum + share * widthOf(glyphs(letter)), 0);
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    width: width / total / em,
  };
}

// Frequency of letters in English text, per hundred, spaces included.
const frequency: Record<string, number> = {
  ' ': 18,
  e: 10.3,
  t: 7.5,
  a: 6.5,
  o: 6.2,
  n: 5.7,
  i: 5.7,
  s: 5.3,
  r: 5,
  h: 5,
  l: 3.3,
  d: 3.3,
  u: 2.3,
  c: 2.2,
  m: 2,
  f: 2,
  w: 1.7,
  g: 1.6,
  p: 1.5,
  y: 1.4,
  b: 1.3,
  v: 0.8,
  k: 0.6,
  x: 0.1,
  j: 0.1,
  q: 0.1,
  z: 0.1,
};

function tableOffsets(view: DataView): Map<string, number> {
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const record = 12 + index * 16;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
      return [tag, view.getUint32(record + 8)] as const;
    }),
  );
}

function at(tables: Map<string, number>, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new Error(`the font has no ${tag} table`);
  return offset;
}

function glyphFinder(view: DataView, cmap: number): (letter: string) => number {
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const table = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(table);
    if (format === 4) return (letter) => inSegments(view, table, letter.codePointAt(0) ?? 0);
    if (format === 12) return (letter) => inGroups(view, table, letter.codePointAt(0) ?? 0);
  }
  throw new Error('the font has no Unicode character map');
}

function inSegments(view: DataView, table: number, code: number): number {
  const twice = view.getUint16(table + 6);
  for (let step = 0; step < twice; step += 2) {
    if (view.getUint16(table + 14 + step) < code) continue;
    const start = view.getUint16(table + 16 + twice + step);
    if (start > code) return 0;
    const delta = view.getUint16(table + 16 + twice * 2 + step);
    const rangeAt = table + 16 + twice * 3 + step;
    const range = view.getUint16(rangeAt);
    const glyph = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - start));
    return (glyph + delta) & 0xffff;
  }
  return 0;
}

function inGroups(view: DataView, table: number, code: number): number {
  for (let index = 0; index < view.getUint32(table + 12); index++) {
    const group = table + 16 + index * 12;
    const [start, end] = [view.getUint32(group), view.getUint32(group + 4)];
    if (code >= start && code <= end) return view.getUint32(group + 8) + code - start;
  }
  return 0;
}
