import { CHARGES } from '@prospectus/contract';

import { rupees } from '../fees.ts';
import { page } from './page.ts';

const { indian, international } = CHARGES.registration;

export const admissionPolicy = page({
  slug: 'admission-policy',
  title: 'Admission policy',
  short_title: 'Admission Policy',
  summary:
    'Who may join, by which dates, with which documents, and what happens to your fee and your place if plans change.',
  content: `
<p>This policy holds for all programmes taught online. Where a programme asks for more, its own page says so, and that page prevails. It was adopted by the Academic Council and is reviewed every year before the July batch.</p>
<h2>1. Equal treatment</h2>
<p>Nobody is refused for religion, caste, sex, gender, language, disability, age or place of birth. Relaxations of marks for reserved categories follow the law and are stated with the eligibility of each programme. A certificate of the category is asked for only if a relaxation is claimed.</p>
<h2>2. Who may apply</h2>
<table>
<thead><tr><th>Award</th><th>Qualification needed</th><th>Marks</th></tr></thead>
<tbody>
<tr><td>Certificate, diploma</td><td>Senior secondary (10+2) of the Haryana board or equivalent</td><td>A pass</td></tr>
<tr><td>Bachelor’s degree</td><td>Senior secondary (10+2) in any stream, or an equivalent qualification</td><td>A pass</td></tr>
<tr><td>MA, MCom</td><td>A bachelor’s degree as named on the page of the programme</td><td>A pass</td></tr>
<tr><td>MBA, MBA Plus, MCA</td><td>A bachelor’s degree, with the conditions that its page sets out</td><td>50%, or 45% for reserved categories</td></tr>
</tbody>
</table>
<p>There is no upper age limit. Those who are under eighteen apply together with a parent or guardian. Applicants whose last result is awaited may join provisionally; the mark sheet has to reach us within three months of the first class, or the admission lapses.</p>
<h2>3. Batches and dates</h2>
<table>
<thead><tr><th>Batch</th><th>Applications open</th><th>Applications close</th><th>Classes begin</th></tr></thead>
<tbody>
<tr><td>January</td><td>1 October</td><td>10 January</td><td>Third week of January</td></tr>
<tr><td>July</td><td>1 April</td><td>10 July</td><td>Third week of July</td></tr>
</tbody>
</table>
<p>Applications are read in the order in which they are complete. Where the number of seats in a live group is limited, that order decides, and those who come later are offered the other group or the next batch.</p>
<h2>4. Verification</h2>
<p>Every document is checked by a person. If one is missing or cannot be read, you are told which and why, and have ten days to send it again. Marks are compared with the records of the board or university. A forged document ends the application or the admission, whenever it is discovered, and is reported.</p>
<h2>5. Two programmes at a time</h2>
<p>You may follow two academic programmes side by side when at least one of them is online and their hours do not collide. Tell us about the other one when you apply, so that examination dates can be compared.</p>
<h2>6. Credit for earlier study</h2>
<p>Subjects passed at another recognised university within the last five years may be counted, up to forty per cent of the credits of a degree. The department compares the syllabi; a subject that covers three quarters of ours is accepted. Apply for this before the third week of your first semester.</p>
<h2>7. Fees and refunds</h2>
<p>Fees are those shown on the page of the programme on the day you apply, and they do not change for you while you study without a break. They are paid in the admission portal alone.</p>
<p>The registration fee is ${rupees(indian)} for Indian and ${rupees(international)} for international students. It is part of the first payment and is not refundable. The remainder is returned according to the refund rules of the University Grants Commission, which are set out with dates and an example on the page about <a href="/auxiliary/refund-policy">refunds</a>.</p>
<h2>8. Pausing, changing, leaving</h2>
<ul>
<li><strong>Pausing.</strong> You may rest for up to four semesters without giving reasons. Nothing is charged meanwhile.</li>
<li><strong>Changing.</strong> A change of specialisation is possible within the time its programme page names. A change of programme is a new application, with credit for what both have in common.</li>
<li><strong>Leaving.</strong> A letter through the portal is enough. You receive a transcript of what you passed and, where the rules provide for it, a certificate or diploma on the way out.</li>
<li><strong>Longest duration.</strong> A programme has to be completed within twice its normal length.</li>
</ul>
<h2>9. International applicants</h2>
<p>You need a passport and, for certificates from outside India, a statement of equivalence by the Association of Indian Universities where it is asked for. No visa is necessary, since nothing requires you to travel.</p>
<h2>10. If you disagree</h2>
<p>Ask for a written reason within thirty days of a decision. It is reviewed by two people who did not take it. The addresses are on the <a href="/contact">contact page</a>; the steps of the application itself are described under <a href="/registration-process">registration process</a>.</p>`.trim(),
  sections: ['content', 'faqs', 'get_in_touch'],
});
