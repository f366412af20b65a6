import { buffer } from 'node:stream/consumers';

import type { LocalisedText } from '@prospectus/contract/family';

import { type Face, faceOf, hasDevanagari } from '../brochure/faces.ts';
import { A4, COLOURS } from '../brochure/page.ts';

/** Margins at the sides, the top and the bottom, in points. */
export const EDGE = 42;
/** From the left margin to the right one. */
export const WIDTH = A4.width - 2 * EDGE;

/** The style of a text; `size` in points before the sheet's scale, `leading` in sizes. */
export type Style = {
  face?: Face;
  size?: number;
  colour?: string;
  leading?: number;
  /** Amounts in a column: at its right edge, their figures all of one width. */
  amount?: boolean;
};

export type Box = { x: number; y: number; width: number };
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'LBody';
type Element = PDFKit.PDFStructureElement;
/** `parent` is the document by default; `link` is the text's target. */
type TextOptions = { tag?: Tag; parent?: Element; scope?: 'Column' | 'Row'; link?: string };

/** `measures` returns the heights without writing, so that scales can be tried at little cost. */
export type Writing = { pdf: PDFKit.PDFDocument; scale: number; measures: boolean };

/** Replaces every element while heights are measured. */
const NO_ELEMENT = { add: () => undefined, end: () => undefined } as unknown as Element;

/** Writes tagged texts at positions of A4 pages, each line by itself, so that texts in two scripts share their lines. */
export class SheetWriter {
  readonly scale: number;
  readonly root: Element;
  pages = 1;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #measures: boolean;

  constructor({ pdf, scale, measures }: Writing) {
    this.scale = scale;
    this.#pdf = pdf;
    this.#measures = measures;
    this.root = measures ? NO_ELEMENT : pdf.struct('Document');
    if (!measures) pdf.addStructure(this.root);
  }

  /** Writes a text, and returns its height. */
  text(
    words: LocalisedText | string,
    style: Style,
    box: Box,
    { tag = 'P', parent = this.root, scope, link }: TextOptions = {},
  ): number {
    const { text, lang } = typeof words === 'string' ? { text: words } : words;
    if (text === '') return 0;
    const lines = this.#lines(text, style, box.width);
    const leading = this.#leading(style);
    if (this.#measures) return lines.length * leading;
    const block = this.group(tag, { parent, ...(scope && { scope }), ...(lang && { lang: `${lang}-IN` }) });
    const owner = link ? this.group('Link', { parent: block }) : block;
    owner.add(() => {
      for (const [at, line] of lines.entries()) this.#line(line, style, { ...box, y: box.y + at * leading });
    });
    for (const [at, line] of link ? lines.entries() : [])
      this.#linkArea(
        owner,
        { x: box.x, y: box.y + at * leading, width: this.widthOf(line, style) },
        leading,
        link ?? '',
      );
    if (owner !== block) owner.end();
    block.end();
    return lines.length * leading;
  }

  /** Begins an element that contains others; end it after them. */
  group(
    tag: string,
    { parent = this.root, ...options }: { parent?: Element; scope?: string; lang?: string } = {},
  ): Element {
    if (this.#measures) return NO_ELEMENT;
    const element = this.#pdf.struct(tag as 'P', options as object);
    parent.add(element);
    return element;
  }

  heightOf(text: string, style: Style, width: number): number {
    return text === '' ? 0 : this.#lines(text, style, width).length * this.#leading(style);
  }

  widthOf(text: string, style: Style): number {
    this.#use(style, text);
    return this.#pdf.widthOfString(text, featuresOf(style));
  }

  /** Drawings that screen readers skip. */
  decoration(draw: (pdf: PDFKit.PDFDocument) => void): void {
    if (this.#measures) return;
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.#pdf);
    this.#pdf.endMarkedContent();
  }

  nextPage(): void {
    this.pages += 1;
    if (!this.#measures) this.#pdf.addPage();
  }

  async bytes(): Promise<Uint8Array> {
    this.root.end();
    this.#pdf.end();
    return buffer(this.#pdf);
  }

  #leading({ size = 10, leading = 1.42 }: Style): number {
    return size * leading * this.scale;
  }

  #lines(text: string, style: Style, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/ +/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(...this.#parts(word, style, width));
    }
    return lines;
  }

  /** A word in parts that each fit a line; an address ends its lines at a slash or a hyphen where it can. */
  #parts(word: string, style: Style, width: number): string[] {
    if (word.length < 2 || this.widthOf(word, style) <= width) return [word];
    let fits = 1;
    while (this.widthOf(word.slice(0, fits + 1), style) <= width) fits += 1;
    const end = /^.*[^/][/-](?!\/)/.exec(word.slice(0, fits))?.[0].length ?? fits;
    return [word.slice(0, end), ...this.#parts(word.slice(end), style, width)];
  }

  #line(line: string, style: Style, { x, y, width }: Box): void {
    this.#use(style, line);
    const { amount, size = 10, leading = 1.42 } = style;
    const left = amount ? x + width - this.widthOf(line, style) : x;
    // One baseline for every face: the line's middle, a third of a size down.
    const baseline = y + size * (leading / 2 + 0.35) * this.scale;
    const draw = () =>
      this.#pdf.text(line, left, baseline, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(style) });
    if (hasDevanagari(line)) this.#asWritten(line, size, draw);
    else draw();
  }

  /**
   * Devanagari is drawn in another order than it is written. The mark gives the text in its written order, for copying and
   * searching. Readers take its position from the axes and the font at the end of the mark, where the library has
   * neither.
   */
  #asWritten(line: string, size: number, draw: () => void): void {
    const turn = () => this.#pdf.transform(1, 0, 0, -1, 0, A4.height);
    // The library has no other name for the font at hand.
    const { id = '' } = (this.#pdf as unknown as Record<string, { id?: string }>)['_font'] ?? {};
    this.#pdf.save();
    turn();
    this.#pdf.addContent(`/${id} ${size * this.scale} Tf`);
    this.#pdf.markContent('Span', { actual: line });
    turn();
    draw();
    turn();
    this.#pdf.endMarkedContent();
    this.#pdf.restore();
  }

  #linkArea(parent: Element, { x, y, width }: Box, height: number, link: string): void {
    const options = { structParent: parent, Contents: new String(link) };
    this.#pdf.link(x, y, width, height, link, options as unknown as PDFKit.Mixins.AnnotationOption);
  }

  #use({ face = 'plain', size = 10, colour = COLOURS.ink }: Style, text: string): void {
    this.#pdf
      .font(faceOf(face, text))
      .fontSize(size * this.scale)
      .fillColor(colour);
  }
}

const featuresOf = ({ amount }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  amount ? { features: ['tnum', 'kern'] } : {};
