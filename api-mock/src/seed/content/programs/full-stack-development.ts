import { certificate } from '../built-in.ts';
import { technicalFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { LAB_NOTE, labBenefits, TECHNICAL_MODE } from '../study-modes.ts';

export const fullStackDevelopment = certificate({
  slug: 'full-stack-development',
  subject: 'Full Stack Development',
  program_code: 'CS112',
  fees: technicalFees,
  mode: TECHNICAL_MODE,
  short_description:
    'Build a complete web application, page, server and database, test it, put it online and keep it running: six months, one product of your own.',
  promotional_text:
    'Applications for the Certificate in Full Stack Development are open to everyone who has passed 10+2. Pay ₹3,900 a month without interest.',
  banner_additional_info: '6 months, 1 semester, 20 credits',
  banner2_additional_info: 'HTML and CSS, TypeScript, Node.js, SQL, Git',
  banner3_additional_info: 'Open after 10+2, Live classes on Sundays',
  highlights: [highlight('Duration', '6 months'), highlight('Credits', '20'), highlight('Subjects', '5')],
  key_points: [
    keyPoint('code', 'One application from start to finish'),
    keyPoint('check', 'Tests and code review each week'),
    keyPoint('globe', 'Online by the end of the term'),
  ],
  description: `
<p>A web application is three conversations: the page with a person, the server with the page, and the database with the server. In this certificate you learn to lead all three by building one application throughout the semester, for instance a booking page for a clinic or a stock list for a shop.</p>
<p>You work as a team would: in small steps, with version control, tests and a colleague who reads your changes. Accessibility and security are part of each week and not an afterthought. To learn more about where applications run, look at the <a href="/cloud-computing">Certificate in Cloud Computing</a>.</p>`.trim(),
  key_contents: [
    card(
      'laptop',
      'Pages for everyone',
      'Semantic HTML and modern CSS that work on a small phone, with a keyboard and with a screen reader.',
    ),
    card(
      'code',
      'Typed JavaScript',
      'TypeScript in the browser and on the server, so that many mistakes are found before anyone runs the program.',
    ),
    card(
      'link',
      'Interfaces and data',
      'Design an interface over HTTP, and a database that keeps its promises when two people save at once.',
    ),
    card('cloud', 'Into the open', 'Put the application online, read its logs and repair it while it is in use.'),
  ],
  benefits: labBenefits('An editor, a database and a place to publish are provided in an online lab.', 'code'),
  roadmap: [
    card('code', 'Junior web developer', 'Build and repair features in a product or agency team.'),
    card('laptop', 'Front-end developer', 'Turn designs into pages that are quick and usable by everyone.'),
    card('link', 'Back-end developer', 'Write the services and data models behind an application.'),
    card('star', 'Freelance work', 'Build and look after sites for local firms and institutions.'),
  ],
  semesters: [
    semester(1, [
      ['Web Foundations: HTML, CSS and Accessibility', 4],
      ['Programming in TypeScript', 4],
      ['Front-end Development with Components', 4],
      ['Server Development and Databases', 4],
      ['Testing, Deployment and Capstone Application', 4],
    ]),
  ],
  program_structure_disclaimer: LAB_NOTE,
  featured: ['cloud-computing', 'cyber-security', 'data-analytics', 'block-chain-management'],
});
