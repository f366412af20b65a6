import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const FOOT = 64;
const INK = rgb(0.1, 0.12, 0.2);
const SOFT = rgb(0.36, 0.39, 0.47);
const BRAND = rgb(0.09, 0.16, 0.36);
const RULE = rgb(0.84, 0.86, 0.9);
const PAPER = rgb(1, 1, 1);

type Look = { size?: number; bold?: boolean; soft?: boolean; indent?: number; after?: number };
export type TableRow = readonly [label: string, ...values: string[]];

/** Writes text from top to bottom over as many pages as it takes. */
export class PdfWriter {
  readonly #document: PDFDocument;
  readonly #plain: PDFFont;
  readonly #bold: PDFFont;
  #page: PDFPage;
  #y = 0;

  static async create(title: string, author: string): Promise<PdfWriter> {
    const document = await PDFDocument.create();
    document.setTitle(title);
    document.setAuthor(author);
    document.setLanguage('en-IN');
    // A fixed day, so that the same content gives the same bytes and with them the same address.
    document.setCreationDate(new Date('2025-01-01T00:00:00Z'));
    document.setModificationDate(new Date('2025-01-01T00:00:00Z'));
    return new PdfWriter(
      document,
      await document.embedFont(StandardFonts.Helvetica),
      await document.embedFont(StandardFonts.HelveticaBold),
    );
  }

  constructor(document: PDFDocument, plain: PDFFont, bold: PDFFont) {
    this.#document = document;
    this.#plain = plain;
    this.#bold = bold;
    this.#page = this.#turn();
  }

  /** The band at the head of the first page. */
  cover(university: string, title: string, line: string): void {
    const lines = this.#wrap(title, this.#bold, 28, A4.width - 2 * MARGIN);
    const height = 118 + lines.length * 34;
    this.#page.drawRectangle({ x: 0, y: A4.height - height, width: A4.width, height, color: BRAND });
    const write = (text: string, y: number, size: number, font: PDFFont) =>
      this.#page.drawText(this.#encodable(text, font), { x: MARGIN, y: A4.height - y, size, font, color: PAPER });
    write(university, 52, 11, this.#bold);
    lines.forEach((text, index) => write(text, 96 + index * 34, 28, this.#bold));
    write(line, height - 26, 12, this.#plain);
    this.#y = A4.height - height - 28;
  }

  heading(text: string): void {
    this.#room(130);
    this.#y -= 14;
    this.#line(text, { size: 15, bold: true }, BRAND);
    this.#page.drawLine({
      start: { x: MARGIN, y: this.#y + 2 },
      end: { x: A4.width - MARGIN, y: this.#y + 2 },
      thickness: 0.8,
      color: RULE,
    });
    this.#y -= 12;
  }

  /** A line that stays with what follows it. */
  subheading(text: string): void {
    this.#room(64);
    this.#y -= 4;
    this.text(text, { size: 11, bold: true, after: 2 });
  }

  text(text: string, look: Look = {}): void {
    this.#line(text, look, look.soft ? SOFT : INK);
    this.#y -= look.after ?? 5;
  }

  bullet(text: string): void {
    this.#room(16);
    this.#page.drawText('•', { x: MARGIN + 4, y: this.#y - 10, size: 10, font: this.#plain, color: BRAND });
    this.text(text, { indent: 18, after: 3 });
  }

  /** Rows of a label and its values, the values to the right; the first row is the head where asked. */
  table(rows: readonly TableRow[], options: { head?: boolean; valueWidth?: number } = {}): void {
    const values = Math.max(...rows.map((row) => row.length - 1));
    const width = options.valueWidth ?? 108;
    rows.forEach((row, index) => this.#row(row, width, values, Boolean(options.head) && index === 0));
    this.#y -= 8;
  }

  async bytes(foot: string): Promise<Uint8Array> {
    const pages = this.#document.getPages();
    pages.forEach((page, index) => {
      const text = this.#encodable(`${foot}  |  ${index + 1} of ${pages.length}`, this.#plain);
      page.drawText(text, { x: MARGIN, y: 32, size: 8.5, font: this.#plain, color: SOFT });
    });
    return this.#document.save({ useObjectStreams: false });
  }

  #row([label, ...values]: TableRow, width: number, columns: number, head: boolean): void {
    const font = head ? this.#bold : this.#plain;
    const start = A4.width - MARGIN - columns * width;
    const cells = [
      { x: MARGIN, width: start - MARGIN - 10, text: label },
      ...values.map((text, index) => ({ x: start + index * width, width: width - 8, text })),
    ];
    const wrapped = cells.map((cell, index) => ({
      ...cell,
      lines: this.#wrap(cell.text, index === 0 ? this.#bold : font, 9.5, cell.width),
    }));
    const height = Math.max(...wrapped.map(({ lines }) => lines.length)) * 13 + 8;
    this.#room(height);
    wrapped.forEach(({ x, lines }, index) =>
      lines.forEach((text, line) =>
        this.#page.drawText(text, {
          x,
          y: this.#y - 12 - line * 13,
          size: 9.5,
          font: index === 0 ? this.#bold : font,
          color: head ? BRAND : INK,
        }),
      ),
    );
    this.#y -= height;
    this.#page.drawLine({
      start: { x: MARGIN, y: this.#y },
      end: { x: A4.width - MARGIN, y: this.#y },
      thickness: 0.5,
      color: RULE,
    });
  }

  #line(text: string, { size = 10, bold = false, indent = 0 }: Look, color: typeof INK): void {
    const font = bold ? this.#bold : this.#plain;
    for (const line of this.#wrap(text, font, size, A4.width - 2 * MARGIN - indent)) {
      this.#room(size * 1.45);
      this.#page.drawText(line, { x: MARGIN + indent, y: this.#y - size, size, font, color });
      this.#y -= size * 1.45;
    }
  }

  #room(height: number): void {
    if (this.#y - height < FOOT) this.#turn();
  }

  #turn(): PDFPage {
    this.#page = this.#document.addPage([A4.width, A4.height]);
    this.#y = A4.height - MARGIN;
    return this.#page;
  }

  #wrap(text: string, font: PDFFont, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of this.#encodable(text, font).split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && font.widthOfTextAtSize(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line ? [...lines, line] : lines;
  }

  // The standard fonts know Western letters only: the rupee sign is spelt, letters with other marks lose them.
  #encodable(text: string, font: PDFFont): string {
    const known = new Set(font.getCharacterSet());
    const spelt = text.replace(/₹\s?/g, 'Rs. ').replace(/\s/g, ' ');
    return [...spelt]
      .map((character) => {
        if (known.has(character.codePointAt(0) ?? 0)) return character;
        const bare = character.normalize('NFD')[0] ?? '';
        return known.has(bare.codePointAt(0) ?? 0) ? bare : '';
      })
      .join('');
  }
}
