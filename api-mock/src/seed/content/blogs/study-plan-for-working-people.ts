import { picture, pictures } from '../pictures.ts';
import { post } from './post.ts';

export const studyPlanForWorkingPeople = post({
  slug: 'study-plan-for-working-people',
  title: 'A study plan for people who work',
  summary:
    'You need fifteen hours a week. Here’s where to find them, how to keep them free, and what to do when a week goes wrong.',
  author: 'Mercy Kujur, student mentor',
  date: '2025-06-02',
  image: picture('post-week'),
  alt_image_name: pictures['post-week'],
  program: 'online-mba-plus',
  content: `
<p>I’ve been a mentor for six years, and I have eighty students at a time. Nearly all of them work. In every batch some students manage well on a very tight schedule, and some give up in October although they have more free time. The difference is rarely talent. It’s almost always the plan, and mostly how the plan handles a bad week.</p>
<h2>First, find the hours</h2>
<p>Don’t make a timetable yet. For one ordinary week, write down every night what you did each hour. Be honest about your phone time. Then take three colours.</p>
<ul>
<li><strong>Red:</strong> fixed. Work, travel, sleep, cooking, children, prayer.</li>
<li><strong>Yellow:</strong> you could move or share it. Shopping, laundry, the second match of the evening.</li>
<li><strong>Green:</strong> nobody would notice if you stopped.</li>
</ul>
<p>Most people find nine or ten green hours and six yellow ones. That’s enough for a master’s degree. If you find fewer than six in total, look at a <a href="/data-analytics">diploma</a> first, or wait until after the harvest, the audit or your baby’s first year. It’s fine to wait.</p>
<h2>Three kinds of hours</h2>
<p>You study differently at six in the morning and at ten at night. Do the right work at the right time.</p>
<table>
<thead><tr><th>Time</th><th>Good for</th><th>Bad for</th></tr></thead>
<tbody>
<tr><td>Early, alone</td><td>Problems, writing, anything new</td><td>Forum and messages</td></tr>
<tr><td>On the bus, in a queue</td><td>Recorded lessons, listening again, flashcards</td><td>Formulas</td></tr>
<tr><td>Late, tired</td><td>Copying notes, sorting, quizzes</td><td>Starting a chapter</td></tr>
<tr><td>Live class</td><td>Asking questions</td><td>Cooking at the same time</td></tr>
</tbody>
</table>
<h2>A week that works</h2>
<p>This is the week of one of my students, a storekeeper with two sons. He takes four subjects.</p>
<ol>
<li><strong>Monday</strong>, half an hour: he goes through the four units and writes one question for each.</li>
<li><strong>Tuesday to Friday</strong>, 5.30 to 6.45: one subject a day, with the hardest on Tuesday.</li>
<li><strong>Lunch breaks:</strong> the recorded lesson for the next morning, at 1.5x speed.</li>
<li><strong>Saturday:</strong> two live classes. In between he cooks. His wife cooks on the other six days.</li>
<li><strong>Sunday:</strong> one live class, then two hours for the assignment. He doesn’t study after four o’clock. That time is for his family, he says, because they put up with the rest.</li>
</ol>
<p>That’s fourteen hours. He hasn’t followed it fully for even one month. He has followed most of it for two years, and that’s enough.</p>
<h2>On your worst day, do one small thing</h2>
<p>When you come home at nine and there’s a power cut, do the smallest thing that still counts. Read one page. Answer one quiz question. Write the heading of your assignment. It takes four minutes and keeps you in the habit. Students who skip a day come back the next day. Students who skip a week come back after a fortnight. After a month, they write to me that they’ve decided to pause.</p>
<h2>When a week goes wrong</h2>
<p>It will: a fever, the year-end accounts, a wedding with nine functions. Then do this, in this order:</p>
<ol>
<li>Don’t try to catch up on everything.</li>
<li>Submit what’s due, even if it’s half done. Half of thirty marks is fifteen.</li>
<li>Start the new units on Monday. Go back to the old ones on two evenings in the next fortnight.</li>
<li>Tell your mentor. I can move more dates than you think, if you tell me before the date.</li>
</ol>
<h2>Your family and your office</h2>
<p>If you study while you work, your whole family is part of it. Tell them what you won’t have time to do for two years, agree who’ll do it, and what you’ll do for them in return. At work, tell one person. You don’t have to announce it, but one colleague should know why you leave at six sharp on Wednesdays. Put up the <a href="/live-lecture">class schedule</a> where everyone can see it. People disturb you less when they can see your timings.</p>
<h2>Why are you doing this?</h2>
<p>In the middle of the third semester, everyone asks this. Write your answer now, in one sentence, on the first page of your notebook. Don’t show it to anyone. You’ll need it in October, and it has to be your own.</p>`.trim(),
});
