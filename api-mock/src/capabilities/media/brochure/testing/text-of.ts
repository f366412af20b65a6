import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF of this capability, in written order; lines of a paragraph are joined by
 * spaces. A mark with the written text replaces it, as in a reader of PDFs.
 */
export function textOf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (toUnicode) fonts.set(name, charactersOf(objects.get(toUnicode)?.stream ?? ''));
    }
  return [...objects.values()]
    .flatMap(({ stream }) => linesOf(stream, fonts))
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** The drawing operators of its pages. */
export const streamsOf = (pdf: Buffer): string => [...objectsOf(pdf).values()].map(({ stream }) => stream).join('\n');

type PdfObject = { head: string; stream: string };

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const text = pdf.toString('latin1');
  for (const { 1: id = '', 2: body = '' } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', ...rest] = body.split(/stream\r?\n/);
    const bytes = Buffer.from(rest.join('stream\n').replace(/\nendstream$/, ''), 'latin1');
    objects.set(id, { head, stream: head.includes('FlateDecode') ? inflated(bytes) : '' });
  }
  return objects;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

function charactersOf(map: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      characters.set(
        Number.parseInt(from, 16) + at,
        String.fromCharCode(...(hex.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
      );
  return characters;
}

const SHOWN = /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|\bEMC\b/g;

function linesOf(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  let characters: ReadonlyMap<number, string> | undefined;
  let isSaid = false;
  const lines: string[] = [];
  for (const [, font, shown, said] of stream.matchAll(SHOWN)) {
    if (font) characters = fonts.get(font);
    else if (said !== undefined) lines.push(stringOf(said));
    else if (shown !== undefined && !isSaid)
      lines.push(
        [...shown.matchAll(/<(\w+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? [])
          .map((glyph) => characters?.get(Number.parseInt(glyph, 16)) ?? '')
          .join(''),
      );
    if (shown === undefined && !font) isSaid = said !== undefined;
  }
  return lines;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of a PDF: UTF-16 after a byte-order mark, else Latin-1. */
function stringOf(escaped: string): string {
  const bytes = Buffer.from(
    escaped.replace(/\\([\s\S])/g, (_, one: string) => ESCAPES[one] ?? one),
    'latin1',
  );
  return bytes.readUInt16BE(0) === 0xfeff ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}
