import { diploma } from '../built-in.ts';
import { diplomaFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { DIPLOMA_MODE, LAB_NOTE, labBenefits } from '../study-modes.ts';

export const cyberSecurity = diploma({
  slug: 'cyber-security',
  subject: 'Cyber Security',
  program_code: 'CS105',
  fees: diplomaFees,
  mode: DIPLOMA_MODE,
  short_description:
    'Learn how systems are attacked so that you can defend them: networks, applications, incident response and Indian cyber law, in a safe lab.',
  promotional_text:
    'Applications for the Diploma in Cyber Security are open to everyone who has passed 10+2. Pay ₹2,800 a month without interest.',
  banner_additional_info: '1 year, 2 semesters, 40 credits',
  banner2_additional_info: 'Network defence, Ethical hacking, Incident response, Cyber law',
  banner3_additional_info: 'Open after 10+2, Live classes on Saturdays',
  highlights: [
    highlight('Duration', '1 year'),
    highlight('Credits', '40'),
    highlight('Subjects', '10'),
    highlight('Project', '4 credits'),
  ],
  key_points: [
    keyPoint('lock', 'Attack and defence in a closed lab'),
    keyPoint('shield', 'Incident response drills'),
    keyPoint('book', 'Indian cyber law'),
  ],
  description: `
<p>A defender has to be right every day; an attacker only once. This diploma teaches the habits that shift the odds: knowing what you have, keeping it up to date, limiting who may do what, watching for the unusual and practising what to do when something goes wrong.</p>
<p>You begin with how computers and networks work, then learn to test them with permission, to secure web applications and to respond to an incident. All attacks are carried out inside a closed lab; the law that separates a test from an offence is a subject of its own.</p>
<p>If you look after servers in the cloud, the <a href="/cloud-computing">Certificate in Cloud Computing</a> makes a good companion.</p>`.trim(),
  key_contents: [
    card(
      'globe',
      'Networks from the ground up',
      'Read traffic packet by packet, so that you recognise what is normal before you look for what is not.',
    ),
    card(
      'lock',
      'Cryptography in use',
      'What encryption, signatures and certificates promise, and the mistakes by which they fail.',
    ),
    card(
      'shield',
      'Testing with permission',
      'Find weaknesses in practice machines, rate them and write a report that the owner can act on.',
    ),
    card('clock', 'When it happens', 'Detect, contain, recover and report, in drills that run against the clock.'),
  ],
  benefits: labBenefits(
    'Practice networks and deliberately weak machines run in a lab that is closed off from the internet.',
    'lock',
  ),
  roadmap: [
    card(
      'shield',
      'Security operations analyst',
      'Watch alerts, investigate what is unusual and hand on what is serious.',
    ),
    card(
      'lock',
      'Junior penetration tester',
      'Test applications and networks by agreement and write up what you find.',
    ),
    card(
      'check',
      'Compliance associate',
      'Prepare audits against security standards and keep policies in step with practice.',
    ),
    card('laptop', 'System administrator', 'Run servers and user accounts with security in mind.'),
  ],
  semesters: [
    semester(1, [
      ['Fundamentals of Cyber Security', 4],
      ['Computer Networks and Protocols', 4],
      ['Operating Systems and Linux Administration', 4],
      ['Applied Cryptography', 4],
      ['Cyber Law and Ethics', 4],
    ]),
    semester(2, [
      ['Ethical Hacking and Penetration Testing', 4],
      ['Web Application Security', 4],
      ['Security Operations and Incident Response', 4],
      ['Digital Forensics', 4],
      ['Cyber Security Project', 4],
    ]),
  ],
  program_structure_disclaimer: `${LAB_NOTE}<p>Learners sign a code of conduct before the first lab: what is practised there may be used elsewhere only with the written consent of the owner.</p>`,
  learn_more: [
    {
      title: 'Is it legal to learn hacking?',
      description: `
<p>Yes, as long as you test only what you own or have been asked to test. Section 66 of the Information Technology Act, 2000 punishes access without the owner’s permission, whatever the motive. For this reason:</p>
<ul>
<li>all exercises run in a closed lab that belongs to the university;</li>
<li>every report begins with the written permission and its limits;</li>
<li>the subject <em>Cyber Law and Ethics</em> stands in the first semester, before <em>Ethical Hacking and Penetration Testing</em>.</li>
</ul>`.trim(),
    },
  ],
  featured: [
    'data-analytics',
    'artificial-intelligence-and-machine-learning',
    'cloud-computing',
    'full-stack-development',
  ],
});
