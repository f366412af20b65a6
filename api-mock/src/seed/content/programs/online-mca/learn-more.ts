import type { SeedProgram } from '../../seed-program.ts';

export const mcaLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'May I join? The rule on mathematics, with examples',
    description: `
<p>The MCA asks for two things: a bachelor’s degree with at least 50% marks (45% for reserved categories), and either a background in computing or mathematics at some point since class 11.</p>
<table>
<thead><tr><th>Your background</th><th>Mathematics</th><th>Admission</th></tr></thead>
<tbody>
<tr><td>BCA, BSc or BTech in computer science or information technology</td><td>Not asked for</td><td>Direct</td></tr>
<tr><td>BSc in physics or mathematics</td><td>In the degree</td><td>With the bridge course</td></tr>
<tr><td>BCom or BBA, mathematics in class 12</td><td>At 10+2</td><td>With the bridge course</td></tr>
<tr><td>BA with economics, business mathematics in the degree</td><td>In the degree</td><td>With the bridge course</td></tr>
<tr><td>BA without mathematics since class 10</td><td>Missing</td><td>Not possible</td></tr>
</tbody>
</table>
<p>Statistics, business mathematics and quantitative techniques are accepted as mathematics if they were a full paper with a mark of their own. When in doubt, send us the mark sheet before you pay anything.</p>`.trim(),
  },
  {
    title: 'The major project',
    description: `
<p>Sixteen credits, one semester, one piece of software. It may be built alone or in a pair, and has to meet four conditions.</p>
<ul>
<li><strong>It has users.</strong> At least five people outside the programme use it for two weeks, and their complaints are part of the report.</li>
<li><strong>It runs.</strong> On a server, for everyone who is meant to reach it, on the day of the examination and the week before.</li>
<li><strong>It is measured.</strong> You state a figure beforehand, such as a response time or an accuracy, and report whether you reached it.</li>
<li><strong>It can be taken over.</strong> Another learner installs it from your documentation alone, while you watch and say nothing.</li>
</ul>
<p>Subjects are proposed in the tenth week of the third semester. Typical proposals are a timetable for a school with too few teachers, a ledger for a milk cooperative, and a tool that finds double entries in the member list of a housing society.</p>`.trim(),
  },
  {
    title: 'A week in the second semester',
    description: `
<p>On Monday the recordings and problem sheets of the week appear. On Wednesday, from seven to nine in the evening, the laboratory meets: thirty minutes of explanation, ninety of writing code, with the teacher moving from screen to screen. Saturday and Sunday bring one live class each, on the theory behind it.</p>
<p>Between these, plan for eight to ten hours of your own work. Programs are due on Sunday night; the automatic tests stay open until a minute before.</p>`.trim(),
  },
  {
    title: 'Languages and tools',
    description:
      '<p>Python, Java, SQL and JavaScript are taught. In the major project you may use any language that your supervisor can read.</p>',
  },
];
