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
    'Understand how machines learn from examples: build, test and question models for numbers, pictures and language, from first principles.',
  promotional_text:
    'Applications for the Diploma in Artificial Intelligence and Machine Learning are open to everyone who has passed 10+2. Pay ₹2,800 a month without interest.',
  banner_additional_info: '1 year, 2 semesters, 40 credits',
  banner2_additional_info: 'Python, Machine learning, Neural networks, Language models',
  banner3_additional_info: 'Open after 10+2, Live classes on Saturdays',
  highlights: [
    highlight('Duration', '1 year'),
    highlight('Credits', '40'),
    highlight('Subjects', '10'),
    highlight('Project', '4 credits'),
  ],
  key_points: [
    keyPoint('brain', 'Models you build yourself'),
    keyPoint('code', 'Python throughout'),
    keyPoint('shield', 'Fairness taught as a subject'),
  ],
  description: `
<p>Behind the word artificial intelligence stand a few ideas that can be learnt: a model is a function, training is a search, and a good result on known examples proves little about new ones. The diploma teaches these ideas by building. You write a small model by hand before you use a library, and you measure each one before you trust it.</p>
<p>The first semester gives you the mathematics and the Python you need. The second goes on to neural networks, pictures and language, and to the question of what a model should not be used for. Those who want to work mainly with reports and dashboards may prefer the <a href="/data-analytics">Diploma in Data Analytics</a>.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Mathematics with a purpose',
      'Vectors, probability and a little calculus, each introduced when a model needs it.',
    ),
    card(
      'brain',
      'Learning from examples',
      'Regression, trees, clustering and neural networks, compared on the same data so that their differences become visible.',
    ),
    card(
      'language',
      'Language and vision',
      'Work with text in English and Hindi, and with photographs, using open models that run in the lab.',
    ),
    card(
      'shield',
      'Responsible use',
      'Bias, privacy and explanation: how to find out whom a model fails, and how to report it.',
    ),
  ],
  benefits: labBenefits('Notebooks with shared graphics processors are provided in an online lab.', 'brain'),
  roadmap: [
    card(
      'brain',
      'Junior machine learning engineer',
      'Prepare data, train models and watch over them in use, under the guidance of senior engineers.',
    ),
    card(
      'chart',
      'Data science associate',
      'Answer questions of a business with models and explain the answers in plain words.',
    ),
    card('check', 'AI quality analyst', 'Test systems, label and review data, and document where a model may be used.'),
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
      title: 'How much mathematics is needed?',
      description: `
<p>You need the mathematics of class 12 or the willingness to catch up on it. The subject <em>Mathematics for Machine Learning</em> starts from straight lines and averages and reaches gradients and conditional probability; weekly clinics go through the exercises.</p>
<p>You do not need to have programmed before. A short preparatory course in Python is open to you from the day you receive your registration number, so that you can begin before the first class.</p>`.trim(),
    },
  ],
  featured: ['data-analytics', 'cyber-security', 'online-mba', 'internet-of-things'],
});
