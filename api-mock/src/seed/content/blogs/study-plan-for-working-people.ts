import { picture } from '../pictures.ts';
import { post } from './post.ts';

export const studyPlanForWorkingPeople = post({
  slug: 'study-plan-for-working-people',
  title: 'A study plan for people who work',
  summary:
    'Fifteen hours a week do not exist until you have found them. Where to look, how to guard them, and what to do in the week when all of it collapses.',
  author: 'Mercy Kujur, student mentor',
  date: '2025-06-02',
  image: picture('post-week'),
  alt_image_name: 'A week drawn as seven columns of tiles, some of them filled',
  program: 'online-mba-plus',
  content: `
<p>I have been a mentor for six years and have eighty learners at a time. Nearly all of them work. In every batch there are some who sail through on a schedule that would frighten a monk, and some who give up in October with more free time than their neighbours. The difference is seldom talent. It is almost always the plan, and above all what the plan does with a bad week.</p>
<h2>First, find the hours</h2>
<p>Do not make a timetable yet. For one ordinary week write down, each night, what you did from hour to hour. Be honest about the telephone. Then take three colours.</p>
<ul>
<li><strong>Red:</strong> fixed. Work, travel, sleep, cooking, children, prayer.</li>
<li><strong>Yellow:</strong> could be moved or shared. Shopping, laundry, the second match of the evening.</li>
<li><strong>Green:</strong> nobody would notice.</li>
</ul>
<p>Most people find nine or ten green hours and six yellow ones. That is a master’s degree. If you find fewer than six in both, look at a <a href="/data-analytics">diploma</a> first, or wait for the season after the harvest, the audit or the baby’s first year. Waiting is a plan too.</p>
<h2>Three kinds of hours</h2>
<p>An hour at six in the morning is not the hour at ten at night. Put the work where it fits.</p>
<table>
<thead><tr><th>Hour</th><th>Good for</th><th>Bad for</th></tr></thead>
<tbody>
<tr><td>Early, alone</td><td>Problems, writing, anything new</td><td>Forum and messages</td></tr>
<tr><td>On the bus, in a queue</td><td>Recorded lessons, second listening, cards</td><td>Formulas</td></tr>
<tr><td>Late, tired</td><td>Copying out, sorting, quizzes</td><td>Beginning a chapter</td></tr>
<tr><td>Live class</td><td>Asking</td><td>Cooking at the same time</td></tr>
</tbody>
</table>
<h2>A week that has worked for others</h2>
<p>This one belongs to a learner of mine, a store-keeper with two sons. He takes four subjects.</p>
<ol>
<li><strong>Monday</strong>, half an hour: looks through the four units and writes one question for each.</li>
<li><strong>Tuesday to Friday</strong>, 5.30 to 6.45: one subject a day, the hardest on Tuesday.</li>
<li><strong>Lunch breaks:</strong> the recorded lesson of the next morning, at one and a half times the speed.</li>
<li><strong>Saturday:</strong> two live classes; in between he cooks, which his wife does on the other six days.</li>
<li><strong>Sunday:</strong> one live class, then two hours for the assignment. After four o’clock no books. That hour is sacred, he says, because it is why everyone at home puts up with the rest.</li>
</ol>
<p>It comes to fourteen hours. He has not kept it in full for a single month. He has kept it in part for two years, and that is enough.</p>
<h2>The rule of the smallest step</h2>
<p>On the worst day, when you come home at nine and the current is off, do the smallest thing that still counts. Read one page. Answer one question of a quiz. Write the heading of the assignment. It takes four minutes and keeps the thread from breaking. People who skip a day come back the next; people who skip a week come back after a fortnight; after a month they write to me that they have decided to pause.</p>
<h2>When a week collapses</h2>
<p>It will. A fever, a closing of accounts, a wedding with nine functions. Then do this, in this order:</p>
<ol>
<li>Do not try to make up for it all. The lost week is lost.</li>
<li>Hand in what is due, even if it is half done. Half of thirty marks is fifteen.</li>
<li>Begin the new week on Monday with the new units. Go back to the old ones on two evenings of the following fortnight.</li>
<li>Tell your mentor. I can move more than you think, provided I know before the date and not after it.</li>
</ol>
<h2>Those around you</h2>
<p>A degree beside a job is a project of the household. Say at home what you will not be doing for two years, who will do it instead, and what they receive for it. At work, tell one person. You need not announce it, but somebody should know why you leave at six sharp on Wednesdays. Hang the <a href="/live-lecture">class schedule</a> where everyone sees it; people are kinder to an hour that is written down.</p>
<h2>What it is for</h2>
<p>In the middle of the third semester everyone asks this. Write the answer now, in one sentence, on the first page of your notebook, and do not show it to anybody. In October you will need it, and it has to be your own.</p>`.trim(),
});
