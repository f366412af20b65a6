import type { SeedFaq } from '../seed-program.ts';

export const mbaPlusFaqs: SeedFaq[] = [
  {
    key: 'plus-certificate-name',
    program: 'online-mba-plus',
    question: 'What will my degree certificate say?',
    answer:
      '<p>Master of Business Administration. <em>Plus</em> is only the name of the programme, so it isn’t on the degree. You get your two professional certificates as separate documents, and your transcript lists the studios with their credits.</p>',
  },
  {
    key: 'plus-studios-missed',
    program: 'online-mba-plus',
    question: 'What happens if I miss a studio Sunday?',
    answer:
      '<p>A studio has four Sundays, and you have to attend three. If you miss two, you repeat the studio with the next batch, free the first time. We don’t record studios, so that clients and students can speak openly.</p>',
  },
  {
    key: 'plus-switch',
    program: 'online-mba-plus',
    question: 'I am in the MBA already. Can I move to the MBA Plus?',
    answer:
      '<p>Yes, until the end of the first semester, if you have a year of work experience and there’s a seat. You do the first studio in the semester break, and pay the difference for the remaining semesters and that studio.</p>',
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
<tr><td>Lumpsum</td><td>₹1,58,000</td><td>in full, or every month</td></tr>
</tbody>
</table>
<p>To pay the Lumpsum plan every month, you pay ₹26,000 at admission and then either ₹11,000 a month for twelve months without interest, or ₹6,031 a month for twenty-four months at 9% a year with a processing fee of ₹1,000 (₹1,71,744 in total). Studios and certificates are included. These amounts are for Indian students.</p>`.trim(),
  },
];
