import type { SeedProgram } from '../../seed-program.ts';

export const mcaLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'Can I join? The maths rule, with examples',
    description: `
<p>You need two things for the MCA: a bachelor’s degree with at least 50% marks (45% for reserved categories), and either a background in computing or maths at some point since class 11.</p>
<table>
<thead><tr><th>Your background</th><th>Maths</th><th>Admission</th></tr></thead>
<tbody>
<tr><td>BCA, BSc or BTech in computer science or information technology</td><td>Not required</td><td>Direct</td></tr>
<tr><td>BSc in physics or mathematics</td><td>In the degree</td><td>With the bridge course</td></tr>
<tr><td>BCom or BBA, maths in class 12</td><td>At 10+2</td><td>With the bridge course</td></tr>
<tr><td>BA with economics, business maths in the degree</td><td>In the degree</td><td>With the bridge course</td></tr>
<tr><td>BA without maths since class 10</td><td>Missing</td><td>Not possible</td></tr>
</tbody>
</table>
<p>Statistics, business maths and quantitative techniques count as maths if they were a full paper with separate marks. If you’re not sure, send us your mark sheet before you pay anything.</p>`.trim(),
  },
  {
    title: 'The major project',
    description: `
<p>Sixteen credits, one semester, one piece of software. You build it alone or in a pair, and it has to meet four conditions.</p>
<ul>
<li><strong>It has users.</strong> At least five people outside the programme use it for two weeks, and your report includes their complaints.</li>
<li><strong>It runs.</strong> It’s on a server, for everyone who’s meant to use it, on exam day and for the week before.</li>
<li><strong>You measure it.</strong> You set a target in advance, such as a response time or an accuracy, and report whether you reached it.</li>
<li><strong>Others can take it over.</strong> Another student installs it using only your documentation, while you watch without helping.</li>
</ul>
<p>You propose a topic in the tenth week of the third semester. Typical proposals are a timetable for a school with too few teachers, a ledger for a milk cooperative, and a tool that finds duplicate entries in a housing society’s member list.</p>`.trim(),
  },
  {
    title: 'A week in the second semester',
    description: `
<p>You get the week’s recordings and problem sheets on Monday. The live lab is on Wednesday, from 7 pm to 9 pm: thirty minutes of explanation, then ninety minutes of coding, with the teacher checking each screen in turn. On Saturday and Sunday you have one live class each, on the theory.</p>
<p>Besides this, plan for eight to ten hours of your own work. Programs are due on Sunday night, and you can run the automatic tests until a minute before the deadline.</p>`.trim(),
  },
  {
    title: 'Languages and tools',
    description:
      '<p>We teach Python, Java, SQL and JavaScript. For the major project you can use any language your supervisor can read.</p>',
  },
];
