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
    'Plan, build and run services in the cloud: virtual machines, containers, storage and networks, with cost and security kept in view.',
  promotional_text:
    'Applications for the Certificate in Cloud Computing are open to everyone who has passed 10+2. Pay ₹3,900 a month without interest.',
  banner_additional_info: '6 months, 1 semester, 20 credits',
  banner2_additional_info: 'Linux, Containers, Networks, Automation',
  banner3_additional_info: 'Open after 10+2, Live classes on Sundays',
  highlights: [highlight('Duration', '6 months'), highlight('Credits', '20'), highlight('Subjects', '5')],
  key_points: [
    keyPoint('cloud', 'Ideas that outlive one provider'),
    keyPoint('rupee', 'Cost counted in every lab'),
    keyPoint('shield', 'Security and recovery drills'),
  ],
  description: `
<p>The cloud is someone else’s computer, rented by the second. Whoever uses it well knows three things: what to rent, how to join the parts, and when to switch them off. The certificate teaches these with ideas that hold for every large provider, and practises them on open tools.</p>
<p>You start with Linux and networks, go on to virtual machines, containers and managed storage, and end by describing a whole system in files, so that it can be rebuilt at the press of a key. Each lab ends with a bill: what did this cost, and could it cost less?</p>`.trim(),
  key_contents: [
    card(
      'laptop',
      'Linux and networks',
      'The command line, addresses, names and firewalls: the ground on which all else stands.',
    ),
    card('cloud', 'Machines, containers, functions', 'Three ways to run a program, and how to choose between them.'),
    card(
      'code',
      'Infrastructure as code',
      'Describe servers and networks in files, review them and apply them again without surprises.',
    ),
    card('shield', 'Running it safely', 'Permissions, backups, monitoring and a plan for the day when a region fails.'),
  ],
  benefits: labBenefits('A budgeted account on the university’s cloud is provided for all labs.', 'cloud'),
  roadmap: [
    card('cloud', 'Cloud support associate', 'Help customers and colleagues with accounts, machines and networks.'),
    card('laptop', 'Junior cloud administrator', 'Set up, watch over and back up services of an organisation.'),
    card('code', 'DevOps trainee', 'Automate tests and deployments together with developers.'),
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
