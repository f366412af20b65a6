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
<tr><td>Work experience</td><td>Welcome</td><td>At least one year</td></tr>
<tr><td>Hours a week</td><td>About fifteen</td><td>About nineteen</td></tr>
<tr><td>Specialisation</td><td>Possible in four fields</td><td>By electives only</td></tr>
</tbody>
</table>
<p>Both stand equal wherever a master’s degree is asked for. Choose the Plus if you already have a desk at which to try things out; choose the MBA if you come from college, wish for a named specialisation, or have fewer hours to give.</p>`.trim(),
  },
  {
    title: 'A studio, Sunday by Sunday',
    description: `
<p>The third studio may serve as an example. The client in it is a cooperative of handloom weavers, the kind of organisation that usually brings a brief.</p>
<h3>First Sunday</h3>
<p>The client speaks for half an hour: orders arrive in bunches, cash does not. Four teams ask questions, and learn how much depends on asking them well.</p>
<h3>Second Sunday</h3>
<p>Each team presents what it believes the problem to be. In most studios there are four different answers, and one of them surprises the client.</p>
<h3>Third Sunday</h3>
<p>First proposals, with figures. The practitioner attacks the weakest assumption of each; a week is left to mend it.</p>
<h3>Fourth Sunday</h3>
<p>Ten pages and fifteen minutes a team. The client says what they will do and what they will not, and why. That last sentence is the mark most learners remember.</p>`.trim(),
  },
  {
    title: 'The two certificates',
    description: `
<p>After the second semester you receive the <strong>Certificate in Business Tools and Presentation</strong>, after the fourth the <strong>Certificate in Consulting and Team Leadership</strong>. Both are issued by the university on paper and as signed digital documents, and can be verified online by an employer.</p>
<p>They are not degrees and do not replace one. If you leave after the first year, the first certificate remains yours.</p>`.trim(),
  },
  {
    title: 'Proof of work experience',
    description:
      '<p>A letter from your employer, pay slips, or the registration of your own or your family’s business together with a bank statement. The year need not be continuous.</p>',
  },
];
