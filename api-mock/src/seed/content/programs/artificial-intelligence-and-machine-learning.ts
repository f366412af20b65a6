import { diploma } from '../built-in.ts';
import { diplomaFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { DIPLOMA_MODE, LAB_NOTE, labBenefits } from '../study-modes.ts';

export const artificialIntelligence = diploma({
  slug: 'artificial-intelligence-and-machine-learning',
  subject: 'Artificial Intelligence and Machine Learning',
  shortName: 'AI and ML',
  program_code: 'CS102',
  fees: diplomaFees,
  mode: DIPLOMA_MODE,
  short_description:
    'Learn how machines learn. Build, train and test models for numbers, images and language, starting from the basics.',
  promotional_text:
    'Admissions are open for the Diploma in Artificial Intelligence and Machine Learning. You can join after 10+2. No-cost EMI of {monthly} a month.',
  banner_additional_info: '2 semesters',
  banner2_additional_info: 'Python, Machine learning, Neural networks, Language models',
  banner3_additional_info: 'Open after 10+2, Live classes on Saturdays',
  highlights: [highlight('Credits', '40'), highlight('Subjects', '10'), highlight('Project', '4 credits')],
  key_points: [
    keyPoint('brain', 'Build your own models'),
    keyPoint('code', 'Python in every semester'),
    keyPoint('shield', 'A full subject on AI ethics'),
  ],
  description: `
<p>Artificial intelligence rests on a few ideas that you can learn: how a model works, how it’s trained, and why good results on old data don’t guarantee good results on new data. You learn them by building. You write a small model by hand before you use a library, and you test every model before you trust it.</p>
<p>The first semester covers the maths and Python you need. The second covers neural networks, images and language, and where a model should not be used. If you’d rather work with reports and dashboards, look at the <a href="/data-analytics">Diploma in Data Analytics</a>.</p>`.trim(),
  key_contents: [
    card('book', 'Maths you’ll use', 'Vectors, probability and a little calculus, each taught when a model needs it.'),
    card(
      'brain',
      'Learning from examples',
      'Regression, trees, clustering and neural networks, compared on the same data so you can see how they differ.',
    ),
    card(
      'language',
      'Language and images',
      'Work with text in English and Hindi, and with photos, using open models that run in the lab.',
    ),
    card(
      'shield',
      'Responsible AI',
      'Bias, privacy and explainability: how to check who a model gets wrong, and how to report it.',
    ),
  ],
  benefits: labBenefits('You get notebooks with shared GPUs in an online lab.', 'brain'),
  roadmap: [
    card(
      'brain',
      'Junior machine learning engineer',
      'Prepare data, train models and monitor them, guided by senior engineers.',
    ),
    card(
      'chart',
      'Data science associate',
      'Use models to answer business questions, and explain the answers in simple words.',
    ),
    card(
      'check',
      'AI quality analyst',
      'Test AI systems, label and review data, and document where a model can be used.',
    ),
    card('star', 'Further study', 'Go on to a bachelor’s degree in computer applications or engineering.'),
  ],
  semesters: [
    semester(1, [
      ['Introduction to Artificial Intelligence', 4],
      ['Mathematics for Machine Learning', 4],
      ['Programming in Python', 4],
      ['Data Handling and Visualisation', 4],
      ['Supervised Machine Learning', 4],
    ]),
    semester(2, [
      ['Unsupervised Learning and Recommendation', 4],
      ['Neural Networks and Deep Learning', 4],
      ['Natural Language Processing', 4],
      ['Ethics and Governance of Artificial Intelligence', 4],
      ['Machine Learning Project', 4],
    ]),
  ],
  program_structure_disclaimer: LAB_NOTE,
  learn_more: [
    {
      title: 'How much maths do I need?',
      description: `
<p>You need class 12 maths. If you don’t have it, you can catch up. <em>Mathematics for Machine Learning</em> starts with straight lines and averages and goes up to gradients and conditional probability, and a weekly clinic helps you with the exercises.</p>
<p>You don’t need to have coded before. A short preparatory course in Python opens on the day you get your registration number, so you can start before the first class.</p>`.trim(),
    },
  ],
  featured: ['data-analytics', 'cyber-security', 'online-mba', 'internet-of-things'],
});
