import { picture, pictures } from '../pictures.ts';
import { post } from './post.ts';

export const choosingASpecialisation = post({
  slug: 'choosing-a-specialisation',
  title: 'How to choose a specialisation without guessing',
  summary:
    'Most people choose what sounds good, or what a cousin chose. Try these five small tests instead. They take one weekend.',
  author: 'Rukmini Iyengar, counsellor',
  date: '2025-02-10',
  image: picture('post-paths'),
  alt_image_name: pictures['post-paths'],
  program: 'online-mba',
  content: `
<p>A specialisation looks like a small decision. It’s about a third of your degree, and you can often change it in the first weeks. But when students call us, this is what they ask about most. I think they’re right. You’ll talk about that third in your interviews, and you’ll spend your evenings with the people who chose it too.</p>
<p>Don’t ask which one is best. Best for whom? Do these five things instead, over one weekend, with a pencil.</p>
<h2>1. Read the most boring page</h2>
<p>Every field has an exciting page, and it’s always the first page of the brochure. Find the boring one. For <a href="/online-mba/finance">Finance</a> it might be a page of notes to a balance sheet; for <a href="/online-mba/human-resource-management">Human Resource Management</a> the leave rules of a factory; for <a href="/online-mba/marketing">Marketing</a> a table of four hundred people’s answers to nineteen questions; for <a href="/online-mba/business-analytics">Business Analytics</a> a column with the same city spelt in eleven ways.</p>
<p>Spend twenty minutes on each. One of them will make you curious. You’ll want to know why the depreciation jumped, or who typed the eleventh spelling. Choose that field. Every job has boring days, and if you like the boring pages, you’ll love the rest.</p>
<h2>2. Count the subjects you would take anyway</h2>
<p>Open the programme page, go to the structure, and cross out every subject that all students take. What’s left is the specialisation. Put a plus next to each subject you’d attend even without an exam, and a minus next to each one you’d have to force yourself to study. Leave the rest. Then count. Two pluses and no minus are better than three pluses and three minuses.</p>
<h2>3. Ask a person about last Tuesday</h2>
<p>Find one person who does the job. Don’t pick a teacher or a recruiter. Ask what they did last Tuesday, from nine to six. You’ll hear about calls, lists, waiting, one hour of real thinking and a form they had to fill in twice. Would you have liked that Tuesday? If you don’t know anyone in the field, post in the careers room of our forum or ask a counsellor. We have a list of graduates who are happy to take your call.</p>
<h2>4. Look for what the field needs</h2>
<p>People say: I’m good with numbers, so I’ll take finance. Or: I like talking, so I’ll take human resources. Think about who is missing there. Finance teams have many people who calculate well, and few who can explain a figure to a shop foreman. Human resources has many people who like to talk, and few who can read a wage table. If you’re good at something rare in a field, companies there need you more.</p>
<table>
<thead><tr><th>If you’re good at</th><th>The usual advice</th><th>Also think of</th></tr></thead>
<tbody>
<tr><td>Being exact with figures</td><td>Finance</td><td>Business Analytics, or pay and benefits in HR</td></tr>
<tr><td>Listening</td><td>Human Resource Management</td><td>Market research</td></tr>
<tr><td>Convincing people</td><td>Marketing</td><td>Fund-raising and investor relations</td></tr>
<tr><td>Being organised</td><td>Operations</td><td>Audit, or data quality</td></tr>
</tbody>
</table>
<h2>5. Check what you can’t do with it</h2>
<p>Some choices limit you. If you want to take the National Eligibility Test, your MA specialisation has to be its subject: with <a href="/online-ma/english">English</a> you can’t take the test in <a href="/online-ma/political-science">Political Science</a>. In an MBA it hardly matters, because employers look at the degree first and the field second. So don’t worry too much.</p>
<h2>Still can’t decide?</h2>
<p>Then don’t decide yet. The general <a href="/online-mba">MBA</a> and the general <a href="/online-ma">Master of Arts</a> are also for people whose work covers more than one field. You can move to a specialisation until the date on the programme page. By then you’ll have been in real classes with real teachers, and that tells you more than any of my tests.</p>
<p>One last thing. Once you’ve decided, it matters less than you think. I don’t know anyone who failed because of the wrong specialisation. I know quite a few who lost a year trying to choose the right one.</p>`.trim(),
});
