import { picture, pictures } from '../pictures.ts';
import { noCostOf, planOf, smallestMonthly, totalOf } from '../fee-figures.ts';
import { rupees } from '../fees.ts';
import { programOf } from '../program-id.ts';
import { post } from './post.ts';

const mba = noCostOf('online-mba');
const [, withInterest] = planOf('online-mba', 'Lumpsum').emiOptions ?? [];
if (!withInterest) throw new Error('The article compares the two monthly plans of the MBA.');
const loan = withInterest.installment;
const dearer = Math.round(((loan.emiTotalPayment ?? 0) / mba.total - 1) * 100);

const SHOWN = ['online-ma', 'online-mcom', 'online-ba', 'online-bcom', 'online-mca', 'online-bba', 'online-mba'];
const SHORT = ['data-analytics', 'cloud-computing', 'german-language'];

export const noCostEmiExplained = post({
  slug: 'no-cost-emi-explained',
  title: 'No-cost EMI explained, with every figure',
  summary:
    'Who pays the interest if you don’t? What do you pay on the first day? And when is it better not to pay every month?',
  author: 'Prabhjot Gill, accounts office',
  date: '2025-04-21',
  image: picture('post-tiles'),
  alt_image_name: pictures['post-tiles'],
  program: 'data-analytics',
  content: `
<p>“No cost” sounds too good to be true, and you’re right to ask who pays. In this post I’ll show you who pays, how much and when, with the fees from our programme pages. You can do the sum yourself before a form asks for your PAN.</p>
<h2>What happens to the money</h2>
<p>You choose the Lumpsum plan, which is the cheapest way to pay for a programme, but you don’t have the full amount. A lending partner pays it to the university on the day of your admission. You pay a part at once and the rest to the partner, in equal amounts every month. An ordinary loan would add interest. Here the university pays the interest to the partner, out of the fee we received. We do this because it lets you start now.</p>
<p>So you pay exactly the price on the page. There’s no processing fee, and no charge is added at the end.</p>
<h2>An example</h2>
<p>The Lumpsum plan of the <a href="/online-mba">MBA</a> costs ${rupees(mba.total)}. Without interest you pay ${rupees(mba.down)} at admission and ${rupees(mba.monthly)} a month for the next ${mba.months} months. Multiply and add, and you get ${rupees(mba.total)} again. That’s how you check a no-cost plan: the payments add up to the price.</p>
<p>You can also spread the same programme over ${loan.emiDuration} months at ${loan.emiInterestRate}% a year. Then you also pay ${rupees(loan.emiDownPayment ?? 0)} at admission, but only ${rupees(loan.emiMonthlyPayment ?? 0)} a month, and a processing fee of ${rupees(loan.emiProcessingFee ?? 0)}. In total you pay ${rupees(loan.emiTotalPayment ?? 0)}, which is about ${dearer}% more. Each payment is smaller, but the total is larger. Sometimes that makes sense. It does cost you interest, so we don’t call it no-cost.</p>
<h2>No-cost EMI for each programme</h2>
<p>Degrees:</p>
${table(SHOWN)}
<p>Some of our shorter programmes, with our smallest monthly payment, ${rupees(smallestMonthly)}:</p>
${table(SHORT)}
<p>A specialisation costs the same as its programme. The certificates in <a href="/japanese-language">Japanese</a> and <a href="/french-language">French</a> are the only programmes without monthly payments: you pay ${totalOf('japanese-language')} in full.</p>
<h2>What the lending partner asks for</h2>
<ul>
<li>Your PAN and a bank account to debit the payments from</li>
<li>Your income, or the income of a parent or spouse who signs with you</li>
<li>Your permission to check your credit record</li>
</ul>
<p>You get an answer within a day or two. If the partner says no, you still keep your admission: choose another plan, or ask another family member to sign.</p>
<h2>Five things to know before you sign</h2>
<ol>
<li><strong>It’s a loan.</strong> It goes on your credit record. Pay on time, and your record gets better.</li>
<li><strong>A late payment costs money.</strong> The partner charges you for it, and your bank might too. Choose a date two days after your salary comes.</li>
<li><strong>You can pay it off early</strong> at any time, free of charge.</li>
<li><strong>If you withdraw</strong>, your refund goes towards the loan first. See how much you get back under <a href="/auxiliary/refund-policy">Refunds</a>.</li>
<li><strong>You can combine it</strong> with a <a href="/auxiliary/scholarships">scholarship</a>. Your monthly amount is then lower, and everything above applies to the lower price.</li>
</ol>
<h2>When not to take it</h2>
<p>If you can pay the semester fee from your savings and still have money for emergencies, take the Semester plan. You need no bank, no signature and no credit check. It costs a little more: ${totalOf('online-mba', 'Semester')} for the MBA instead of ${totalOf('online-mba')}. But you have no loan. And if a monthly payment is more than a tenth of your family’s income, please call us before you sign. There’s nearly always a programme, a scholarship or a year that suits you better.</p>`.trim(),
});

function table(programs: readonly string[]): string {
  const rows = programs.map((slug) => {
    const { down, monthly, months, total } = noCostOf(slug);
    const name = programOf(slug).display_name;
    return `<tr><td><a href="/${slug}">${name}</a></td><td>${rupees(down)}</td><td>${rupees(monthly)}</td><td>${months}</td><td>${rupees(total)}</td></tr>`;
  });
  return `<table>
<thead><tr><th>Programme</th><th>At admission</th><th>Every month</th><th>Months</th><th>Total</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
