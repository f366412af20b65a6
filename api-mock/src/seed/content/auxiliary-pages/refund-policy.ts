import { CHARGES } from '@prospectus/contract';

import { planOf } from '../fee-figures.ts';
import { rupees } from '../fees.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

const { indian, international } = CHARGES.registration;
const semester = planOf('online-ma', 'Semester');

export const refundPolicy = auxiliaryPage({
  slug: 'refund-policy',
  title: 'Refunds',
  alt_bg_image_name: 'A lattice in which one tile is being handed back',
  content: `
<p>If you decide not to study, your money should not be what holds you. You need no reason, and nobody will try to talk you round.</p>
<h2>How much is returned</h2>
<table>
<thead><tr><th>You withdraw</th><th>Returned of the fee paid, less the registration fee</th></tr></thead>
<tbody>
<tr><td>Before the first class of the batch</td><td>All of it</td></tr>
<tr><td>Up to 15 days after it</td><td>Four fifths</td></tr>
<tr><td>16 to 30 days after it</td><td>One half</td></tr>
<tr><td>Later</td><td>Nothing of the current semester, all of what was paid for later ones</td></tr>
</tbody>
</table>
<p>Where the refund rules of the University Grants Commission for the session are more generous, they apply. The registration fee, ${rupees(indian)} for Indian and ${rupees(international)} for international students, is kept in every case but two: if we refuse your application, or if a batch does not take place.</p>
<h2>An example</h2>
<p>Farhan has paid the first semester of the Master of Arts, ${rupees(semester.semesterFee ?? 0)}. Ten days after the first class he is posted to a station without a network and withdraws. The registration fee of ${rupees(indian)} stays with the university. Of the remaining ${rupees(semester.otherSemesterFee ?? 0)} he receives four fifths.</p>
<h2>How to withdraw</h2>
<ol>
<li>Open <em>My admission</em> in the portal and choose <em>Withdraw</em>. The day on which you do so is the day that counts.</li>
<li>Confirm with the code sent to your number. The portal shows the sum before you confirm.</li>
<li>The money goes back the way it came, within fifteen days.</li>
</ol>
<h2>Monthly payments</h2>
<p>If a lending partner paid the fee for you, the refund goes to the partner, who settles the loan with it and stops the debits. What you had paid by then beyond the part that is due is returned to you. No charge is made for ending it early.</p>
<h2>Pausing instead</h2>
<p>A pause costs nothing and keeps what you have passed. If the reason is one that will go away, speak with your mentor first: the fee of a semester that you have not begun is carried over to the one in which you return.</p>`.trim(),
  related: [],
});
