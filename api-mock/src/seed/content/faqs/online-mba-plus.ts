import type { SeedFaq } from '../seed-program.ts';

export const mbaPlusFaqs: SeedFaq[] = [
  {
    key: 'plus-certificate-name',
    program: 'online-mba-plus',
    question: 'What will my degree certificate say?',
    answer:
      '<p>Master of Business Administration. The word <em>Plus</em> is the name of the programme and not of the degree. Your two professional certificates are separate documents, and the studios stand with their credits on the transcript.</p>',
  },
  {
    key: 'plus-studios-missed',
    program: 'online-mba-plus',
    question: 'What happens if I miss a studio Sunday?',
    answer:
      '<p>A studio has four Sundays, and three have to be attended. If you miss two, you repeat the studio with the next batch, free of charge once. Studios are not recorded, so that clients and participants can speak openly.</p>',
  },
  {
    key: 'plus-switch',
    program: 'online-mba-plus',
    question: 'I am in the MBA already. Can I move to the MBA Plus?',
    answer:
      '<p>Yes, until the end of the first semester, if you can show a year of work and a place is free. You make up for the first studio in the semester break, and pay the difference for the semesters that remain and for that studio.</p>',
  },
  {
    key: 'plus-fee',
    program: 'online-mba-plus',
    question: 'What does the MBA Plus cost?',
    answer: `
<table>
<thead><tr><th>Plan</th><th>Total</th><th>Payments</th></tr></thead>
<tbody>
<tr><td>Semester</td><td>₹1,71,000</td><td>₹43,500, then ₹42,500 three times</td></tr>
<tr><td>Annual</td><td>₹1,66,500</td><td>₹84,500, then ₹82,000</td></tr>
<tr><td>Lumpsum</td><td>₹1,58,000</td><td>once, or by the month</td></tr>
</tbody>
</table>
<p>By the month, the Lumpsum plan means ₹26,000 at admission and either ₹11,000 for twelve months without interest, or ₹6,031 for twenty-four months at 9% a year with a processing fee of ₹1,000, ₹1,71,744 in all. Studios and certificates are included; the amounts are those for Indian students.</p>`.trim(),
  },
];
