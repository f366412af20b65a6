import { CHARGES } from '@prospectus/contract';

import { planOf } from '../fee-figures.ts';
import { rupees } from '../fees.ts';
import { picture, pictures } from '../pictures.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

const { indian, international } = CHARGES.registration;
const semester = planOf('online-ma', 'Semester');

export const refundPolicy = auxiliaryPage({
  slug: 'refund-policy',
  title: 'Refunds',
  bg_image: picture('page-coin'),
  alt_bg_image_name: pictures['page-coin'],
  content: `
<p>You can leave if you decide not to study. You don’t have to give a reason, and we won’t try to change your mind.</p>
<h2>How much you get back</h2>
<table>
<thead><tr><th>When you withdraw</th><th>Refund of the fee you paid, minus the registration fee</th></tr></thead>
<tbody>
<tr><td>Before the first class of the batch</td><td>All of it</td></tr>
<tr><td>Up to 15 days after it</td><td>80%</td></tr>
<tr><td>16 to 30 days after it</td><td>50%</td></tr>
<tr><td>Later</td><td>Nothing for the current semester, all of what you paid for later ones</td></tr>
</tbody>
</table>
<p>If the University Grants Commission’s refund rules for the session are more generous, they apply. We keep the registration fee, ${rupees(indian)} for Indian students and ${rupees(international)} for international students, in every case but two: if we refuse your application, or if a batch doesn’t start.</p>
<h2>An example</h2>
<p>Farhan has paid ${rupees(semester.semesterFee ?? 0)} for the first semester of the Master of Arts. Ten days after the first class he’s posted to a station without a network and withdraws. The university keeps the registration fee of ${rupees(indian)}. Of the remaining ${rupees(semester.otherSemesterFee ?? 0)} he gets back 80%.</p>
<h2>How to withdraw</h2>
<ol>
<li>Open <em>My admission</em> in the portal and choose <em>Withdraw</em>. The day you do this is the day that counts.</li>
<li>Confirm with the OTP we send to your number. The portal shows the amount before you confirm.</li>
<li>You get the money back the same way you paid, within fifteen days.</li>
</ol>
<h2>If you pay by EMI</h2>
<p>If a lending partner paid the fee for you, we refund the partner, who closes the loan with it and stops the debits. If you’ve paid more than what’s due by then, you get the rest back. There’s no charge for closing the loan early.</p>
<h2>You can also pause</h2>
<p>A pause is free, and you keep what you’ve passed. If your problem is temporary, talk to your mentor first. If you’ve paid for a semester you haven’t started, we carry the fee over to the one in which you come back.</p>`.trim(),
  related: [],
});
