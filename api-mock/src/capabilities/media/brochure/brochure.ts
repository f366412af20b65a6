import { CHARGES, type Program } from '@prospectus/contract';

import { BrochureDocument } from './document.ts';
import { COLOURS } from './page.ts';
import { ringsOf } from './rings.ts';

/** The publisher of a brochure, with contact details. */
export type Publisher = { name: string; phone: string; email: string };

/** A programme's brochure as a PDF, made from its own content. The same content gives the same bytes. */
export async function brochureOf(program: Program, publisher: Publisher): Promise<Uint8Array> {
  const pdf = new BrochureDocument({
    title: `${program.display_name}: programme structure`,
    author: publisher.name,
  });
  pdf.cover({
    university: publisher.name,
    label: program.label,
    title: program.display_name,
    line: [program.duration, program.mode].filter(Boolean).join('  ·  '),
    rings: ringsOf(program),
  });
  facts(pdf, program);
  about(pdf, program);
  structure(pdf, program);
  fees(pdf, program, 'indian');
  fees(pdf, program, 'international');
  admission(pdf, program);
  certificate(pdf, program);
  contact(pdf, publisher);
  return pdf.bytes(`${publisher.name}  ·  ${program.display_name}`);
}

function facts(pdf: BrochureDocument, program: Program): void {
  if (program.short_description) pdf.text(program.short_description, { size: 12, gap: 4, after: 12 });
  const rows = [
    ['Award', program.label],
    ['Duration', program.duration],
    ['Mode of study', program.mode],
    ['Next start', program.next_start],
    ['Eligibility', program.eligibility],
    ['Programme code', program.program_code],
  ];
  pdf.table({ rows: rows.filter(([, value]) => value), widths: [130, 353] });
}

function about(pdf: BrochureDocument, program: Program): void {
  const paragraphs = plainParagraphs(program.description);
  if (paragraphs.length === 0) return;
  pdf.heading(program.about_title || 'About the programme');
  for (const paragraph of paragraphs) pdf.text(paragraph, { after: 7 });
  pdf.list(program.key_contents.map(({ title, description }) => [title, description].filter(Boolean).join(': ')));
}

function structure(pdf: BrochureDocument, program: Program): void {
  if (program.semesters.length > 0) pdf.heading('Programme structure');
  for (const { semester, total_credits, semester_data } of program.semesters) {
    pdf.subheading(`Semester ${semester ?? ''}${total_credits ? ` (${total_credits} credits)` : ''}`);
    pdf.table({
      rows: semester_data.map((subject) => [
        subject.subject_name,
        [subject.is_elective_based ? 'Elective' : '', subject.credits ? `${subject.credits} credits` : '']
          .filter(Boolean)
          .join(', '),
      ]),
      widths: [363, 120],
    });
  }
  for (const { elective_name, elective_courses } of program.electives) {
    pdf.subheading(elective_name);
    pdf.list(
      elective_courses.map(({ subject_name, semester }) =>
        semester ? `${subject_name} (semester ${semester})` : subject_name,
      ),
    );
  }
  notes(pdf, plainParagraphs(program.program_structure_disclaimer));
}

type Audience = keyof typeof CHARGES.registration;
type FeePlan = Program['fee_plans'][number];

function fees(pdf: BrochureDocument, program: Program, audience: Audience): void {
  const plans = program.fee_plans.filter((plan) => plan.isInternational === (audience === 'international'));
  if (plans.length === 0) return;
  pdf.heading(audience === 'indian' ? 'Fees for Indian students' : 'Fees for international students');
  pdf.table(
    withoutEmptyColumns({
      head: ['Plan', 'First semester', 'Each later semester', 'In total'],
      rows: plans.map((plan) => [
        plan.title,
        ...[plan.semesterFee, plan.otherSemesterFee, plan.totalAmount].map(rupees),
      ]),
      widths: [183, 100, 100, 100],
    }),
  );
  for (const plan of plans) byYear(pdf, plan);
  for (const plan of plans) instalments(pdf, plan);
  notes(pdf, charges(audience));
}

