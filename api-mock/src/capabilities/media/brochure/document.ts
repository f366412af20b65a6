import { buffer } from 'node:stream/consumers';

import { drawCover } from './cover.ts';
import { faceOf } from './faces.ts';
import { A4, COLOURS, type CoverFacts, FOOT, type Look, MARGIN, type Write } from './page.ts';
import { taggedPdf } from './tagged-pdf.ts';

/** The first cell of a row names it; a table without a head has no names of columns. */
export type Table = { head?: readonly string[]; rows: readonly (readonly string[])[]; widths: readonly number[] };

/** Writes a tagged PDF (PDF/UA) from top to bottom, over as many pages as it takes. */
export class BrochureDocument {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(facts: { title: string; author: string }) {
    this.#pdf = taggedPdf({
      ...facts,
      language: 'en-IN',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    });
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  /** The band at the head of the first page: the title as the one heading of the first level. */
  cover(facts: CoverFacts): void {
    this.#pdf.y = drawCover(this.#pdf, facts, this.#write);
    this.#pdf.x = MARGIN;
  }

  /** `room`: what must fit below it on the same page. */
  heading(text: string, room = 80): void {
    this.#room(room + 52);
    this.#pdf.y += 16;
    this.#write('H2', text, { face: 'display', size: 17, colour: COLOURS.indigo, after: 4 });
    const { y } = this.#pdf;
    this.#decoration(() =>
      this.#pdf
        .rect(MARGIN, y, 36, 2.5)
        .fill(COLOURS.marigold)
        .rect(MARGIN + 36, y + 1, A4.width - 2 * MARGIN - 36, 0.7)
        .fill(COLOURS.rule),
    );
    this.#pdf.y = y + 12;
  }

  /** A line that stays with what comes after it. */
  subheading(text: string): void {
    this.#room(72);
    this.#pdf.y += 6;
    this.#write('H3', text, { face: 'bold', size: 11, after: 4 });
  }

  text(text: string, look: Look = {}): void {
    this.#write('P', text, look);
  }

  list(items: readonly string[], kind: 'bullet' | 'numbered' = 'bullet'): void {
    if (items.length === 0) return;
    const list = this.#pdf.struct('L');
    this.#root.add(list);
    this.#use({}, items.join(' '));
    const options = {
      listType: kind,
      bulletRadius: 1.8,
      textIndent: 16,
      bulletIndent: 8,
      lineGap: 2.5,
      paragraphGap: 3.5,
      structParent: list,
    };
    this.#pdf.list([...items], MARGIN, this.#pdf.y, options as PDFKit.Mixins.TextOptions);
    list.end();
    this.#pdf.x = MARGIN;
    this.#pdf.y += 5;
  }

  table({ head, rows, widths }: Table): void {
    const section = this.#pdf.struct('Div');
    this.#root.add(section);
    const cell = (text: string, column: number, header: 'Column' | 'Row' | undefined) => ({
      text,
      type: header ? ('TH' as const) : ('TD' as const),
      ...(header && { scope: header }),
      font: { src: faceOf(header ? 'bold' : 'plain', text), size: 9.5 },
      textColor: header === 'Column' ? COLOURS.indigo : COLOURS.ink,
      align: { x: column > 0 && head ? ('right' as const) : ('left' as const), y: 'top' as const },
    });
    const options = {
      structParent: section,
      columnStyles: [...widths],
      defaultStyle: {
        border: { top: 0, right: 0, left: 0, bottom: 0.6 },
        borderColor: COLOURS.rule,
        padding: { top: 5, right: 8, bottom: 5, left: 0 },
        textOptions: { lineGap: 1.5 },
      },
      ...(head && {
        rowStyles: (row: number) =>
          row === 0
            ? { backgroundColor: COLOURS.tint, padding: { top: 5, right: 8, bottom: 5, left: 8 } }
            : { padding: { top: 5, right: 8, bottom: 5, left: 8 } },
      }),
      data: [
        ...(head ? [head.map((text, column) => cell(text, column, 'Column'))] : []),
        ...rows.map((row) => row.map((text, column) => cell(text, column, column === 0 ? 'Row' : undefined))),
      ],
    };
    this.#pdf.table(options as PDFKit.Mixins.TableOptionsWithData);
    section.end();
    this.#pdf.x = MARGIN;
    this.#pdf.y += 10;
  }

  async bytes(foot: string): Promise<Uint8Array> {
    this.#root.end();
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.#pdf.switchToPage(index);
      // Without a margin the text of the foot begins no page.
      this.#pdf.page.margins.bottom = 0;
      this.#decoration(() => {
        this.#use({ size: 8.5, colour: COLOURS.muted }, foot);
        this.#pdf.text(foot, MARGIN, A4.height - 44, { lineBreak: false });
        this.#pdf.text(`${index + 1} of ${count}`, MARGIN, A4.height - 44, {
          width: A4.width - 2 * MARGIN,
          align: 'right',
          lineBreak: false,
        });
      });
    }
    this.#pdf.end();
    return buffer(this.#pdf);
  }

  readonly #write: Write = (tag, text, look, at) => {
    this.#root.add(
      this.#pdf.struct(tag, {}, [
        () => {
          this.#use(look, text);
          const options = {
            width: at?.width ?? A4.width - 2 * MARGIN,
            lineGap: look.gap ?? (look.face === 'display' ? 0 : 3),
          };
          this.#pdf.text(text, at?.x ?? MARGIN, at?.y ?? this.#pdf.y, options);
        },
      ]),
    );
    this.#pdf.y += look.after ?? 6;
  };

  #use({ face = 'plain', size = 10, colour = COLOURS.ink }: Look, text: string): void {
    this.#pdf.font(faceOf(face, text)).fontSize(size).fillColor(colour);
  }

  /** Drawings that screen readers skip. */
  #decoration(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }

  #room(height: number): void {
    if (this.#pdf.y + height > A4.height - FOOT) this.#pdf.addPage();
  }
}
