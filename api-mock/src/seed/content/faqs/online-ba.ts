import type { SeedFaq } from '../seed-program.ts';

export const baFaqs: SeedFaq[] = [
  {
    key: 'ba-subjects',
    program: 'online-ba',
    question: 'May I replace one of the three subjects?',
    answer:
      '<p>In the general programme English, History and Political Science belong together. If you would rather study one discipline, apply for the <a href="/online-ba/economics">BA in Economics</a> or the <a href="/online-ba/sociology">BA in Sociology</a>. Other subjects can be taken as electives.</p>',
  },
  {
    key: 'ba-hindi',
    program: 'online-ba',
    question: 'Can I write my examinations in Hindi?',
    answer:
      '<p>In History, Political Science and Sociology the question paper is bilingual, and you may answer in English or in Hindi. English and Economics are examined in English. Recorded lessons are in English with Hindi subtitles.</p>',
  },
  {
    key: 'ba-resume',
    program: 'online-ba',
    question: 'I left a BA after the second year. Can I finish it here?',
    answer:
      '<p>Often, at least in part. Send us the mark sheets before you apply. Credits that the Academic Bank of Credits holds, in subjects that agree with ours, can be recognised, and you then begin in a later semester and pay from that semester on.</p>',
  },
  {
    key: 'ba-fee',
    program: 'online-ba',
    question: 'What is the fee of the Bachelor of Arts?',
    answer: `
<p>It is the same in the general programme and in both specialisations. Indian students pay ₹79,000 by semester (₹14,000, then ₹13,000 five times), ₹77,000 by year (₹26,000, then ₹25,500 twice) or ₹73,000 at once.</p>
<p>Instead of paying at once you may pay ₹7,000 at admission and ₹5,500 a month for twelve months, without interest.</p>`.trim(),
  },
];
