import { auxiliaryPage } from './auxiliary-page.ts';

export const technicalRequirements = auxiliaryPage({
  slug: 'technical-requirements',
  title: 'Technical requirements',
  alt_bg_image_name: 'A laptop drawn in one line over a fine grid',
  link1: '/auxiliary/student-support',
  icon1: 'phone',
  link1_title: 'Help desk',
  link2: '/assessments',
  icon2: 'shield',
  link2_title: 'Examination rules',
  content: `
<p>For most of your studies the phone in your pocket will do. A computer is needed for examinations, and earlier for programmes in which you write code or keep accounts.</p>
<h2>What you need for what</h2>
<table>
<thead><tr><th>For</th><th>Device</th><th>Connection</th></tr></thead>
<tbody>
<tr><td>Lessons, readings, forum</td><td>Any phone or tablet with a current browser</td><td>Mobile data; lessons can be kept for later</td></tr>
<tr><td>Live classes</td><td>The same, with earphones</td><td>512 kbps, or 128 kbps for sound alone</td></tr>
<tr><td>Laboratories, accounts, statistics</td><td>Laptop or desktop with 4 GB of memory</td><td>1 Mbps</td></tr>
<tr><td>Examinations</td><td>Laptop or desktop with a camera and a microphone</td><td>1 Mbps for three hours</td></tr>
</tbody>
</table>
<p>Windows 10, macOS 12, Ubuntu 22.04 or anything newer is suitable. Chromebooks serve for all but the design tools of Mass Communication. Tablets and phones are not admitted to examinations.</p>
<h2>How much data it takes</h2>
<ul>
<li>A recorded lesson of half an hour: about 60 MB at low resolution, 180 MB at a high one</li>
<li>A live class of ninety minutes: about 350 MB with pictures, 45 MB with sound alone</li>
<li>An examination: about 400 MB, since the camera is on</li>
</ul>
<p>Most learners manage on a plan with 1.5 GB a day and keep lessons at home or at a library with wireless access.</p>
<h2>Test it now</h2>
<ol>
<li>Open any film on the web at 480p. If it plays for five minutes without a pause, live classes will work.</li>
<li>Record yourself for ten seconds with the voice recorder. If you understand yourself, so will your class.</li>
<li>Sit where you mean to write the examination, at the same hour, and look whether your face is lit from the front.</li>
</ol>
<h2>If you have no computer</h2>
<p>Ask a neighbour, a school or a common service centre for three hours, a room and a door that closes; the proctor needs to see that you are alone. In twenty-two cities the university rents rooms with computers during the weeks of examinations, at no charge, for those who book a month ahead. A learner who cannot arrange any of this tells the mentor. So far we have always found a way.</p>
<h2>Power cuts</h2>
<p>Charge everything the night before. A phone that shares its connection keeps a laptop in class when the router goes dark. What happens when power fails during a paper is laid down on the page about <a href="/assessments">assessments</a>: nobody loses a year to a transformer.</p>`.trim(),
  related: ['online-mca', 'full-stack-development', 'cloud-computing'],
});
