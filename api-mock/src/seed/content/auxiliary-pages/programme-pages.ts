import { LMS } from '../site/settings.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

export const placementSupport = auxiliaryPage({
  below: 'online-mba',
  slug: 'placement-support',
  title: 'Placement support for MBA learners',
  alt_bg_image_name: 'The lattice of the MBA with a path leading through it',
  link1: '/online-mba',
  icon1: 'book',
  link1_title: 'The MBA',
  link2: LMS,
  icon2: 'briefcase',
  link2_title: 'Openings',
  content: `
<p>Most who join the MBA already have work, and want better work. Others come from college and look for their first. The placement desk serves both, in different ways, from the first semester to a year after the last.</p>
<h2>In which semester what happens</h2>
<table>
<thead><tr><th>Semester</th><th>You</th><th>The desk</th></tr></thead>
<tbody>
<tr><td>First</td><td>Write down where you want to be in five years, on one page</td><td>Reads it and talks it through with you</td></tr>
<tr><td>Second</td><td>Rework your CV and your profile</td><td>Comments twice; a workshop on figures in a CV</td></tr>
<tr><td>Third</td><td>Speak to three people who do what you would like to do</td><td>Finds them among graduates</td></tr>
<tr><td>Fourth</td><td>Apply, alongside the capstone</td><td>Mock interviews, letters of openings, advice on offers</td></tr>
</tbody>
</table>
<h2>If you have a job already</h2>
<p>The quickest promotion is often next door. We help you to turn the capstone into a proposal that your employer wants to hear, to ask for the pay that belongs to a new task, and to move within the firm before you move out of it. Conversations are confidential; we do not write to employers without being asked.</p>
<h2>If you seek a first job</h2>
<p>Twice a year firms present themselves by video, for an evening each. They are mostly middle-sized and mostly outside the largest cities: lenders, hospitals, logistics, software, retail. Learners apply to them through the platform, and interviews are held online.</p>
<h2>What we cannot do</h2>
<p>We cannot promise an interview, an offer or a sum. If somebody promises one in the name of the university, or takes money for it, tell us.</p>`.trim(),
  related: ['online-mba/marketing', 'online-mba/finance', 'online-mba/human-resource-management', 'online-mba-plus'],
  disclaimer: '<p>Placement support is guidance. It is open to learners who have passed all subjects due so far.</p>',
});

export const capstoneProject = auxiliaryPage({
  below: 'online-mba',
  slug: 'capstone-project',
  title: 'The capstone project: a guide',
  alt_bg_image_name: 'The last stone being set into an arch',
  content: `
<p>The capstone is worth eight credits and takes the whole of the fourth semester. It is one problem of one organisation, studied until a proposal can be made that its owner would sign.</p>
<h2>Choosing a problem</h2>
<ul>
<li><strong>It has an owner.</strong> One person in the organisation loses sleep, time or money by it, and will talk with you every other week.</li>
<li><strong>It can be counted.</strong> Days, rupees, returns, complaints: something you can measure before and, on a small scale, after.</li>
<li><strong>It fits into sixteen weeks.</strong> “Why do our new customers not come back within a month?” fits. “Our strategy” does not.</li>
</ul>
<h2>The calendar</h2>
<ol>
<li>Weeks 1 and 2: a proposal of two pages; a supervisor is assigned.</li>
<li>Weeks 3 to 6: looking, counting, asking. You hand in the raw notes.</li>
<li>Week 7: a conversation on what the problem has turned out to be.</li>
<li>Weeks 8 to 12: two or three remedies, with their costs, and a trial of one if the organisation allows it.</li>
<li>Weeks 13 to 15: the report, at most forty pages.</li>
<li>Weeks 16 to 18: twenty minutes before a panel of two teachers and one practitioner.</li>
</ol>
<h2>Your own employer</h2>
<p>You may study your own firm, and most do. A letter allows you to use its figures; names can be changed and the report closed to readers for three years. The person who signs your appraisal may not sit on the panel.</p>
<h2>No organisation at hand?</h2>
<p>The placement desk keeps a list of cooperatives, schools, clinics and small firms that have asked for help. They do not pay, and they are grateful.</p>`.trim(),
  related: ['online-mba', 'online-mba-plus'],
});

export const internshipGuide = auxiliaryPage({
  below: 'online-bba',
  slug: 'internship-guide',
  title: 'Internship guide for BBA learners',
  alt_bg_image_name: 'The lattice of the BBA with six squares marked',
  link1: '/online-bba',
  icon1: 'book',
  link1_title: 'The BBA',
  content: `
<p>Six weeks in a firm teach things that no lesson can: how long a decision takes, what a customer sounds like when angry, and how tired one is at five. This guide helps you to find the six weeks and to make something of them.</p>
<h2>Ten weeks ahead: make a list</h2>
<p>Walk down the main road nearest to you and write down twenty firms. Cross out those you would not like to be seen in. Beside each of the others write one thing that it could do better. You now have twenty letters.</p>
<h2>Eight weeks ahead: write</h2>
<blockquote><p>I am in the fourth semester of a BBA and need to work in a firm for six weeks. I noticed that orders at your counter are written twice. I should like to find out how much time this takes, and suggest something. May I come by on Thursday?</p></blockquote>
<p>Short letters are read. Go on the day you named.</p>
<h2>In the six weeks</h2>
<ul>
<li>Be there ten minutes early and write five lines every evening.</li>
<li>For the first week only look and ask. The second is early enough for ideas.</li>
<li>Agree on one task that can be finished, and finish it.</li>
<li>Never take home a figure, a list or a photograph without asking.</li>
</ul>
<h2>The report</h2>
<table>
<thead><tr><th>Part</th><th>Pages</th><th>Share of the mark</th></tr></thead>
<tbody>
<tr><td>The firm: what it sells, to whom, and how it earns</td><td>4</td><td>25%</td></tr>
<tr><td>Your task, and what came of it</td><td>6</td><td>40%</td></tr>
<tr><td>What you would do if it were yours</td><td>3</td><td>20%</td></tr>
<tr><td>Extracts of the diary</td><td>2</td><td>15%</td></tr>
</tbody>
</table>
<p>A supervisor reads a draft after the fourth week and visits you by video call once.</p>`.trim(),
  related: ['online-bcom', 'online-mba', 'data-analytics'],
});
