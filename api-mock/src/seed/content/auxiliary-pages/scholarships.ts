import { picture, pictures } from '../pictures.ts';
import { hasNoCost, planOf, totalOf } from '../fee-figures.ts';
import { seedPrograms } from '../programs/index.ts';
import { info, mailLink } from '../site/university-info.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

const withoutInterest = seedPrograms.filter(hasNoCost).length;
const graduates = planOf('online-mba', 'Lumpsum for our graduates');

export const scholarships = auxiliaryPage({
  slug: 'scholarships',
  title: 'Scholarships and concessions',
  bg_image: picture('window-stair'),
  alt_bg_image_name: pictures['window-stair'],
  link1: '/admissionportal/',
  icon1: 'laptop',
  link1_title: 'Apply on the portal',
  link2: '/programmes',
  icon2: 'rupee',
  link2_title: 'All fees',
  content: `
<p>A scholarship reduces your course fee. Exam and registration fees stay the same. You get it for the first year, and it continues as long as you pass 75% of your subjects. You can use only one scholarship at a time. If you qualify for more than one, you get the highest one.</p>
<h2>Scholarships we offer</h2>
<table>
<thead><tr><th>For</th><th>Course fee discount</th><th>Proof you need</th></tr></thead>
<tbody>
<tr><td>90% or more in the qualifying exam</td><td><strong>20%</strong></td><td>Mark sheet</td></tr>
<tr><td>80% to 89%</td><td><strong>10%</strong></td><td>Mark sheet</td></tr>
<tr><td>Serving and retired members of the armed forces and their families</td><td><strong>15%</strong></td><td>Service or discharge papers</td></tr>
<tr><td>Students with a disability of 40% or more</td><td><strong>25%</strong></td><td>Disability certificate</td></tr>
<tr><td>Women returning to study after a gap of five years or more</td><td><strong>10%</strong></td><td>Self-declaration</td></tr>
<tr><td>Sportspersons who have represented a state</td><td><strong>15%</strong></td><td>Certificate from the federation</td></tr>
<tr><td>Brother or sister of a student</td><td><strong>5%</strong></td><td>Your brother’s or sister’s registration number</td></tr>
</tbody>
</table>
<h2>The hardship fund</h2>
<p>In each batch the university pays the full or half course fee of forty students. These are for degree students whose families couldn’t pay otherwise. You write one page about yourself, give the name of a person who knows you, and talk to two people for half an hour. Marks don’t count. Applications for these scholarships close three weeks before a batch starts.</p>
<h2>Our graduates</h2>
<p>If you have a degree, diploma or certificate from us, you pay ${totalOf('online-mba', graduates.title)} for the <a href="/online-mba">MBA</a> on the plan for our graduates. You don’t have to apply for it. The portal already has your records.</p>
<h2>No-cost EMI</h2>
<p>You can pay for ${withoutInterest} of our programmes and specialisations by no-cost EMI, and combine it with a scholarship. For how it works, with every figure, read <a href="/blog/no-cost-emi-explained">No-cost EMI explained</a>.</p>
<h2>How to apply</h2>
<ol>
<li>Tick <em>Scholarship</em> in the second step of the application and choose the type.</li>
<li>Upload the document named in the table. For declarations there’s a separate form.</li>
<li>You’ll get the result along with your eligibility status, before you pay.</li>
</ol>
<p>There are also many government scholarships. You apply for them on the national and state portals, and we confirm your enrolment within two working days. Write to ${mailLink(info.email)}.</p>`.trim(),
  related: ['online-ba', 'online-mba', 'data-analytics'],
  disclaimer:
    '<p>These percentages apply to the batch you can join now. Once we award a scholarship, we don’t change its percentage.</p>',
});
