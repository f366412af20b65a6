import type { Program } from '@prospectus/contract';

import { PdfWriter, type TableRow } from './pdf-writer.ts';

/** A programme's brochure as a PDF, made of its own content. The same content gives the same bytes. */
export async function brochureOf(program: Program, university: string): Promise<Uint8Array> {
  const pdf = await PdfWriter.create(`${program.display_name}: programme structure`, university);
  pdf.cover(university, program.display_name, [program.label, program.duration].filter(Boolean).join('  |  '));
  facts(pdf, program);
  about(pdf, program);
  structure(pdf, program);
  fees(pdf, program, 'Fees for Indian students', false);
  fees(pdf, program, 'Fees for international students', true);
  admission(pdf, program);
  return pdf.bytes(`${university}, ${program.display_name}`);
}

function facts(pdf: PdfWriter, program: Program): void {
  pdf.text(program.short_description, { size: 11.5, after: 12 });
  const rows: TableRow[] = [
    ['Award', program.label],
    ['Duration', program.duration],
    ['Mode of study', program.mode],
    ['Next start', program.next_start],
    ['Eligibility', program.eligibility],
    ['Programme code', program.program_code],
  ];
  pdf.table(
    rows.filter(([, value]) => value),
    { valueWidth: 330 },
  );
}

function about(pdf: PdfWriter, program: Program): void {
  const paragraphs = plainParagraphs(program.description);
  if (paragraphs.length === 0) return;
  pdf.heading(program.about_title || `About the programme`);
  for (const paragraph of paragraphs) pdf.text(paragraph, { after: 7 });
  for (const { title, description } of program.key_contents)
    pdf.bullet([title, description].filter(Boolean).join(': '));
}

function structure(pdf: PdfWriter, program: Program): void {
  if (program.semesters.length > 0) pdf.heading('Programme structure');
  for (const { semester, total_credits, semester_data } of program.semesters) {
    pdf.subheading(`Semester ${semester ?? ''}${total_credits ? `  (${total_credits} credits)` : ''}`);
    pdf.table(
      semester_data.map((subject): TableRow => [
        subject.subject_name,
        [subject.is_elective_based ? 'Elective' : '', subject.credits ? `${subject.credits} credits` : '']
          .filter(Boolean)
          .join(', '),
      ]),
    );
  }
  for (const { elective_name, elective_courses } of program.electives) {
    pdf.subheading(elective_name);
    for (const { subject_name, semester } of elective_courses)
      pdf.bullet(semester ? `${subject_name} (semester ${semester})` : subject_name);
  }
}

function fees(pdf: PdfWriter, program: Program, title: string, isInternational: boolean): void {
  const plans = program.fee_plans.filter((plan) => plan.isInternational === isInternational);
  if (plans.length === 0) return;
  pdf.heading(title);
  const head: TableRow = ['Plan', 'First semester', 'Each other one', 'In total'];
  const row = (plan: (typeof plans)[number]): TableRow => [
    plan.title,
    ...[plan.semesterFee, plan.otherSemesterFee, plan.totalAmount].map(rupees),
  ];
  pdf.table([head, ...plans.map(row)], { head: true });
}

function admission(pdf: PdfWriter, program: Program): void {
  if (program.admission_steps.length === 0) return;
  pdf.heading('How to apply');
  program.admission_steps.forEach(({ title, description }, index) => {
    pdf.text(`${index + 1}. ${title}`, { bold: true, after: 1 });
    if (description) pdf.text(description, { indent: 14, after: 6 });
  });
}

// A plan has no figure of its own for what it does not ask by the semester.
const rupees = (amount: number): string => (amount ? `Rs. ${amount.toLocaleString('en-IN')}` : '–');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plainParagraphs(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/i)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
        .trim(),
    )
    .filter(Boolean);
}
