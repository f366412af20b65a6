import type { Program } from '@prospectus/contract';
import { FAMILY_TEXTS, type FamilyData, familySheet } from '@prospectus/contract/family';

import { ringsOf } from '../brochure/rings.ts';
import { taggedPdf } from '../brochure/tagged-pdf.ts';
import { writeColumns } from './columns.ts';
import { writeFacts } from './facts.ts';
import { writeFees } from './fees.ts';
import { writeFoot } from './foot.ts';
import { writeHead } from './head.ts';
import { writeRecognition } from './recognition.ts';
import { SheetPage } from './sheet-page.ts';

/** The source of a sheet; `address` is its address on the site, `day` its date (`yyyy-MM-dd`). */
export type FamilyPdf = {
  data: FamilyData;
  program: Pick<Program, 'semesters'>;
  contact: { phone: string; hours: string };
  publicUrl: string;
  address: string;
  day: string;
};

/** Tried from the largest: the largest scale at which the sheet fits one page is used. */
const SCALES = [1.12, 1.06, 1, 0.94, 0.88, 0.82, 0.76];
/** The largest space that is added between two parts of a short sheet. */
const MAX_AIR = 22;

/**
 * A programme's sheet for the family as a PDF: one page of A4, more only where not even small type fits. The same
 * content gives the same bytes.
 */
export function familySheetPdf(content: FamilyPdf): Promise<Uint8Array> {
  const { data } = content;
  const pdf = taggedPdf({
    title: FAMILY_TEXTS[data.language].headTitle(data.title),
    author: data.universityName,
    language: `${data.language}-IN`,
    // Texts have their positions from here, so that the library begins no page by itself.
    margins: { top: 0, left: 0, right: 0, bottom: 0 },
  });
  const write = (scale: number, air: number) => writeSheet(content, { pdf, scale, air, measures: false }).bytes();
  for (const scale of SCALES) {
    const { pages, spare, gaps } = writeSheet(content, { pdf, scale, air: 0, measures: true });
    if (pages === 1) return write(scale, Math.max(0, Math.min(MAX_AIR, spare / gaps - 0.1)));
  }
  return write(SCALES.at(-1) ?? 1, 0);
}

function writeSheet(
  { data, program, contact, publicUrl, address, day }: FamilyPdf,
  writing: ConstructorParameters<typeof SheetPage>[0],
): SheetPage {
  const texts = FAMILY_TEXTS[data.language];
  const sheet = familySheet(data);
  const page = new SheetPage(writing);
  writeHead(page, data, sheet.lead, ringsOf(program));
  writeFacts(page, sheet.facts);
  writeFees(page, sheet, texts);
  writeRecognition(page, sheet.recognition, texts);
  writeColumns(
    page,
    {
      title: texts.classes,
      paragraphs: sheet.classes,
      link: { label: texts.schedule, to: `${publicUrl}/live-lecture` },
    },
    { title: texts.award, paragraphs: [{ text: sheet.award }] },
  );
  writeFoot(page, { data, contact, programme: publicUrl + data.path, address, day });
  return page;
}
