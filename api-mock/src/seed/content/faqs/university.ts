import type { SeedFaq } from '../seed-program.ts';

/** Questions shown on every page. */
export const universityFaqs: SeedFaq[] = [
  {
    key: 'recognition',
    question: 'Is an online degree from Meridian University recognised?',
    answer:
      '<p>Yes. The University Grants Commission (UGC) has entitled us to offer our programmes online, and we have the NAAC A++ grade. Under UGC rules, an online degree is equal to the same degree earned on campus, for jobs and for further study.</p>',
  },
  {
    key: 'examinations',
    question: 'How do I take my exams?',
    answer:
      '<p>You take your end-semester exams at home in <strong>December</strong> and <strong>June</strong>, on a computer with a camera and a microphone. A proctor supervises you online. There’s a practice session a week before. If you don’t pass a subject, you can take it again with the next exams.</p>',
  },
  {
    key: 'fees-and-refunds',
    question: 'Can I pay in instalments, and do I get a refund if I withdraw?',
    answer: `
<p>Yes. Every programme page shows its fee plans: you can pay by semester, by year or in full. Most programmes also have a no-cost EMI.</p>
<p>If you withdraw, we refund your fee under the refund rules of the University Grants Commission. The registration fee (₹1,000 for Indian and ₹1,500 for international students) is not refundable.</p>`.trim(),
  },
  {
    key: 'learning-hours',
    question: 'How many hours a week should I plan for?',
    answer: `
<p>It depends on your programme. We suggest:</p>
<ul>
<li>for a degree such as the <a href="/online-ma">Master of Arts</a> or the <a href="/online-mba">MBA</a>, about two hours every weekday, plus your live classes on weekends;</li>
<li>for a diploma or certificate, six to eight hours a week.</li>
</ul>
<p>We record every live class, so you can watch it later if you miss it.</p>`.trim(),
  },
  {
    key: 'documents',
    question: 'What documents do I need to apply?',
    answer: `
<ul>
<li>A recent photo and your signature</li>
<li>An identity document, such as Aadhaar, a passport or a driving licence</li>
<li>Mark sheets and certificates of class 10 and class 12</li>
<li>For a master’s degree, the mark sheets of all years of your bachelor’s degree and your degree certificate; if you’re waiting for your result, a provisional mark sheet is fine until it’s out</li>
</ul>
<p>Clear phone photos are fine.</p>`.trim(),
  },
  {
    key: 'technical-needs',
    question: 'What do I need to study from home?',
    answer:
      '<p>For classes and reading, all you need is a phone with an up-to-date browser and mobile data. You can save recordings for later in low resolution. For exams you need a computer with a camera, a microphone and an internet connection of at least 1 Mbps.</p>',
  },
  {
    key: 'international-students',
    question: 'Can I study from outside India?',
    answer:
      '<p>Yes. International students take the same classes and get the same degree, diploma or certificate. You’ll find your fees under <em>International</em> in the fee section of each programme. Class times are in Indian Standard Time, and we record every class. If you earned your certificates abroad, you might need an equivalence certificate from the Association of Indian Universities.</p>',
  },
  {
    key: 'counselling',
    question: 'Can I talk to someone before I decide?',
    answer:
      '<p>Yes, please do. Tap any enquiry button, enter your number and confirm it with the code we send you. A counsellor will call you. The call is free, and you don’t have to apply afterwards.</p>',
  },
];
