import { picture } from '../pictures.ts';
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
    'Who pays the interest if you do not? What is due on the first day? And when is it wiser to leave monthly payments alone?',
  author: 'Prabhjot Gill, accounts office',
  date: '2025-04-21',
  image: picture('post-tiles'),
  alt_image_name: 'Twelve equal tiles beside one larger tile',
  program: 'data-analytics',
  content: `
<p>“No cost” is a phrase that makes careful people careful. They are right: somebody always pays. In this article I show who, how much and when, with the fees as they stand on our pages, so that you can do the sum yourself before a form asks for your PAN.</p>
<h2>What happens to the money</h2>
<p>You choose the Lumpsum plan, which is the cheapest way to pay for a programme, but you do not have the sum at hand. A lending partner pays it to the university on the day of your admission. You pay a part at once and the rest to the partner, in equal amounts, month by month. An ordinary loan would add interest. Here the university pays the interest to the partner, out of the fee it has received. It does so because a learner who can pay by the month is a learner who can begin.</p>
<p>For you it means: what you pay in all is exactly the price on the page. There is no processing fee, and nothing is added at the end.</p>
<h2>One case, worked out</h2>
<p>The Lumpsum plan of the <a href="/online-mba">MBA</a> costs ${rupees(mba.total)}. Without interest you pay ${rupees(mba.down)} at admission and ${rupees(mba.monthly)} in each of the following ${mba.months} months. Multiply, add, and you arrive at ${rupees(mba.total)} again. That is the whole test of a no-cost plan: the payments add up to the price.</p>
<p>The same programme can be spread over ${loan.emiDuration} months at ${loan.emiInterestRate}% a year. Then you also pay ${rupees(loan.emiDownPayment ?? 0)} at admission, but only ${rupees(loan.emiMonthlyPayment ?? 0)} a month, and a processing fee of ${rupees(loan.emiProcessingFee ?? 0)}. In all this comes to ${rupees(loan.emiTotalPayment ?? 0)}, which is about ${dearer}% more. You buy a smaller payment with a larger sum. Sometimes that is sensible. It is not without cost, and we do not call it so.</p>
<h2>The figures, programme by programme</h2>
<p>Degrees:</p>
${table(SHOWN)}
<p>And some of the shorter programmes, where you will find the smallest payment of all, ${rupees(smallestMonthly)} a month:</p>
${table(SHORT)}
<p>Specialisations cost what their programme costs. The certificates in <a href="/japanese-language">Japanese</a> and <a href="/french-language">French</a> are the only programmes without monthly payments: they cost ${totalOf('japanese-language')} and are paid at once.</p>
<h2>What the partner wants to know</h2>
<ul>
<li>Your PAN and a bank account from which the payment may be debited</li>
<li>An income, yours or that of a parent or spouse who signs with you</li>
<li>Your consent to a look at your credit record</li>
</ul>
<p>The answer comes within a day or two. A refusal is no verdict on you, and it does not touch your admission: choose another plan, or let someone else sign.</p>
<h2>Five things to know before you sign</h2>
<ol>
<li><strong>It is a loan.</strong> It is entered in your credit record. Paid on time, it improves it.</li>
<li><strong>A late debit costs money.</strong> The partner charges for it, and your bank may as well. Choose a date two days after your pay arrives.</li>
<li><strong>You may pay it off early</strong> at any time, free of charge.</li>
<li><strong>If you withdraw</strong>, the refund settles the loan first. How much comes back is laid down under <a href="/auxiliary/refund-policy">Refunds</a>.</li>
<li><strong>It can be combined</strong> with a <a href="/auxiliary/scholarships">scholarship</a>; the monthly amount is then lower, and everything above holds for the lower price.</li>
</ol>
<h2>When to leave it</h2>
<p>If you can pay the semester fee out of savings without touching what you keep for illness, the Semester plan needs no bank, no signature and no record. It costs somewhat more: ${totalOf('online-mba', 'Semester')} for the MBA in place of ${totalOf('online-mba')}, and in return you owe nobody anything. And if a monthly payment would be more than a tenth of what comes into the house, please call us before you sign. There is nearly always a programme, a scholarship or a year that fits better.</p>`.trim(),
});

function table(programs: readonly string[]): string {
  const rows = programs.map((slug) => {
    const { down, monthly, months, total } = noCostOf(slug);
    const name = programOf(slug).display_name;
    return `<tr><td><a href="/${slug}">${name}</a></td><td>${rupees(down)}</td><td>${rupees(monthly)}</td><td>${months}</td><td>${rupees(total)}</td></tr>`;
  });
  return `<table>
<thead><tr><th>Programme</th><th>At admission</th><th>A month</th><th>Months</th><th>In all</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
