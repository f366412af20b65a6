import type { SeedFaq } from '../seed-program.ts';

export const baFaqs: SeedFaq[] = [
  {
    key: 'ba-subjects',
    program: 'online-ba',
    question: 'Can I replace one of the three subjects?',
    answer:
      '<p>No. In the general programme you study English, History and Political Science together. If you’d rather study one subject, apply for the <a href="/online-ba/economics">BA in Economics</a> or the <a href="/online-ba/sociology">BA in Sociology</a>. You can take other subjects as electives.</p>',
  },
  {
    key: 'ba-hindi',
    program: 'online-ba',
    question: 'Can I write my exams in Hindi?',
    answer:
      '<p>In History, Political Science and Sociology, yes: the question paper is bilingual, and you can answer in English or Hindi. You write English and Economics in English. Recorded lessons are in English with Hindi subtitles.</p>',
  },
  {
    key: 'ba-resume',
    program: 'online-ba',
    question: 'I left a BA after the second year. Can I finish it here?',
    answer:
      '<p>Often you can, at least in part. Send us your mark sheets before you apply. If your subjects match ours and your credits are in the Academic Bank of Credits, we can count them. You then start in a later semester and pay only from that semester.</p>',
  },
  {
    key: 'ba-fee',
    program: 'online-ba',
    question: 'What is the fee for the Bachelor of Arts?',
    answer: `
<p>The fee is the same for the general programme and both specialisations. Indian students pay ₹79,000 by semester (₹14,000, then ₹13,000 five times), ₹77,000 by year (₹26,000, then ₹25,500 twice) or ₹73,000 in full.</p>
<p>Instead of paying in full at the start, you can pay ₹7,000 at admission and ₹5,500 a month for twelve months, without interest.</p>`.trim(),
  },
];
