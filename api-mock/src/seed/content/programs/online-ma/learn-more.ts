import type { SeedProgram } from '../../seed-program.ts';

/** Four readings on the degree: three long enough to be folded, one short. */
export const maLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'What is an online Master of Arts?',
    description: `
<p>A Master of Arts is a postgraduate degree in the humanities and social sciences. You read closely, argue from evidence and write at length, and in the last semester you write a dissertation on your own question. An online Master of Arts is the same degree, with the same syllabus and exams. You study through live classes, recordings and guided reading instead of going to a classroom.</p>
<p>At Meridian University Online you can study it in two ways:</p>
<ul>
<li><strong>The general programme</strong> covers literature, politics and media. Choose it if you want breadth, or if you’re preparing for competitive exams with general studies.</li>
<li><strong>A specialisation</strong> has most of its papers in one discipline: <a href="/online-ma/english">English</a>, <a href="/online-ma/political-science">Political Science</a> or <a href="/online-ma/mass-communication">Mass Communication</a>.</li>
</ul>
<p>You choose when you apply, and you can change your choice until the end of the second week of the first semester.</p>`.trim(),
  },
  {
    title: 'What a week looks like',
    description: `
<p>We’ve planned this degree for people who are busy on weekdays. A usual week has three parts.</p>
<h3>Monday to Friday</h3>
<p>Each subject opens one unit with a recorded lesson of thirty to forty minutes, chapters to read and a short self-check. Do them in any order, at any time.</p>
<h3>Saturday and Sunday</h3>
<p>Live classes cover the week’s reading. You ask questions and discuss, and the teacher doesn’t repeat the recording. If you miss a class, you can watch it on the learning platform by the next evening.</p>
<h3>Once a month</h3>
<p>You submit one written assignment and get comments on it. Assignments carry 30 marks out of 100. The end-semester exam carries the other 70.</p>
<p>Keep about two hours free on weekdays, plus the class hours on weekends.</p>`.trim(),
  },
  {
    title: 'Exams and results',
    description: `
<p>Exams are at the end of each semester, in December and June. You take them from home on a computer with a camera, with a proctor watching online. In a practice session a week earlier you test your camera, microphone and connection.</p>
<table>
<thead><tr><th>Part</th><th>Marks</th><th>Needed to pass</th></tr></thead>
<tbody>
<tr><td>Assignments</td><td>30</td><td>12</td></tr>
<tr><td>End-semester exam</td><td>70</td><td>28</td></tr>
<tr><td>Total of a subject</td><td>100</td><td>40</td></tr>
</tbody>
</table>
<p>If you don’t pass a subject, you can take it again with the next exams. You’ll find the fee below the fee plans on this page. We assess your dissertation on the text and on a viva by video call.</p>`.trim(),
  },
  {
    title: 'Going on to a PhD',
    description:
      '<p>With this degree you can apply for the National Eligibility Test and for PhD admission, if you have the marks that the exam or university requires.</p>',
  },
];
