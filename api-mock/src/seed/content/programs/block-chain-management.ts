import { certificate } from '../built-in.ts';
import { technicalFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { LAB_NOTE, labBenefits, TECHNICAL_MODE } from '../study-modes.ts';

export const blockChainManagement = certificate({
  slug: 'block-chain-management',
  subject: 'Block Chain Management',
  program_code: 'CS114',
  fees: technicalFees,
  mode: TECHNICAL_MODE,
  short_description:
    'Judge where a shared ledger helps and where it does not; design, govern and audit block chain projects for supply chains, records and finance.',
  promotional_text:
    'Applications for the Certificate in Block Chain Management are open to everyone who has passed 10+2. Pay ₹3,900 a month without interest.',
  banner_additional_info: '6 months, 1 semester, 20 credits',
  banner2_additional_info: 'Ledgers, Smart contracts, Supply chains, Regulation',
  banner3_additional_info: 'Open after 10+2, Live classes on Sundays',
  highlights: [highlight('Duration', '6 months'), highlight('Credits', '20'), highlight('Subjects', '5')],
  key_points: [
    keyPoint('link', 'Technology and management together'),
    keyPoint('check', 'When not to use a block chain'),
    keyPoint('shield', 'Indian regulation explained'),
  ],
  description: `
<p>A block chain is a record that several parties keep together because none of them wishes to trust another with it alone. That makes it useful for some tasks, such as tracing medicines or land titles, and needlessly slow for many others. This certificate teaches you to tell them apart.</p>
<p>You learn how ledgers, keys and smart contracts work, write two small contracts, and then look at what decides most projects: who joins, who pays, who may correct a mistake and what the law says. The programme is about managing such systems; it gives no advice on buying or selling digital assets.</p>`.trim(),
  key_contents: [
    card(
      'link',
      'How a ledger holds together',
      'Hashes, signatures and agreement between machines, explained with paper and pencil before any software.',
    ),
    card('code', 'Smart contracts', 'Write, test and review two short contracts, and study famous errors in others.'),
    card(
      'briefcase',
      'Cases from trade and government',
      'Supply chains, trade documents, academic records and land registers, with their successes and failures.',
    ),
    card('shield', 'Governance and law', 'Membership, liability, taxation and data protection in India.'),
  ],
  benefits: labBenefits('A private test network with its tools runs in an online lab.', 'link'),
  roadmap: [
    card('briefcase', 'Project coordinator', 'Plan and follow up ledger projects between partners and developers.'),
    card(
      'check',
      'Process and audit associate',
      'Check that a shared record says what happened, and that rules are kept.',
    ),
    card(
      'users',
      'Business analyst',
      'Describe processes and decide, with reasons, whether a ledger would improve them.',
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
