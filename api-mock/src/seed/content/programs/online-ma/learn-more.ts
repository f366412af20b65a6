import type { SeedProgram } from '../../seed-program.ts';

/** Four readings on the degree: three long enough to be folded, one short. */
export const maLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'What is an online Master of Arts?',
    description: `
<p>A Master of Arts is a postgraduate degree in the humanities and social sciences. You read closely, argue from evidence and write at length, and in your last semester you carry a question of your own through to a dissertation. An online Master of Arts is the same degree, with the same syllabus and examinations, taught through live classes, recordings and guided reading instead of a classroom timetable.</p>
<p>At Meridian University Online you may study the programme in two ways:</p>
<ul>
<li><strong>The general programme</strong> reads across literature, politics and media. It suits learners who want breadth, and those preparing for competitive examinations in which general studies count.</li>
<li><strong>A specialisation</strong> gives most of its papers to one discipline: <a href="/online-ma/english">English</a>, <a href="/online-ma/political-science">Political Science</a> or <a href="/online-ma/mass-communication">Mass Communication</a>.</li>
</ul>
<p>You choose when you apply, and you may change your choice until the end of the second week of the first semester.</p>`.trim(),
  },
  {
    title: 'How a week of study looks',
    description: `
<p>The programme is built for people who have other duties on weekdays. A usual week has three parts.</p>
<h3>Monday to Friday</h3>
<p>Each subject opens one unit with a recorded lesson of thirty to forty minutes, the chapters to read and a short self-check. You take them in any order, at any hour.</p>
<h3>Saturday and Sunday</h3>
<p>Live classes take up the week’s reading. They are meant for questions and discussion, not for repeating the recording. If you miss a class, its recording is on the learning platform by the next evening.</p>
<h3>Once a month</h3>
<p>You submit one written assignment and receive comments on it. Assignments count for thirty marks in a hundred; the end-semester examination counts for the other seventy.</p>
<p>We suggest keeping about two hours free on weekdays, and the class hours at the weekend.</p>`.trim(),
  },
  {
    title: 'Examinations and results',
    description: `
<p>Examinations are held at the end of each semester, in December and in June. You sit them at home on a computer with a camera, under the eye of a proctor. A practice session a week earlier lets you test your camera, microphone and connection.</p>
<table>
<thead><tr><th>Part</th><th>Marks</th><th>Needed to pass</th></tr></thead>
<tbody>
<tr><td>Assignments</td><td>30</td><td>12</td></tr>
<tr><td>End-semester examination</td><td>70</td><td>28</td></tr>
<tr><td>Total of a subject</td><td>100</td><td>40</td></tr>
</tbody>
</table>
<p>A subject that is not passed can be taken again with the next examinations; the fee for it stands below the fee plans on this page. The dissertation is assessed on the text and on a spoken defence by video call.</p>`.trim(),
  },
  {
    title: 'Moving on to a PhD',
    description:
      '<p>The degree meets the qualification for the National Eligibility Test and for PhD admission, subject to the marks each examination or university asks for.</p>',
  },
];
