import { picture } from '../pictures.ts';
import { hasNoCost, planOf, totalOf } from '../fee-figures.ts';
import { seedPrograms } from '../programs/index.ts';
import { info, mailLink } from '../site/university-info.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

const withoutInterest = seedPrograms.filter(hasNoCost).length;
const graduates = planOf('online-mba', 'Lumpsum for our graduates');

export const scholarships = auxiliaryPage({
  slug: 'scholarships',
  title: 'Scholarships and concessions',
  bg_image: picture('page-coin'),
  alt_bg_image_name: 'A coin drawn as an eight-pointed star',
  link1: '/admissionportal/',
  icon1: 'check',
  link1_title: 'Apply in the portal',
  link2: '/programmes',
  icon2: 'rupee',
  link2_title: 'All fees',
  content: `
<p>A scholarship lowers the course fee; examination and registration fees stay as they are. It is granted for the first year and goes on as long as you pass three quarters of your subjects. You may hold one at a time, and we give you the largest of those you qualify for.</p>
<h2>What there is</h2>
<table>
<thead><tr><th>For</th><th>Reduction of the course fee</th><th>Shown by</th></tr></thead>
<tbody>
<tr><td>90% or more in the qualifying examination</td><td>20%</td><td>Mark sheet</td></tr>
<tr><td>80% to 89%</td><td>10%</td><td>Mark sheet</td></tr>
<tr><td>Serving and retired members of the armed forces and their families</td><td>15%</td><td>Service or discharge papers</td></tr>
<tr><td>Learners with a disability of 40% or more</td><td>25%</td><td>Disability certificate</td></tr>
<tr><td>Women who return to study after five years or more</td><td>10%</td><td>A declaration</td></tr>
<tr><td>Players who have represented a state</td><td>15%</td><td>Certificate of the federation</td></tr>
<tr><td>Second learner of a household</td><td>5%</td><td>Registration number of the first</td></tr>
</tbody>
</table>
<h2>The hardship fund</h2>
<p>Each batch has forty places whose course fee the university pays in full or in half. They go to learners of degrees whose families could not pay otherwise. You write one page about yourself, give the name of somebody who knows you, and speak with two people for half an hour. Marks play no part. Applications close three weeks before a batch begins.</p>
<h2>Graduates of the university</h2>
<p>Whoever holds a degree, diploma or certificate of ours pays ${totalOf('online-mba', graduates.title)} for the <a href="/online-mba">MBA</a> on the plan for our graduates. Nothing has to be applied for; the portal knows you.</p>
<h2>Paying by the month</h2>
<p>${withoutInterest} of our programmes and specialisations can be paid by the month without interest, and this can be combined with a scholarship. How it works is explained, with every figure, in <a href="/blog/no-cost-emi-explained">No-cost EMI explained</a>.</p>
<h2>How to apply</h2>
<ol>
<li>Tick <em>Scholarship</em> in the second step of the application and choose the kind.</li>
<li>Upload the paper named in the table. Declarations have a form of their own.</li>
<li>You learn the result together with that of your eligibility, before you pay.</li>
</ol>
<p>Government scholarships, of which there are many, are applied for at the national and state portals. We confirm your enrolment to them within two working days; write to ${mailLink(info.email)}.</p>`.trim(),
  related: ['online-ba', 'online-mba', 'data-analytics'],
  disclaimer:
    '<p>Percentages hold for batches that begin in 2025 and 2026. A scholarship that was granted is not changed afterwards.</p>',
});
