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
    'Build a complete web app. Make its pages, server and database, test it and launch it in six months.',
  promotional_text:
    'Admissions are open for the Certificate in Full Stack Development. You can join after 10+2. No-cost EMI of {monthly} a month.',
  banner_additional_info: '1 semester',
  banner2_additional_info: 'HTML and CSS, TypeScript, Node.js, SQL, Git',
  banner3_additional_info: 'Open after 10+2, Live classes on Sundays',
  highlights: [highlight('Credits', '20'), highlight('Subjects', '5')],
  key_points: [
    keyPoint('code', 'One app from start to finish'),
    keyPoint('check', 'Tests and code review each week'),
    keyPoint('globe', 'Live on the web by the end of the semester'),
  ],
  description: `
<p>A web app has three parts: the page you see, the server behind it, and the database. In this certificate you learn all three by building one app through the semester, for example a booking page for a clinic or a stock list for a shop.</p>
<p>You work the way a team does: in small steps, with version control, tests and a classmate who reviews your code. You cover accessibility and security every week. To learn more about where apps run, see the <a href="/cloud-computing">Certificate in Cloud Computing</a>.</p>`.trim(),
  key_contents: [
    card(
      'laptop',
      'Pages for everyone',
      'HTML and modern CSS that work on a small phone, with a keyboard and with a screen reader.',
    ),
    card(
      'code',
      'Typed JavaScript',
      'TypeScript in the browser and on the server, so you catch many mistakes before anyone runs the program.',
    ),
    card(
      'link',
      'APIs and data',
      'Design an HTTP API, and a database that stays correct when two people save at once.',
    ),
    card('cloud', 'Going live', 'Put your app online, read its logs and fix it while people use it.'),
  ],
  benefits: labBenefits('You get an editor, a database and hosting in an online lab.', 'code'),
  roadmap: [
    card('code', 'Junior web developer', 'Build and fix features in a product or agency team.'),
    card('laptop', 'Front-end developer', 'Turn designs into pages that are fast and easy for everyone to use.'),
    card('link', 'Back-end developer', 'Write the services and data models behind an app.'),
    card('star', 'Freelance work', 'Build and maintain sites for local companies and institutions.'),
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
