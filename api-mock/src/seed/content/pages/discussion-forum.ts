import { mailLink, SUPPORT_EMAIL } from '../site/university-info.ts';
import { LMS } from '../site/settings.ts';
import { page } from './page.ts';

export const discussionForum = page({
  slug: 'discussion-forum',
  title: 'Discussion forum',
  short_title: 'Discussion Forum',
  summary: 'Where questions between two classes are asked and answered, how fast, and by which few rules.',
  content: `
<p>On a campus, half of what one learns is said on the stairs. The discussion forum is our staircase. It is open to everyone on the rolls, all day and all night, and is kept for the length of your programme, so that a question asked in the first semester can still be found in the last.</p>
<h2>Where it is</h2>
<p>The forum is part of the <a href="${LMS}">learning platform</a>. Sign in with your registration number and choose <em>Discuss</em>. On a phone you may add it to the home screen and be told of answers to your own questions, and of nothing else unless you wish.</p>
<h2>How it is arranged</h2>
<table>
<thead><tr><th>Room</th><th>Who is in it</th><th>For</th></tr></thead>
<tbody>
<tr><td>One for each unit of a subject</td><td>Your class and its teacher</td><td>Questions on the lesson, the reading, the problems</td></tr>
<tr><td>One for each programme</td><td>All batches of it</td><td>Electives, projects, books to sell, advice from those ahead of you</td></tr>
<tr><td>Neighbours</td><td>Learners of one district or city</td><td>Study circles, lifts, tea</td></tr>
<tr><td>Careers</td><td>Everyone, with counsellors and graduates</td><td>Openings, interviews, portfolios</td></tr>
<tr><td>The office</td><td>Everyone, with staff</td><td>Dates, fees, rules, trouble with the platform</td></tr>
</tbody>
</table>
<h2>When you will have an answer</h2>
<p>Teachers answer in the rooms of their subjects within two working days, and every evening in the three weeks before an examination. The office answers within one. Often another learner is faster: about two questions in three are settled before a teacher arrives, who then confirms the answer or corrects it. A confirmed answer carries a green tick, so that you know what to rely on.</p>
<h2>A question that gets a good answer</h2>
<ol>
<li><strong>A title that says it.</strong> “Why is the tax computed before the discount in example 3?” finds readers. “Doubt” does not.</li>
<li><strong>What you tried.</strong> Two lines are enough, and often you find the answer while you write them.</li>
<li><strong>Where you are stuck.</strong> The page, the minute of the recording, the line of the code. Photographs of handwriting are welcome.</li>
<li><strong>One thing at a time.</strong> Two questions in one usually receive half an answer.</li>
</ol>
<p>Formulas, code and tables can be typed as such. Questions may be asked in English or in Hindi.</p>
<h2>Rules</h2>
<ul>
<li>Speak about the matter and not about the person. Sarcasm travels badly in writing.</li>
<li>Do not post answers to an assignment before it is closed. Hints are fine; the art of a good hint is worth learning.</li>
<li>Name your sources, as you would in an essay.</li>
<li>No advertising, no party politics, no forwarding of messages.</li>
<li>What somebody tells about herself or himself stays in the room.</li>
<li>If you would rather not ask under your name, you may choose to appear as <em>a learner</em>. The teacher of the subject cannot see who you are either; moderators can, if a rule has been broken.</li>
</ul>
<h2>Who keeps order</h2>
<p>Moderators are learners of later semesters, chosen by the representatives and trained for a day. They move what is in the wrong room, close what has become repetitive, and remove what hurts, always with a reason that the writer can read. Whoever disagrees may ask the forum council, two learners and one teacher, to look at it. Insults and threats lead to a month’s silence the first time. Harassment is not dealt with by moderators but by the university’s committee, the same day.</p>
<h2>Does it count?</h2>
<p>In some subjects a part of the thirty marks for work in the semester is given for contributions: a well-put question, a summary of a class for those who missed it, a patient explanation. The plan of the subject says so on the first day. Nobody is marked by the number of posts.</p>
<h2>Not yet a learner?</h2>
<p>Guests cannot read the forum, since people speak there as they would among friends. What you can do is sit in on a class, or ask a counsellor to put you in touch with a learner of the programme you think about; a few dozen have volunteered for it. For anything else the <a href="/contact">contact page</a> lists the right address. Learners who cannot sign in write to ${mailLink(SUPPORT_EMAIL)}.</p>`.trim(),
  sections: ['content', 'testimonials', 'get_in_touch'],
});
