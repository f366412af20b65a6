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
    'Design, build, secure and run software. Go from data structures to a sixteen-credit project that people really use.',
  eligibility:
    'BCA or a bachelor’s degree in computer science; or any other bachelor’s degree with mathematics at 10+2 or at graduation. In both cases, at least 50% marks (45% for reserved categories) from a recognised university',
  mode: 'Online: live classes on Saturdays and Sundays, live labs on Wednesday evenings, with recordings',
  promotional_text:
    'Admissions are open for the MCA. You need maths at 10+2 or in your degree. Live labs are every Wednesday. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner_additional_info: '4 semesters',
  banner2_additional_info: 'Algorithms, Cloud, Machine learning, Security',
  banner3_additional_info: 'Live labs, Bridge course, Major project',
  highlights: [
    highlight('Credits', '88'),
    highlight('Electives to choose from', '9'),
    highlight('Live labs', 'Every Wednesday'),
    highlight('Major project', '16 credits'),
  ],
  key_points: [
    keyPoint('code', 'Python, Java and SQL in the first year'),
    keyPoint('lock', 'Security as a core subject'),
    keyPoint('cloud', 'Your work runs on a real server'),
    keyPoint('users', 'Code reviews by people, not only tests'),
  ],
  description: `
<p>The MCA teaches you to write software that’s correct, fast, safe and easy for the next person to change. You study theory that stays useful, such as algorithms, networks, operating systems and databases, and practise it with current tools.</p>
<p>You write code every week. Labs are live on Wednesday evenings: you share your screen, a teacher reads your code with you, and the tests run on our servers. In the last semester you spend sixteen credits on one project, alone or in a pair, with real users.</p>
<p>If you have a degree in computing, you start directly. If it’s in another field but you’ve studied maths, a bridge course covers what you need. For one technology alone, look at a certificate such as <a href="/cloud-computing">Cloud Computing</a>.</p>`.trim(),
  key_contents: mcaKeyContents,
  benefits: mcaBenefits,
  roadmap: mcaRoadmap,
  semesters: mcaSemesters,
  program_structure_disclaimer: mcaStructureNote,
  electives: mcaElectives,
  fee_plans: mcaFees,
  admission_steps: uploading(
    'Upload a photo, your signature, an identity document, and your mark sheets for class 10, class 12 and graduation. Mathematics must be on one of the last two, unless your degree is in computing. Clear phone photos are fine.',
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
    title: 'From the Computer Graphics class: Tears of Steel, a film with visual effects made in free software',
    thumbnail: picture('mba-film'),
    link: 'https://www.youtube-nocookie.com/embed/R6MlUcmOul8',
  },
});
