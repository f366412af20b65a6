import { byTheMonth, hasNoCost, totalOf } from '../fee-figures.ts';
import { programId } from '../program-id.ts';
import { seedPrograms } from '../programs/index.ts';
import type { SeedProgram } from '../seed-program.ts';
import { page } from './page.ts';

const roots = seedPrograms.filter(({ parent }) => !parent);
const labelled = (label: string) => roots.filter((program) => program.label === label);

export const programmes = page({
  slug: 'programmes',
  title: 'Programmes: degrees, diplomas and certificates',
  short_title: 'Programmes',
  summary: 'Everything we teach, with its length and its full fee, and four questions that help you to choose.',
  featured_programs: roots.slice(0, 12).map(({ slug }) => programId(slug)),
  content: `
<p>The tables below list every programme with its length and its price when it is paid at once. Other ways of paying, by the semester, by the year or by the month, stand on the page of each programme, together with the fees for international students.</p>
<h2>Bachelor’s degrees</h2>
<p>For those who have passed 10+2. Three years, six semesters, 120 credits.</p>
${table(labelled('Bachelor’s degree'))}
<p>The BA can be read in general or in one discipline: <a href="/online-ba/economics">Economics</a> or <a href="/online-ba/sociology">Sociology</a>.</p>
<h2>Master’s degrees</h2>
<p>For graduates. Two years, four semesters. Some ask for certain marks or a certain first degree; each page says so near the top.</p>
${table(labelled('Master’s degree'))}
<p>The Master of Arts has three specialisations, <a href="/online-ma/english">English</a>, <a href="/online-ma/political-science">Political Science</a> and <a href="/online-ma/mass-communication">Mass Communication</a>; the MBA has four, <a href="/online-mba/marketing">Marketing</a>, <a href="/online-mba/finance">Finance</a>, <a href="/online-mba/human-resource-management">Human Resource Management</a> and <a href="/online-mba/business-analytics">Business Analytics</a>. A specialisation costs what the general programme costs.</p>
<h2>Diplomas</h2>
<p>One year in a skill that firms ask for by name. Open after 10+2.</p>
${table(labelled('Diploma'))}
<h2>Certificates</h2>
<p>Six months, for a first footing in a technology or a language. Open after 10+2.</p>
${table(labelled('Certificate'))}
<h2>Four questions before you choose</h2>
<h3>What do you want to be allowed to do?</h3>
<p>Some doors open only to a degree: a government examination, a doctoral programme, a teaching post. If one of these is your aim, begin with the rule of that door and work backwards. If nobody has asked you for a degree, a diploma may bring you to the same work in half the time.</p>
<h3>How many hours do you really have?</h3>
<p>Count the last seven days, not the week you hope to have. A certificate takes six to eight hours a week, a master’s degree about fifteen, a bachelor’s degree about twenty. Two hours too few each week become a failed subject by December.</p>
<h3>What do you already like doing?</h3>
<p>Interest is not a luxury. It is what opens the book at ten at night. Think of the last thing you read, repaired or organised without being told to, and look for the programme that contains it.</p>
<h3>What can be paid without fear?</h3>
<p>Add the fee to what you will need for a device and a connection. If the sum keeps anybody at home awake, look at the monthly payments, at the <a href="/auxiliary/scholarships">scholarships</a>, or at a shorter programme first. A certificate or a diploma of ours lowers the fee of our MBA later: graduates pay ${totalOf('online-mba', 'Lumpsum for our graduates')} in place of ${totalOf('online-mba')}.</p>
<h2>Still between two?</h2>
<p>Put up to three side by side on the <a href="/compare">comparison page</a>, read <a href="/blog/choosing-a-specialisation">how to choose a specialisation</a>, or leave your number and talk it over with a counsellor.</p>`.trim(),
  sections: ['programs', 'content', 'career', 'faqs', 'get_in_touch'],
});

function table(programs: readonly SeedProgram[]): string {
  const rows = programs.map(
    (program) =>
      `<tr><td><a href="/${program.slug}">${program.display_name}</a></td><td>${program.duration}</td><td>${totalOf(program.slug)}</td><td>${hasNoCost(program) ? byTheMonth(program.slug) : 'Not offered'}</td></tr>`,
  );
  return `<table>
<thead><tr><th>Programme</th><th>Length</th><th>Paid at once</th><th>By the month, without interest</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
