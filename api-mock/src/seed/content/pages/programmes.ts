import { totalOf } from '../fee-figures.ts';
import { programId } from '../program-id.ts';
import { seedPrograms } from '../programs/index.ts';
import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

const roots = seedPrograms.filter(({ parent }) => !parent);

export const programmes = page({
  slug: 'programmes',
  title: 'Programmes: degrees, diplomas and certificates',
  short_title: 'Programmes',
  summary: 'All our programmes, with duration and full fees, and four questions to help you choose.',
  bg_image: picture('window-tea'),
  alt_bg_image_name: pictures['window-tea'],
  featured_programs: roots.slice(0, 12).map(({ slug }) => programId(slug)),
  content: `
<p>A bachelor’s degree has six semesters and 120 credits, and a master’s degree has four semesters. A specialisation costs the same as the general programme. For payment by semester or by year, and for the fees of international students, see the programme’s page.</p>
<h2>Degree, diploma or certificate?</h2>
<p>A degree takes two or three years and counts where a job notice or a university asks for one. A diploma takes a year and teaches one skill well enough to work with it. A certificate takes six months. It’s a start in a technology or a language, and a fair test of how well you study from home.</p>
<p>You can also do them one after the other. A diploma gives you a subject and a mark sheet to show at work within a year. If you like studying, you join a degree later, and nobody asks why you took the longer way.</p>
<h2>Four questions before you choose</h2>
<h3>What do you need it for?</h3>
<p>For a government exam, a PhD or a teaching job you need a degree. If that’s your goal, check its rules first and choose a programme that meets them. If nobody has asked you for a degree, compare it with a diploma: it takes one year, costs less, and you can still take a degree later.</p>
<h3>How many hours do you really have?</h3>
<p>Look at the last seven days, not at an ideal week. A certificate takes six to eight hours a week, a master’s degree about fifteen, a bachelor’s degree about twenty. If you’re often two hours short, start with a certificate or take fewer subjects in a semester.</p>
<h3>What do you like doing?</h3>
<p>You study better when you’re interested. Think of something you’ve read about, repaired or organised just because you enjoyed it, and choose a programme close to it.</p>
<h3>What can you afford?</h3>
<p>Add the fee to the cost of a device and a connection. If the total worries your family, look at no-cost EMI, at the <a href="/auxiliary/scholarships">scholarships</a>, or at a shorter programme first. If you do a certificate or diploma with us, you pay less for our MBA later: ${totalOf('online-mba', 'Lumpsum for our graduates')} instead of ${totalOf('online-mba')}.</p>
<h2>Still not sure?</h2>
<p>Compare up to four programmes on the <a href="/compare">comparison page</a>, and read <a href="/blog/choosing-a-specialisation">how to choose a specialisation</a>. Then look at the <a href="/live-lecture">class schedule</a> with the family member who’ll help you pay. You can also leave your number and talk to a counsellor, who’ll tell you honestly if none of them suits you.</p>`.trim(),
  sections: ['programs', 'content', 'faqs', 'get_in_touch'],
});
