import type { SeedFaq } from '../seed-program.ts';

export const builtInFaqs: SeedFaq[] = [
  {
    key: 'data-analytics-computer',
    program: 'data-analytics',
    question: 'Do I need a powerful computer for the diploma?',
    answer:
      '<p>No. All tools run in an online lab, so an ordinary laptop or desktop with a current browser is enough. A phone will do for lessons and live classes, but not for the labs.</p>',
  },
  {
    key: 'data-analytics-or-ai',
    program: 'data-analytics',
    question: 'Should I take this diploma or the one in AI and ML?',
    answer:
      '<p>Take this one if you want to understand data, report on it and advise others. Take the <a href="/artificial-intelligence-and-machine-learning">Diploma in Artificial Intelligence and Machine Learning</a> if you want to build systems that learn from data and like mathematics. Many begin here and add the other later.</p>',
  },
  {
    key: 'data-analytics-degree',
    program: 'data-analytics',
    question: 'Can I study for a degree at the same time?',
    answer:
      '<p>Yes. UGC rules allow two programmes side by side when at least one of them is online, as long as their class and examination hours do not collide. Please ask your other university whether it has rules of its own.</p>',
  },
  {
    key: 'japanese-language-start',
    program: 'japanese-language',
    question: 'Do I have to know the scripts before I begin?',
    answer:
      '<p>No. The programme starts with the first sign of hiragana. If you know hiragana and katakana already, you may take a short test in the first week and go straight on to kanji.</p>',
  },
  {
    key: 'japanese-language-level',
    program: 'japanese-language',
    question: 'Which level shall I reach?',
    answer:
      '<p>The syllabus covers ground close to level N5 of the Japanese-Language Proficiency Test. The test itself is held by its own organisers, usually in July and December, and is paid for separately.</p>',
  },
  {
    key: 'french-language-delf',
    program: 'french-language',
    question: 'Is the DELF examination part of the certificate?',
    answer:
      '<p>No. The university’s certificate rests on its own examinations. The syllabus follows level A1, so you may sit the DELF A1 afterwards at an examination centre of your choice, at its fee.</p>',
  },
  {
    key: 'french-language-next',
    program: 'french-language',
    question: 'Can I learn a second language alongside?',
    answer:
      '<p>We advise against beginning two languages in the same semester. Take French first, then go on to <a href="/german-language">German</a> or <a href="/japanese-language">Japanese</a> in the next batch.</p>',
  },
];
