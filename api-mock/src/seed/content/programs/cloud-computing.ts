import { certificate } from '../built-in.ts';
import { technicalFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { LAB_NOTE, labBenefits, TECHNICAL_MODE } from '../study-modes.ts';

export const cloudComputing = certificate({
  slug: 'cloud-computing',
  subject: 'Cloud Computing',
  program_code: 'CS113',
  fees: technicalFees,
  mode: TECHNICAL_MODE,
  short_description:
    'Build and run services in the cloud. Plan virtual machines, containers, storage and networks, with cost and security in mind.',
  promotional_text:
    'Admissions are open for the Certificate in Cloud Computing. You can join after 10+2. No-cost EMI of {monthly} a month.',
  banner_additional_info: '1 semester',
  banner2_additional_info: 'Linux, Containers, Networks, Automation',
  banner3_additional_info: 'Open after 10+2, Live classes on Sundays',
  highlights: [highlight('Credits', '20'), highlight('Subjects', '5')],
  key_points: [
    keyPoint('cloud', 'Skills that work on any cloud'),
    keyPoint('rupee', 'Costs checked in every lab'),
    keyPoint('shield', 'Security and recovery drills'),
  ],
  description: `
<p>Using the cloud means renting computers by the second. You need to know what to rent, how to connect it, and when to switch it off. This certificate teaches you ideas that work with every large provider, and you practise them on open tools.</p>
<p>You start with Linux and networks, then move on to virtual machines, containers and managed storage. By the end you can describe a whole system in files and rebuild it with one command. After every lab you check the bill: what did it cost, and could it cost less?</p>`.trim(),
  key_contents: [
    card(
      'laptop',
      'Linux and networks',
      'The command line, addresses, names and firewalls: the basics for everything else.',
    ),
    card('cloud', 'Machines, containers, functions', 'Three ways to run a program, and how to choose between them.'),
    card(
      'code',
      'Infrastructure as code',
      'Describe servers and networks in files, review them and apply them again without surprises.',
    ),
    card('shield', 'Running it safely', 'Permissions, backups, monitoring and a plan for when a region goes down.'),
  ],
  benefits: labBenefits('You get a budgeted account on the university’s cloud for all labs.', 'cloud'),
  roadmap: [
    card('cloud', 'Cloud support associate', 'Help customers and colleagues with accounts, machines and networks.'),
    card('laptop', 'Junior cloud administrator', 'Set up, monitor and back up an organisation’s services.'),
    card('code', 'DevOps trainee', 'Automate tests and deployments with developers.'),
  ],
  semesters: [
    semester(1, [
      ['Fundamentals of Cloud Computing', 4],
      ['Linux and Networking for the Cloud', 4],
      ['Virtualisation and Containers', 4],
      ['Cloud Storage, Databases and Automation', 4],
      ['Cloud Security and Cost Management', 4],
    ]),
  ],
  program_structure_disclaimer: LAB_NOTE,
  featured: ['full-stack-development', 'cyber-security', 'internet-of-things', 'data-analytics'],
});