function byYear(pdf: BrochureDocument, { title, yearFees }: FeePlan): void {
  if (yearFees.length === 0) return;
  pdf.subheading(`${title}: by the year`);
  pdf.table({
    head: ['Paid', 'Amount'],
    rows: yearFees.map(({ fee }, at) => [at === 0 ? 'At admission' : `Before year ${at + 1}`, rupees(fee)]),
    widths: [383, 100],
  });
}

function instalments(pdf: BrochureDocument, { title, emiOptions }: FeePlan): void {
  if (emiOptions.length === 0) return;
  pdf.subheading(`${title}: monthly instalments (EMI)`);
  pdf.table(
    withoutEmptyColumns({
      head: ['Option', 'Down payment', 'Each month', 'Interest', 'Processing fee', 'In total'],
      rows: emiOptions.map(({ emiOption, installment: emi }) => [
        emiOption,
        rupees(emi.emiDownPayment),
        emi.emiDuration ? `${rupees(emi.emiMonthlyPayment)} × ${emi.emiDuration}` : rupees(emi.emiMonthlyPayment),
        emi.emiInterestRate ? `${emi.emiInterestRate}% a year` : 'None',
        rupees(emi.emiProcessingFee),
        rupees(emi.emiTotalPayment),
      ]),
      widths: [113, 70, 90, 70, 70, 70],
    }),
  );
}

type AmountTable = { head: string[]; rows: string[][]; widths: number[] };

/** A column without an amount in any row is left out; the first column gets its width. */
function withoutEmptyColumns({ head, rows, widths }: AmountTable): AmountTable {
  const shown = <T>(cells: readonly T[]): T[] => cells.filter((_, at) => rows.some((row) => row[at] !== NONE));
  const sum = (all: readonly number[]) => all.reduce((total, width) => total + width, 0);
  const [first = 0, ...others] = shown(widths);
  return { head: shown(head), rows: rows.map(shown), widths: [first + sum(widths) - sum(shown(widths)), ...others] };
}

/** Charges on top of the plans, and parts of them that are not refunded (§9). */
const charges = (audience: Audience): string[] => [
  `The registration fee of ${rupees(CHARGES.registration[audience])} is included in semester 1 and is non-refundable.`,
  `A re-appear exam costs ${rupees(CHARGES.reappearExamPerSubject[audience])} per subject${audience === 'international' ? ', other than for MEA - African Students' : ''}.`,
];

function admission(pdf: BrochureDocument, program: Program): void {
  if (program.admission_steps.length === 0) return;
  pdf.heading('How to apply');
  pdf.list(
    program.admission_steps.map(({ title, description }) => [title, description].filter(Boolean).join('. ')),
    'numbered',
  );
}

function certificate(pdf: BrochureDocument, program: Program): void {
  const lines = plainParagraphs(program.certificate_disclaimer);
  if (lines.length === 0) return;
  pdf.heading('The certificate', 20);
  for (const line of lines) pdf.text(line);
}

/** Small print under what it is about. */
function notes(pdf: BrochureDocument, lines: readonly string[]): void {
  for (const line of lines) pdf.text(line, { size: 8.5, colour: COLOURS.muted, after: 3 });
}

function contact(pdf: BrochureDocument, { phone, email }: Publisher): void {
  pdf.heading('Questions? Talk to us before you apply', 20);
  pdf.text(`Talk to a counsellor for free: ${phone}, ${email}.`);
  notes(pdf, ['The programme structure and fees are from the day you downloaded this brochure. They can change.']);
}

// A plan has no figure of its own for what it does not ask by the semester.
const NONE = '–';
const rupees = (amount: number): string => (amount ? `₹${amount.toLocaleString('en-IN')}` : NONE);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plainParagraphs(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/i)
    .map((part) =>
      part
        .replace(/<[^<>]*>/g, '')
        .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
        .trim(),
    )
    .filter(Boolean);
}
