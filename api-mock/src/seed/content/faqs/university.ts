import type { SeedFaq } from '../seed-program.ts';

/** Questions shown on every page. */
export const universityFaqs: SeedFaq[] = [
  {
    key: 'recognition',
    question: 'Is an online degree of Meridian University recognised?',
    answer:
      '<p>Yes. The university is entitled by the University Grants Commission to offer its programmes online and holds the grade A++ of NAAC. Under the rules of the UGC, a degree earned online is treated as equal to the same degree earned on campus, for employment and for further study.</p>',
  },
  {
    key: 'examinations',
    question: 'How are the examinations held?',
    answer:
      '<p>You sit the end-semester examinations at home, on a computer with a camera and a microphone, under the supervision of a proctor. They are held in <strong>December</strong> and <strong>June</strong>. A practice session is offered a week before, and a subject that is not passed can be taken again with the next examinations.</p>',
  },
  {
    key: 'fees-and-refunds',
    question: 'Can I pay in instalments, and are fees refunded if I withdraw?',
    answer: `
<p>Every programme page sets out its fee plans: by semester, by year or at once, and for most programmes by the month without interest.</p>
<p>If you withdraw, the fee is refunded according to the refund rules of the University Grants Commission. The registration fee, ₹1,000 for Indian and ₹1,500 for international students, is not refundable.</p>`.trim(),
  },
  {
    key: 'learning-hours',
    question: 'How many hours a week should I plan for?',
    answer: `
<p>That depends on the programme. As a guide, we suggest:</p>
<ul>
<li>for a degree such as the <a href="/online-ma">Master of Arts</a> or the <a href="/online-mba">MBA</a>, about two hours on weekdays and the live classes at the weekend;</li>
<li>for a diploma or certificate, six to eight hours a week.</li>
</ul>
<p>Live classes are recorded, so an evening missed is not a class missed.</p>`.trim(),
  },
  {
    key: 'documents',
    question: 'Which documents do I need to apply?',
    answer: `
<ul>
<li>A recent photograph and your signature</li>
<li>An identity document, such as Aadhaar, a passport or a driving licence</li>
<li>Mark sheets and certificates of class 10 and class 12</li>
<li>For a master’s degree, the mark sheets of all years of your bachelor’s degree and its certificate; if the result is awaited, a provisional mark sheet will do until it is out</li>
</ul>
<p>Clear photographs taken with a phone are accepted.</p>`.trim(),
  },
  {
    key: 'technical-needs',
    question: 'What do I need at home in order to study?',
    answer:
      '<p>For classes and reading, a phone with a current browser and an ordinary mobile connection will do; recordings can be saved for later at a low resolution. For the examinations you need a computer with a camera, a microphone and a connection of at least 1 Mbps.</p>',
  },
  {
    key: 'international-students',
    question: 'May I study from outside India?',
    answer:
      '<p>Yes. International students follow the same classes and receive the same award. Their fees stand under <em>International</em> in the fee section of each programme; class times are given in Indian Standard Time, and every class is recorded. Certificates earned abroad may need an equivalence certificate of the Association of Indian Universities.</p>',
  },
  {
    key: 'counselling',
    question: 'Can I talk to someone before I decide?',
    answer:
      '<p>Please do. Leave your number with any of the enquiry buttons, confirm it with the code you receive, and a counsellor will call you. The conversation is free, and it does not oblige you to anything.</p>',
  },
];
