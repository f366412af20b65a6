import { seedPrograms } from '../programs/index.ts';
import { page } from './page.ts';

const degrees = seedPrograms.filter(({ parent, label }) => !parent && label?.endsWith('degree')).length;
const shorter = seedPrograms.filter(({ parent, label }) => !parent && !label?.endsWith('degree')).length;

export const about = page({
  slug: 'about',
  title: 'About Meridian University Online',
  short_title: 'About',
  summary:
    'Who we are, how we teach, and what we will not do: a short account of the university, for learners and for the people who advise them.',
  content: `
<p>A meridian is a line that joins all the places where it is noon at the same moment. We took the name because it says what an online university ought to do. Wherever you sit on that line, in a hostel, a shop or a house with four children, it is the same hour, the same class and the same degree.</p>
<h2>How we came about</h2>
<p>Meridian University began teaching on its campus at Suryapur and, for many years, by post. The postal learners were often the most determined, and we served them worst: a parcel of books, a long silence, an examination. When it became possible to meet them face to face over a telephone, we closed the parcel room and started again from the question of what they had been missing. The answer was nearly always the same: somebody to ask.</p>
<p>Today the online part of the university offers ${degrees} degrees and ${shorter} shorter programmes. They are planned by the departments that teach on the campus, examined by the same boards and signed by the same registrar.</p>
<h2>How we teach</h2>
<p>Every programme is built from the same four pieces, in proportions that suit its subject.</p>
<table>
<thead><tr><th>Piece</th><th>What it is for</th><th>When</th></tr></thead>
<tbody>
<tr><td>Recorded lesson</td><td>The explanation, in half an hour, as often as you need it</td><td>Whenever you like</td></tr>
<tr><td>Live class</td><td>Questions, problems and argument with a teacher and with each other</td><td>Evenings or weekends</td></tr>
<tr><td>Own work</td><td>Assignments, code, field notes, accounts: the part where learning happens</td><td>Through the week</td></tr>
<tr><td>Talk</td><td>The forum, a mentor, a clinic for writing or mathematics</td><td>When you are stuck</td></tr>
</tbody>
</table>
<p>You can read how a week is put together on the page about <a href="/course-conduction">course conduction</a>, and how we find out what you have learnt on the page about <a href="/assessments">assessments</a>.</p>
<h2>What we hold to</h2>
<ul>
<li><strong>Plain figures.</strong> A fee is shown with everything that belongs to it, on the page of the programme, before we ask for your number.</li>
<li><strong>Plain advice.</strong> Counsellors are not paid by the admission. If a programme is wrong for you, or another university is nearer to what you want, they will say so.</li>
<li><strong>No promise of a post.</strong> We help you to look for work and to become good at it. Nobody can honestly guarantee more.</li>
<li><strong>Room for ordinary life.</strong> Illness, harvest, a transfer and a wedding all happen. A semester can be paused, and what has been passed stays passed.</li>
<li><strong>Your data is yours.</strong> We collect little, say why, and delete it when asked. The <a href="/privacy-policy">privacy policy</a> is short enough to be read.</li>
</ul>
<h2>Who studies here</h2>
<p>There is no typical learner. In one seminar of the last batch sat a sub-inspector, two school teachers, a mother returning to study after fourteen years, a young man who repairs pumps, and a chess coach. About half of all learners work while they study; one in six lives in a village without a college bus. They are admitted by the same rules, which are set out in the <a href="/admission-policy">admission policy</a>.</p>
<h2>Who decides what</h2>
<p>The Academic Council approves every syllabus and reviews it after each batch has passed through. The Board of Examinations sets papers, appoints examiners and publishes results. The Centre for Online Learning, which runs this site, looks after classes, technology and support. Learners elect one representative for each programme and year, who has a vote in the council’s committee on teaching.</p>
<h2>Come and see</h2>
<p>You need not take our word for any of this. Look at the <a href="/live-lecture">class schedule</a>, write to us by one of the ways on the <a href="/contact">contact page</a>, or ask a counsellor to let you sit in on a class as a guest. The door is open on two Sundays of every month.</p>`.trim(),
  sections: [
    'content',
    'university',
    'head_counts',
    'accreditations',
    'vc_message',
    'alumni',
    'testimonials',
    'get_in_touch',
  ],
});
