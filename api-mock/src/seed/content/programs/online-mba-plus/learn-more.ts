import type { SeedProgram } from '../../seed-program.ts';

export const plusLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'MBA and MBA Plus side by side',
    description: `
<table>
<thead><tr><th>Question</th><th>MBA</th><th>MBA Plus</th></tr></thead>
<tbody>
<tr><td>Degree</td><td>Master of Business Administration</td><td>The same</td></tr>
<tr><td>Professional certificates</td><td>None</td><td>Two</td></tr>
<tr><td>Credits</td><td>96</td><td>112</td></tr>
<tr><td>Work experience</td><td>Helps, but not required</td><td>At least one year</td></tr>
<tr><td>Hours a week</td><td>About fifteen</td><td>About nineteen</td></tr>
<tr><td>Specialisation</td><td>Four fields to choose from</td><td>Through electives only</td></tr>
</tbody>
</table>
<p>Both are equally valid wherever a master’s degree is required. Choose the Plus if you already have a job where you can try things out. Choose the MBA if you’re coming from college, want a named specialisation, or have less time.</p>`.trim(),
  },
  {
    title: 'A studio, Sunday by Sunday',
    description: `
<p>Take the third studio as an example. The client here is a cooperative of handloom weavers, a typical organisation to bring a brief.</p>
<h3>First Sunday</h3>
<p>The client speaks for half an hour: orders come in bunches, but cash doesn’t. Four teams ask questions, and learn how to ask better ones.</p>
<h3>Second Sunday</h3>
<p>Each team presents what it thinks the problem is. In most studios there are four different answers, and one of them surprises the client.</p>
<h3>Third Sunday</h3>
<p>Teams present their first proposals, with figures. The practitioner challenges the weakest assumption in each, and you have a week to fix it.</p>
<h3>Fourth Sunday</h3>
<p>Each team submits ten pages and presents for fifteen minutes. The client says what they’ll do, what they won’t, and why. Most students remember that feedback longer than their marks.</p>`.trim(),
  },
  {
    title: 'The two certificates',
    description: `
<p>After the second semester you get the <strong>Certificate in Business Tools and Presentation</strong>, and after the fourth the <strong>Certificate in Consulting and Team Leadership</strong>. The university issues both on paper and as signed digital documents, and employers can verify them online.</p>
<p>They aren’t degrees and don’t replace one. If you leave after the first year, you keep the first certificate.</p>`.trim(),
  },
  {
    title: 'Proof of work experience',
    description:
      '<p>You can show a letter from your employer, pay slips, or the registration of your own or your family’s business with a bank statement. The year doesn’t have to be continuous.</p>',
  },
];
