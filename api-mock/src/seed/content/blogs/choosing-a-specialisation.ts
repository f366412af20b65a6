import { picture } from '../pictures.ts';
import { post } from './post.ts';

export const choosingASpecialisation = post({
  slug: 'choosing-a-specialisation',
  title: 'How to choose a specialisation without guessing',
  summary:
    'Most people choose by what sounds well, or by what a cousin chose. Here are five small tests that take a weekend and tell you more.',
  author: 'Rukmini Iyengar, counsellor',
  date: '2025-02-10',
  image: picture('post-paths'),
  alt_image_name: 'One path that divides into four',
  program: 'online-mba',
  content: `
<p>A specialisation looks like a small decision. It fills perhaps a third of a degree, and you can often change it in the first weeks. And yet it is the question on which our callers spend most of the conversation. I believe they are right to. The third you choose is the third you will talk about in interviews, and it decides with whom you spend your evenings.</p>
<p>What does not help is to ask which one is best. Best for whom? I ask people to do five things instead, over one weekend, with a pencil.</p>
<h2>1. Read the dullest page</h2>
<p>Every field has an exciting page, and it is always the first one of the brochure. Look for the dull one. For <a href="/online-mba/finance">Finance</a> it may be a page of notes to a balance sheet; for <a href="/online-mba/human-resource-management">Human Resource Management</a> the leave rules of a factory; for <a href="/online-mba/marketing">Marketing</a> a table of what four hundred people answered to nineteen questions; for <a href="/online-mba/business-analytics">Business Analytics</a> a column in which the same city is spelt in eleven ways.</p>
<p>Give each of them twenty minutes. One will make you curious in spite of itself. You will want to know why the depreciation jumped, or who the eleventh speller was. Follow that. Careers are made of dull pages, and what you can bear when it is dull you will love when it is not.</p>
<h2>2. Count the subjects you would take anyway</h2>
<p>Open the page of the programme, go to the structure, and strike out everything that all learners share. What remains is the specialisation. Mark each subject with a plus if you would attend it even without an examination, with a minus if you would need to be pushed, and leave the rest. Then count. A field with two pluses and no minus beats one with three pluses and three minuses.</p>
<h2>3. Call somebody on a Tuesday</h2>
<p>Find one person who does the work, not one who teaches it or recruits for it, and ask what she or he did last Tuesday. Not what the job is about: last Tuesday, from nine to six. You will hear of calls, lists, waiting, one hour of real thinking and a form that had to be filled in twice. Ask yourself whether you would have liked that Tuesday. If you know nobody, write in the careers room of our forum, or ask a counsellor; we keep a list of graduates who are willing to be called.</p>
<h2>4. Turn the sentence round</h2>
<p>People say: I am good with numbers, therefore finance. Or: I like talking, therefore human resources. Turn it round and look at who is missing. Finance departments are full of people who calculate well, and short of those who can explain a figure to a shop foreman. Human resources has many who like to talk, and few who can read a wage table. If you are good at something that is rare in a field, you may be more welcome there than where everyone is like you.</p>
<table>
<thead><tr><th>If you are known for</th><th>The usual advice</th><th>Think also of</th></tr></thead>
<tbody>
<tr><td>Exactness with figures</td><td>Finance</td><td>Business Analytics, or pay and benefits in HR</td></tr>
<tr><td>Listening</td><td>Human Resource Management</td><td>Market research</td></tr>
<tr><td>Persuading</td><td>Marketing</td><td>Fund-raising and investor relations</td></tr>
<tr><td>Order and method</td><td>Operations</td><td>Audit, or data quality</td></tr>
</tbody>
</table>
<h2>5. Ask what it closes</h2>
<p>Some choices shut a door. If you mean to sit the National Eligibility Test, the specialisation of your MA has to be its subject: <a href="/online-ma/english">English</a> will not let you sit in <a href="/online-ma/political-science">Political Science</a>. In an MBA hardly anything is closed, since employers read the degree first and the field second. Where nothing is closed, do not torment yourself.</p>
<h2>And if you still cannot decide?</h2>
<p>Then do not. The general <a href="/online-mba">MBA</a> and the general <a href="/online-ma">Master of Arts</a> are not for the undecided alone; they are for people whose work has more than one side. You can move to a specialisation until the date that the programme’s page names, and by then you will have sat in real classes with real teachers, which is worth more than any test of mine.</p>
<p>One last thing. The decision matters less after you have made it. Nobody I know has failed because of the wrong specialisation. Quite a few have lost a year over choosing the right one.</p>`.trim(),
});
