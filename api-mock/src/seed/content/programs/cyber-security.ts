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
    'Learn how attackers get in. Defend networks and apps, respond to incidents and know Indian cyber law, in a safe lab.',
  promotional_text:
    'Admissions are open for the Diploma in Cyber Security. You can join after 10+2. No-cost EMI of {monthly} a month.',
  banner_additional_info: '2 semesters',
  banner2_additional_info: 'Network defence, Ethical hacking, Incident response, Cyber law',
  banner3_additional_info: 'Open after 10+2, Live classes on Saturdays',
  highlights: [highlight('Credits', '40'), highlight('Subjects', '10'), highlight('Project', '4 credits')],
  key_points: [
    keyPoint('lock', 'Attack and defence in a closed lab'),
    keyPoint('shield', 'Incident response drills'),
    keyPoint('book', 'Indian cyber law'),
  ],
  description: `
<p>Attackers need to succeed only once, so defenders need good habits every day. In this diploma you learn to track what you have, keep it updated, limit who can do what, watch for unusual activity, and practise what to do when something goes wrong.</p>
<p>You start with how computers and networks work. Then you learn to test them with permission, secure web applications and respond to an incident. All attacks take place in a closed lab, and a separate subject covers the law that separates a test from an offence.</p>
<p>If you manage servers in the cloud, the <a href="/cloud-computing">Certificate in Cloud Computing</a> goes well with this diploma.</p>`.trim(),
  key_contents: [
    card(
      'globe',
      'Networks from the basics',
      'Read traffic packet by packet, so you know what’s normal before you look for what isn’t.',
    ),
    card(
      'lock',
      'Cryptography in use',
      'What encryption, signatures and certificates do, and the mistakes that make them fail.',
    ),
    card(
      'shield',
      'Testing with permission',
      'Find weaknesses in practice machines, rate them and write a report the owner can act on.',
    ),
    card('clock', 'Incident response', 'Detect, contain, recover and report, in timed drills.'),
  ],
  benefits: labBenefits(
    'Practice networks and deliberately weak machines run in a lab that’s cut off from the internet.',
    'lock',
  ),
  roadmap: [
    card(
      'shield',
      'Security operations analyst',
      'Watch alerts, investigate unusual activity and escalate what’s serious.',
    ),
    card(
      'lock',
      'Junior penetration tester',
      'Test applications and networks with permission and write up what you find.',
    ),
    card('check', 'Compliance associate', 'Prepare for security audits and keep policies up to date.'),
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
  program_structure_disclaimer: `${LAB_NOTE}<p>You sign a code of conduct before the first lab. You can use what you practise there elsewhere only with the owner’s written consent.</p>`,
  learn_more: [
    {
      title: 'Is it legal to learn hacking?',
      description: `
<p>Yes, as long as you test only what you own or have permission to test. Section 66 of the Information Technology Act, 2000 punishes access without the owner’s permission, whatever the motive. So:</p>
<ul>
<li>all exercises run in a closed lab that belongs to the university;</li>
<li>every report starts with the written permission and its limits;</li>
<li>you study <em>Cyber Law and Ethics</em> in the first semester, before <em>Ethical Hacking and Penetration Testing</em>.</li>
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
