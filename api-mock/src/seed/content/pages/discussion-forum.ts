import { mailLink, SUPPORT_EMAIL } from '../site/university-info.ts';
import { LMS } from '../site/settings.ts';
import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

export const discussionForum = page({
  slug: 'discussion-forum',
  title: 'Discussion forum',
  short_title: 'Discussion Forum',
  summary: 'Where you can ask questions between classes, how soon you get an answer, and the rules.',
  bg_image: picture('window-orders'),
  alt_bg_image_name: pictures['window-orders'],
  content: `
<p>On campus, students learn a lot from each other between classes. Online, you do that on the discussion forum. It’s open to all enrolled students 24 hours a day, and we keep it for your whole programme, so you can still find a question from the first semester in the last.</p>
<h2>Where to find it</h2>
<p>The forum is part of the <a href="${LMS}">learning platform</a>. Sign in with your registration number and choose <em>Discuss</em>. You can add it to your phone’s home screen. You get notifications only for answers to your own questions, unless you turn on more.</p>
<h2>Rooms on the forum</h2>
<table>
<thead><tr><th>Room</th><th>Who’s in it</th><th>For</th></tr></thead>
<tbody>
<tr><td>One for each unit of a subject</td><td>Your class and its teacher</td><td>Questions on the lesson, the reading, the problems</td></tr>
<tr><td>One for each programme</td><td>All batches of the programme</td><td>Electives, projects, used books, advice from seniors</td></tr>
<tr><td>Neighbours</td><td>Students from one district or city</td><td>Study groups, lifts, chai</td></tr>
<tr><td>Careers</td><td>Everyone, with counsellors and alumni</td><td>Job openings, interviews, portfolios</td></tr>
<tr><td>The office</td><td>Everyone, with staff</td><td>Dates, fees, rules, problems with the platform</td></tr>
</tbody>
</table>
<h2>How soon you get an answer</h2>
<p>Teachers answer in their subject rooms within two working days, and every evening in the three weeks before an exam. The office answers within one. Often another student is faster: students settle about two questions in three before a teacher sees them, and the teacher then confirms or corrects the answer. A confirmed answer has a green tick, so you know you can rely on it.</p>
<h2>How to ask a good question</h2>
<ol>
<li><strong>Write a clear title.</strong> “Why is the tax computed before the discount in example 3?” gets answers. “Doubt” doesn’t.</li>
<li><strong>Say what you tried.</strong> Two lines are enough, and you’ll often find the answer while writing them.</li>
<li><strong>Say where you’re stuck.</strong> Give the page, the minute of the recording or the line of code. Photos of handwriting are fine.</li>
<li><strong>Ask one thing at a time.</strong> If you ask two questions in one, you usually get half an answer.</li>
</ol>
<p>You can type formulas, code and tables. You can ask in English or in Hindi.</p>
<h2>Rules</h2>
<ul>
<li>Talk about the topic, not the person. Sarcasm is easy to misread.</li>
<li>Don’t post answers to an assignment before it closes. Hints are fine.</li>
<li>Name your sources, as you would in an essay.</li>
<li>No advertising, no party politics, no forwarded messages.</li>
<li>What people share about themselves stays in the room.</li>
<li>If you don’t want to use your name, you can post as <em>a student</em>. Your teacher can’t see who you are either. Moderators can, if you’ve broken a rule.</li>
</ul>
<h2>Moderators</h2>
<p>Moderators are senior students. The class representatives choose them and they get a day’s training. They move posts that are in the wrong room, close repetitive threads, and remove hurtful posts, always with a reason that the writer can read. If you disagree, you can ask the forum council, two students and one teacher, to look at it. After insults or threats you can’t post for a month, and after the second time not at all. Moderators don’t handle harassment: the university’s committee does, the same day.</p>
<h2>Do posts count for marks?</h2>
<p>In some subjects, part of the thirty marks for work during the semester is for forum contributions: a good question, a class summary for those who missed it, a patient explanation. The subject plan tells you on the first day. The number of your posts doesn’t count.</p>
<h2>Not a student yet?</h2>
<p>Guests can’t read the forum, because students speak freely there. But you can ask a counsellor to put you in touch with a student of the programme you like. A few dozen have volunteered. For anything else, find the right address on the <a href="/contact">contact page</a>. If you’re a student and can’t sign in, write to ${mailLink(SUPPORT_EMAIL)}.</p>`.trim(),
  sections: ['content', 'testimonials', 'get_in_touch'],
});
