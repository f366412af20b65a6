import { seedPrograms } from '../programs/index.ts';
import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

const degrees = seedPrograms.filter(({ parent, label }) => !parent && label?.endsWith('degree')).length;
const shorter = seedPrograms.filter(({ parent, label }) => !parent && !label?.endsWith('degree')).length;

export const about = page({
  slug: 'about',
  title: 'About Meridian University Online',
  short_title: 'About',
  summary: 'Who we are, how we teach and what we don’t promise, for students and the people who advise them.',
  bg_image: picture('window-teacher'),
  alt_bg_image_name: pictures['window-teacher'],
  content: `
<p>A meridian is a line on the map that joins places with the same noon. We chose the name because our students join the same class at the same time, from a hostel, a shop or a house with four children, and get the same degree.</p>
<h2>Our history</h2>
<p>Meridian University started with its campus at Suryapur and, for many years, also taught by correspondence. Those students were often the most determined, but they got the least from us: a parcel of books, a long wait, an exam. When video classes on the phone became possible, we closed the parcel room and asked what those students had missed. Nearly all gave the same answer: a person to ask.</p>
<p>Today we offer ${degrees} online degrees and ${shorter} shorter programmes. The departments that teach on campus plan them, the same boards examine them, and the same registrar signs the certificates.</p>
<h2>How we teach</h2>
<p>Every programme has the same four parts. How much you get of each depends on the subject.</p>
<table>
<thead><tr><th>Part</th><th>What it’s for</th><th>When</th></tr></thead>
<tbody>
<tr><td>Recorded lesson</td><td>Explains the topic in half an hour, and you can watch it as often as you like</td><td>Any time</td></tr>
<tr><td>Live class</td><td>Questions, problems and discussion with your teacher and classmates</td><td>Evenings or weekends</td></tr>
<tr><td>Your own work</td><td>Assignments, code, field notes, accounts: this is how you learn most</td><td>Through the week</td></tr>
<tr><td>Help</td><td>The forum, a mentor, a clinic for writing or maths</td><td>When you’re stuck</td></tr>
</tbody>
</table>
<p>To see what a week looks like, read about <a href="/course-conduction">course conduction</a>. To see how we test what you’ve learnt, read about <a href="/assessments">assessments</a>.</p>
<h2>What you can expect from us</h2>
<ul>
<li><strong>Clear fees.</strong> You see the full fee, with everything in it, on the programme page before we ask for your number.</li>
<li><strong>Honest advice.</strong> We don’t pay counsellors per admission. If a programme is wrong for you, or another university suits you better, they’ll tell you.</li>
<li><strong>No job guarantee.</strong> We help you prepare for a job and look for one. Nobody can honestly guarantee more.</li>
<li><strong>Flexibility.</strong> You may fall ill, get transferred, get married or be needed for the harvest. You can pause a semester, and you keep every subject you’ve passed.</li>
<li><strong>Your data is yours.</strong> We collect little, tell you why, and delete it when you ask. The <a href="/privacy-policy">privacy policy</a> is short and easy to read.</li>
</ul>
<h2>Who studies here</h2>
<p>All kinds of people. One seminar in the last batch had a sub-inspector, two school teachers, a mother back to study after fourteen years, a young man who repairs pumps, and a chess coach. About half of our students work while they study, and one in six lives in a village without a college bus. The same rules apply to all of them, and you can read them in the <a href="/admission-policy">admission policy</a>.</p>
<h2>Who runs the university</h2>
<p>The Academic Council approves every syllabus and reviews it after each batch. The Board of Examinations sets papers, appoints examiners and publishes results. The Centre for Online Learning, which runs this site, looks after classes, technology and support. Students elect one representative for each programme and year, who votes in the council’s committee on teaching.</p>
<h2>See for yourself</h2>
<p>Look at the <a href="/live-lecture">class schedule</a>, or call or write to us: you’ll find the numbers and addresses on the <a href="/contact">contact page</a>.</p>`.trim(),
  sections: ['head_counts', 'vc_message', 'alumni', 'content', 'accreditations', 'testimonials', 'get_in_touch'],
});
