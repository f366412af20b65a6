import { CHARGES } from '@prospectus/contract';

import { rupees } from '../fees.ts';
import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

const { indian, international } = CHARGES.registration;

export const admissionPolicy = page({
  slug: 'admission-policy',
  title: 'Admission policy',
  short_title: 'Admission Policy',
  summary: 'Who can join, the dates and documents, and what happens to your fee and your seat if your plans change.',
  bg_image: picture('window-mother'),
  alt_bg_image_name: pictures['window-mother'],
  content: `
<p>This policy applies to all our online programmes. If a programme needs more, its own page says so, and that page applies. The Academic Council approved this policy and reviews it every year before the July batch.</p>
<h2>1. Equal treatment</h2>
<p>We don’t refuse anyone for religion, caste, sex, gender, language, disability, age or place of birth. Relaxations of marks for reserved categories follow the law, and you’ll find them with the eligibility of each programme. You need a category certificate only if you claim a relaxation.</p>
<h2>2. Who can apply</h2>
<table>
<thead><tr><th>Programme</th><th>Qualification needed</th><th>Marks</th></tr></thead>
<tbody>
<tr><td>Certificate, diploma</td><td>Senior secondary (10+2) of the Haryana board or equivalent</td><td>A pass</td></tr>
<tr><td>Bachelor’s degree</td><td>Senior secondary (10+2) in any stream, or an equivalent qualification</td><td>A pass</td></tr>
<tr><td>MA, MCom</td><td>A bachelor’s degree as named on the programme page</td><td>A pass</td></tr>
<tr><td>MBA, MBA Plus, MCA</td><td>A bachelor’s degree, with the conditions on the programme page</td><td>50%, or 45% for reserved categories</td></tr>
</tbody>
</table>
<p>There’s no upper age limit. If you’re under 18, you apply together with a parent or guardian. If you’re waiting for your last result, you can join provisionally. We must get your mark sheet within three months of the first class, or your admission is cancelled.</p>
<h2>3. Batches and dates</h2>
<p>One batch starts in January and another in July. The next batch starts on {next_start}. Apply by {apply_by}. After that day, your application is for the batch that follows.</p>
<p>We go through applications in the order they’re completed. If seats in a live group are limited, that order decides. If you apply later, we offer you the other group or the next batch.</p>
<h2>4. Document verification</h2>
<p>A person checks every document. If one is missing or unclear, we tell you which and why, and you have ten days to send it again. We compare your marks with the records of your board or university. If we find a forged document, at any time, we cancel the application or admission and report it.</p>
<h2>5. Two programmes at a time</h2>
<p>You can do two academic programmes at the same time if at least one of them is online and their hours don’t clash. Tell us about the other one when you apply, so we can compare exam dates.</p>
<h2>6. Credit for earlier study</h2>
<p>If you passed subjects at another recognised university in the last five years, we can count them for up to 40 per cent of a degree’s credits. The department compares the syllabi and accepts a subject that covers 75% of ours. Apply before the third week of your first semester.</p>
<h2>7. Fees and refunds</h2>
<p>You pay the fees shown on the programme page on the day you apply. They don’t change for you as long as you study without a break. You pay only in the admission portal.</p>
<p>The registration fee is ${rupees(indian)} for Indian students and ${rupees(international)} for international students. It’s part of your first payment and non-refundable. We refund the rest according to the refund rules of the University Grants Commission. You’ll find dates and an example on the page about <a href="/auxiliary/refund-policy">refunds</a>.</p>
<h2>8. Pausing, changing, leaving</h2>
<ul>
<li><strong>Pausing.</strong> You can pause for up to four semesters without giving a reason. We charge nothing for that time.</li>
<li><strong>Changing.</strong> You can change your specialisation within the time given on its programme page. To change your programme, you apply again and get credit for what both have in common.</li>
<li><strong>Leaving.</strong> Write to us through the portal. You get a transcript of what you passed and, where the rules allow it, an exit certificate or diploma.</li>
<li><strong>Maximum duration.</strong> You have to complete a programme within twice its normal duration.</li>
</ul>
<h2>9. International applicants</h2>
<p>You need a passport. If your certificates are from outside India, you also need an equivalence statement from the Association of Indian Universities where required. You don’t need a visa, because you never have to travel.</p>
<h2>10. If you disagree</h2>
<p>Ask us for a written reason within thirty days of a decision. Two people who weren’t part of the decision will review it. You’ll find the addresses on the <a href="/contact">contact page</a>, and the application steps under <a href="/registration-process">registration process</a>.</p>`.trim(),
  sections: ['content', 'faqs', 'get_in_touch'],
});
