import { LMS } from '../site/settings.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

export const placementSupport = auxiliaryPage({
  below: 'online-mba',
  slug: 'placement-support',
  title: 'Placement support for MBA students',
  alt_bg_image_name: 'The MBA lattice with a path leading through it',
  link1: '/online-mba',
  icon1: 'book',
  link1_title: 'The MBA',
  link2: LMS,
  icon2: 'briefcase',
  link2_title: 'Openings',
  content: `
<p>Most of our MBA students already have a job and want a better one. Others come from college and are looking for their first. The placement desk helps both, from the first semester until a year after the last.</p>
<h2>What happens in each semester</h2>
<table>
<thead><tr><th>Semester</th><th>You</th><th>The desk</th></tr></thead>
<tbody>
<tr><td>First</td><td>Write one page on where you want to be in five years</td><td>Reads it and discusses it with you</td></tr>
<tr><td>Second</td><td>Update your CV and your profile</td><td>Gives you comments twice; runs a workshop on using numbers in a CV</td></tr>
<tr><td>Third</td><td>Talk to three people who have the job you want</td><td>Finds them among our alumni</td></tr>
<tr><td>Fourth</td><td>Apply, along with your capstone</td><td>Mock interviews, lists of job openings, advice on offers</td></tr>
</tbody>
</table>
<h2>If you already have a job</h2>
<p>The quickest promotion is often in your own company. We help you turn your capstone into a proposal your employer will like, ask for the right pay for a new role, and look for a move inside the company before you look outside. What you tell us is confidential, and we don’t contact your employer unless you ask us to.</p>
<h2>If you’re looking for your first job</h2>
<p>Twice a year companies present themselves by video, one per evening. Most are mid-sized and outside the biggest cities: lenders, hospitals, logistics, software, retail. You apply through the platform, and interviews are online.</p>
<h2>What we can’t promise</h2>
<p>We can’t promise you an interview, an offer or a salary. If anyone promises one in the university’s name, or takes money for it, tell us.</p>`.trim(),
  related: ['online-mba/marketing', 'online-mba/finance', 'online-mba/human-resource-management', 'online-mba-plus'],
  disclaimer: '<p>Placement support is guidance. You can use it if you’ve passed all your subjects so far.</p>',
});

export const capstoneProject = auxiliaryPage({
  below: 'online-mba',
  slug: 'capstone-project',
  title: 'The capstone project: a guide',
  alt_bg_image_name: 'The last stone being set into an arch',
  content: `
<p>The capstone carries eight credits and takes the whole fourth semester. You study one problem in one organisation until you can make a proposal its owner would sign.</p>
<h2>How to choose a problem</h2>
<ul>
<li><strong>It has an owner.</strong> One person in the organisation loses sleep, time or money over it, and will talk to you every two weeks.</li>
<li><strong>You can measure it.</strong> Days, rupees, returns, complaints: something you can measure before and, on a small scale, after.</li>
<li><strong>It fits into sixteen weeks.</strong> “Why don’t our new customers come back within a month?” fits. “Our strategy” doesn’t.</li>
</ul>
<h2>Week by week</h2>
<ol>
<li>Weeks 1 and 2: you write a two-page proposal and get a supervisor.</li>
<li>Weeks 3 to 6: you observe, measure and ask questions. You submit your raw notes.</li>
<li>Week 7: you discuss what the problem really is.</li>
<li>Weeks 8 to 12: you work out two or three solutions with their costs, and try one if the organisation allows it.</li>
<li>Weeks 13 to 15: you write the report, at most forty pages.</li>
<li>Weeks 16 to 18: you present for twenty minutes to a panel of two teachers and one practitioner.</li>
</ol>
<h2>Your own employer</h2>
<p>You can study your own company, and most students do. You’ll need a letter that lets you use its figures. You can change names and close the report to readers for three years. The person who signs your appraisal can’t be on the panel.</p>
<h2>Don’t have an organisation?</h2>
<p>The placement desk has a list of cooperatives, schools, clinics and small companies that have asked for help. They don’t pay, but they’re grateful.</p>`.trim(),
  related: ['online-mba', 'online-mba-plus'],
});

export const internshipGuide = auxiliaryPage({
  below: 'online-bba',
  slug: 'internship-guide',
  title: 'Internship guide for BBA students',
  alt_bg_image_name: 'The BBA lattice with six squares marked',
  link1: '/online-bba',
  icon1: 'book',
  link1_title: 'The BBA',
  content: `
<p>In six weeks at a company you learn what no lesson can teach: how long a decision takes, what an angry customer sounds like, and how tired you are at 5 pm. This guide helps you find an internship and get the most out of it.</p>
<h2>Ten weeks ahead: make a list</h2>
<p>Walk down the nearest main road and write down twenty companies. Cross out the ones you wouldn’t want to work for. Next to each of the others, write one thing it could do better. Now you know who to write to.</p>
<h2>Eight weeks ahead: write to them</h2>
<blockquote><p>I am in the fourth semester of a BBA and am looking for a six-week internship. I noticed that your staff write down every counter order twice. I would like to find out how much time this takes and suggest a solution. May I come by on Thursday?</p></blockquote>
<p>People read short letters. Go on the day you named.</p>
<h2>During the six weeks</h2>
<ul>
<li>Come ten minutes early and write five lines every evening.</li>
<li>In the first week, only observe and ask. Share your ideas from the second week.</li>
<li>Agree on one task that you can finish, and finish it.</li>
<li>Never take home a figure, a list or a photo without asking.</li>
</ul>
<h2>Your report</h2>
<table>
<thead><tr><th>Part</th><th>Pages</th><th>Share of marks</th></tr></thead>
<tbody>
<tr><td>The company: what it sells, to whom, and how it earns</td><td>4</td><td>25%</td></tr>
<tr><td>Your task, and the result</td><td>6</td><td>40%</td></tr>
<tr><td>What you’d do if it were your company</td><td>3</td><td>20%</td></tr>
<tr><td>Extracts from your diary</td><td>2</td><td>15%</td></tr>
</tbody>
</table>
<p>Your supervisor reads a draft after the fourth week and visits you once by video call.</p>`.trim(),
  related: ['online-bcom', 'online-mba', 'data-analytics'],
});
