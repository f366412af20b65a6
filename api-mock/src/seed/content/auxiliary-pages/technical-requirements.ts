import { picture, pictures } from '../pictures.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

export const technicalRequirements = auxiliaryPage({
  slug: 'technical-requirements',
  title: 'Technical requirements',
  bg_image: picture('window-wheels'),
  alt_bg_image_name: pictures['window-wheels'],
  link1: '/auxiliary/student-support',
  icon1: 'phone',
  link1_title: 'Help desk',
  link2: '/assessments',
  icon2: 'shield',
  link2_title: 'Exam rules',
  content: `
<p>You can do most of your studies on your phone. You need a computer for exams, and earlier if your programme has coding or accounts.</p>
<h2>What you need</h2>
<table>
<thead><tr><th>For</th><th>Device</th><th>Connection</th></tr></thead>
<tbody>
<tr><td>Lessons, readings, forum</td><td>Any phone or tablet with an up-to-date browser</td><td>Mobile data; you can save lessons for later</td></tr>
<tr><td>Live classes</td><td>The same, with earphones</td><td>512 kbps, or 128 kbps for audio only</td></tr>
<tr><td>Labs, accounts, statistics</td><td>Laptop or desktop with 4 GB of memory</td><td>1 Mbps</td></tr>
<tr><td>Exams</td><td>Laptop or desktop with a camera and a microphone</td><td>1 Mbps for three hours</td></tr>
</tbody>
</table>
<p>You can use Windows 10, macOS 12, Ubuntu 22.04 or anything newer. Chromebooks work for everything except the design tools of Mass Communication. You can’t take exams on a tablet or phone.</p>
<h2>How much data you’ll use</h2>
<ul>
<li>A half-hour recorded lesson: about 60 MB in low quality, 180 MB in high quality</li>
<li>An hour of live class: about 230 MB with video, 30 MB with audio only</li>
<li>An exam: about 400 MB, because your camera is on</li>
</ul>
<p>Most students manage with a 1.5 GB a day plan and save lessons at home or at a library with Wi-Fi.</p>
<h2>Test it now</h2>
<ol>
<li>Play any video on the web at 480p. If it plays for five minutes without stopping, live classes will work.</li>
<li>Record yourself for ten seconds with your voice recorder. If you sound clear, your class will hear you too.</li>
<li>Sit where you plan to take the exam, at the same time of day, and check that your face is lit from the front.</li>
</ol>
<h2>If you don’t have a computer</h2>
<p>Ask a neighbour, a school or a common service centre for a computer and a private room for three hours. The proctor needs to see that you’re alone. In exam weeks the university rents rooms with computers in twenty-two cities. They’re free for students who book a month ahead. If you can’t arrange any of this, tell your mentor. So far we’ve always found a way.</p>
<h2>Power cuts</h2>
<p>Charge all your devices the night before. If your Wi-Fi goes off, use your phone’s hotspot to keep your laptop in class. If the power fails during an exam, you won’t lose a year: see what happens on the page about <a href="/assessments">assessments</a>.</p>`.trim(),
  related: ['online-mca', 'full-stack-development', 'cloud-computing'],
});
