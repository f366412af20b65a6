import { byTheMonth, hasNoCost, totalOf } from '../fee-figures.ts';
import { programId } from '../program-id.ts';
import { seedPrograms } from '../programs/index.ts';
import type { SeedProgram } from '../seed-program.ts';
import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

const roots = seedPrograms.filter(({ parent }) => !parent);
const labelled = (label: string) => roots.filter((program) => program.label === label);

export const programmes = page({
  slug: 'programmes',
  title: 'Programmes: degrees, diplomas and certificates',
  short_title: 'Programmes',
  summary: 'All our programmes, with duration and full fees, and four questions to help you choose.',
  bg_image: picture('window-tea'),
  alt_bg_image_name: pictures['window-tea'],
  featured_programs: roots.slice(0, 12).map(({ slug }) => programId(slug)),
  content: `
<p>These tables list every programme with its full fee and its no-cost EMI. To pay by semester, by year or by EMI, see the page of each programme. You’ll also find the fees for international students there.</p>
<h2>Bachelor’s degrees</h2>
<p>After 10+2. Three years, six semesters, 120 credits.</p>
${table(labelled('Bachelor’s degree'))}
<p>You can take the general BA or specialise in <a href="/online-ba/economics">Economics</a> or <a href="/online-ba/sociology">Sociology</a>.</p>
<h2>Master’s degrees</h2>
<p>For graduates. Two years, four semesters. Some need certain marks or a certain first degree. You’ll find this near the top of each page.</p>
${table(labelled('Master’s degree'))}
<p>The Master of Arts has three specialisations, <a href="/online-ma/english">English</a>, <a href="/online-ma/political-science">Political Science</a> and <a href="/online-ma/mass-communication">Mass Communication</a>. The MBA has four, <a href="/online-mba/marketing">Marketing</a>, <a href="/online-mba/finance">Finance</a>, <a href="/online-mba/human-resource-management">Human Resource Management</a> and <a href="/online-mba/business-analytics">Business Analytics</a>. A specialisation costs the same as the general programme.</p>
<h2>Diplomas</h2>
<p>One year in a skill that companies look for. Open after 10+2.</p>
${table(labelled('Diploma'))}
<h2>Certificates</h2>
<p>Six months to get started in a technology or a language. Open after 10+2.</p>
${table(labelled('Certificate'))}
<h2>Four questions before you choose</h2>
<h3>What do you need it for?</h3>
<p>For a government exam, a PhD or a teaching job you need a degree. If that’s your goal, check its rules first and choose a programme that meets them. If nobody has asked you for a degree, a diploma may get you the same job in half the time.</p>
<h3>How many hours do you really have?</h3>
<p>Look at the last seven days, not at an ideal week. A certificate takes six to eight hours a week, a master’s degree about fifteen, a bachelor’s degree about twenty. If you’re two hours short every week, you’ll probably fail a subject by December.</p>
<h3>What do you like doing?</h3>
<p>You study better when you’re interested. Think of something you read, fixed or organised just because you wanted to, and look for a programme that has it.</p>
<h3>What can you afford?</h3>
<p>Add the fee to the cost of a device and a connection. If the total worries your family, look at no-cost EMI, at the <a href="/auxiliary/scholarships">scholarships</a>, or at a shorter programme first. If you do a certificate or diploma with us, you pay less for our MBA later: ${totalOf('online-mba', 'Lumpsum for our graduates')} instead of ${totalOf('online-mba')}.</p>
<h2>Still not sure?</h2>
<p>Compare up to four programmes on the <a href="/compare">comparison page</a>, read <a href="/blog/choosing-a-specialisation">how to choose a specialisation</a>, or leave your number and talk to a counsellor.</p>`.trim(),
  sections: ['programs', 'content', 'career', 'faqs', 'get_in_touch'],
});

function table(programs: readonly SeedProgram[]): string {
  const rows = programs.map(
    (program) =>
      `<tr><td><a href="/${program.slug}">${program.display_name}</a></td><td>${totalOf(program.slug)}</td><td>${hasNoCost(program) ? byTheMonth(program.slug) : 'Not offered'}</td></tr>`,
  );
  return `<table>
<thead><tr><th>Programme</th><th>Paid in full</th><th>No-cost EMI</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
