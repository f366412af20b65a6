import { picture } from '../pictures.ts';
import { uploading } from '../admission.ts';
import { highlight, keyPoint } from '../cards.ts';
import { master } from '../degree.ts';
import type { SeedProgram } from '../seed-program.ts';
import { mcaBenefits, mcaKeyContents, mcaRoadmap } from './online-mca/cards.ts';
import { mcaFees } from './online-mca/fees.ts';
import { mcaLearnMore } from './online-mca/learn-more.ts';
import { mcaElectives, mcaSemesters, mcaStructureNote } from './online-mca/structure.ts';

export const onlineMca: SeedProgram = master({
  slug: 'online-mca',
  display_name: 'Master of Computer Applications',
  display_short_name: 'Online MCA',
  program_code: 'CS200',
  erp_unicode: 'Master of Computer Applications',
  short_description:
    'Design, build, secure and run software, from data structures to a project of sixteen credits that other people can use.',
  eligibility:
    'BCA or a bachelor’s degree in computer science; or any other bachelor’s degree with mathematics at 10+2 or at graduation. In each case at least 50% marks (45% for reserved categories) from a recognised university',
  mode: 'Online: live classes on Saturdays and Sundays, laboratory on Wednesday evenings, with recordings',
  promotional_text:
    'Applications for the MCA are open to graduates with mathematics at 10+2 or in their degree. Live laboratories every Wednesday, and ₹7,500 a month without interest on the Lumpsum plan.',
  banner_additional_info: '2 years, 4 semesters, 88 credits',
  banner2_additional_info: 'Algorithms, Cloud, Machine learning, Security',
  banner3_additional_info: 'Live laboratories, Bridge course, Major project',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '88'),
    highlight('Electives to choose from', '9'),
    highlight('Live laboratories', 'Every Wednesday'),
    highlight('Major project', '16 credits'),
  ],
  key_points: [
    keyPoint('code', 'Python, Java and SQL in the first year'),
    keyPoint('lock', 'Security as a core subject'),
    keyPoint('cloud', 'Your work runs on a real server'),
    keyPoint('users', 'Code reviews by people, not only by tests'),
  ],
  description: `
<p>Anyone can be shown how to make a program run. The MCA is about the years after that: making it correct, fast enough, safe, and clear to the person who has to change it when you have left. You study the theory that does not age, such as algorithms, networks, operating systems and databases, and practise it on tools that will.</p>
<p>There is code to write in every week of the programme. Laboratories meet live on Wednesday evenings; you share your screen, a teacher reads with you, and the tests run on our servers. In the last semester you spend sixteen credits on one project, alone or in a pair, with users who are not your friends.</p>
<p>Graduates in computing begin at once. If your first degree was in another field but you have had mathematics, a bridge course before and during the first semester closes the gap. Those who only want one technology may be better served by a certificate, for instance in <a href="/cloud-computing">Cloud Computing</a>.</p>`.trim(),
  key_contents: mcaKeyContents,
  benefits: mcaBenefits,
  roadmap: mcaRoadmap,
  semesters: mcaSemesters,
  program_structure_disclaimer: mcaStructureNote,
  electives: mcaElectives,
  fee_plans: mcaFees,
  admission_steps: uploading(
    'Upload a photograph, your signature, an identity document, and the mark sheets of class 10, class 12 and graduation. Mathematics must be visible on one of the last two, unless your degree is in computing. Clear photographs from a phone are accepted.',
  ),
  learn_more: mcaLearnMore,
  featured: [
    'online-mba',
    'online-mba-plus',
    'full-stack-development',
    'cloud-computing',
    'artificial-intelligence-and-machine-learning',
    'cyber-security',
  ],
  video: {
    title: 'Looked at in Computer Graphics: Tears of Steel, a film with visual effects made in free software',
    thumbnail: picture('mba-film'),
    link: 'https://www.youtube-nocookie.com/embed/R6MlUcmOul8',
  },
});
