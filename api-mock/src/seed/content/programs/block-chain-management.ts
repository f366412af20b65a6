import { certificate } from '../built-in.ts';
import { technicalFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { picture } from '../pictures.ts';
import type { SeedProgram } from '../seed-program.ts';
import { semester } from '../structure.ts';
import { LAB_NOTE, labBenefits, TECHNICAL_MODE } from '../study-modes.ts';

const own = certificate({
  slug: 'block-chain-management',
  subject: 'Block Chain Management',
  program_code: 'CS114',
  fees: technicalFees,
  mode: TECHNICAL_MODE,
  short_description:
    'Know when a blockchain helps. Learn to plan, manage and audit projects in supply chains and finance.',
  promotional_text:
    'Admissions are open for the Certificate in Block Chain Management. You can join after 10+2. No-cost EMI of {monthly} a month.',
  banner_additional_info: '1 semester',
  banner2_additional_info: 'Ledgers, Smart contracts, Supply chains, Regulation',
  banner3_additional_info: 'Open after 10+2, Live classes on Sundays',
  highlights: [highlight('Credits', '20'), highlight('Subjects', '5')],
  key_points: [
    keyPoint('link', 'Technology and management together'),
    keyPoint('check', 'When not to use a blockchain'),
    keyPoint('shield', 'Indian regulation explained'),
  ],
  description: `
<p>A blockchain is a record that several organisations keep together because none of them wants to trust just one with it. That’s useful for some jobs, such as tracking medicines or land titles. For many others it’s slow and unnecessary. This certificate teaches you to tell the difference.</p>
<p>You learn how ledgers, keys and smart contracts work and write two small contracts. Then you study what decides most projects: who joins, who pays, who can correct a mistake, and what the law says. This course is about managing such systems. It doesn’t give advice on buying or selling digital assets.</p>`.trim(),
  key_contents: [
    card(
      'link',
      'How a ledger works',
      'Hashes, signatures and how computers agree, first on paper and then in software.',
    ),
    card(
      'code',
      'Smart contracts',
      'Write, test and review two short contracts, and study well-known errors in others.',
    ),
    card(
      'briefcase',
      'Real cases',
      'Supply chains, trade documents, academic records and land registers: what worked and what failed.',
    ),
    card('shield', 'Governance and law', 'Membership, liability, taxation and data protection in India.'),
  ],
  benefits: labBenefits('You work on a private test network, with all its tools, in an online lab.', 'link'),
  roadmap: [
    card('briefcase', 'Project coordinator', 'Plan and track ledger projects with partners and developers.'),
    card('check', 'Process and audit associate', 'Check that shared records are correct and that rules are followed.'),
    card(
      'users',
      'Business analyst',
      'Map how a business works and recommend, with reasons, whether a ledger would help.',
    ),
  ],
  semesters: [
    semester(1, [
      ['Foundations of Block Chain Technology', 4],
      ['Cryptography and Distributed Ledgers', 4],
      ['Smart Contracts and Decentralised Applications', 4],
      ['Block Chain in Business and Supply Chains', 4],
      ['Governance, Regulation and Project Management', 4],
    ]),
  ],
  program_structure_disclaimer: LAB_NOTE,
  featured: ['cyber-security', 'full-stack-development', 'online-mba', 'cloud-computing'],
});

/** The one with a picture of its certificate; the others have the sample that the site draws. */
export const blockChainManagement: SeedProgram = { ...own, certificate_image: picture('certificate') };
