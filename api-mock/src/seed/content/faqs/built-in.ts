import type { SeedFaq } from '../seed-program.ts';

export const builtInFaqs: SeedFaq[] = [
  {
    key: 'data-analytics-computer',
    program: 'data-analytics',
    question: 'Do I need a powerful computer for the diploma?',
    answer:
      '<p>No. All tools run in an online lab, so an ordinary laptop or desktop with an up-to-date browser is enough. You can use a phone for lessons and live classes, but not for the labs.</p>',
  },
  {
    key: 'data-analytics-or-ai',
    program: 'data-analytics',
    question: 'Should I take this diploma or the one in AI and ML?',
    answer:
      '<p>Take this one if you want to understand data, report on it and advise others. Take the <a href="/artificial-intelligence-and-machine-learning">Diploma in Artificial Intelligence and Machine Learning</a> if you like mathematics and want to build systems that learn from data. Many students start with this one and add the other later.</p>',
  },
  {
    key: 'data-analytics-degree',
    program: 'data-analytics',
    question: 'Can I study for a degree at the same time?',
    answer:
      '<p>Yes. UGC rules let you take two programmes at the same time if at least one is online and their classes and exams don’t clash. Please ask your other university if it has its own rules.</p>',
  },
  {
    key: 'japanese-language-start',
    program: 'japanese-language',
    question: 'Do I need to know the scripts before I start?',
    answer:
      '<p>No. The programme starts with the first hiragana character. If you already know hiragana and katakana, you can take a short test in the first week and go straight to kanji.</p>',
  },
  {
    key: 'japanese-language-level',
    program: 'japanese-language',
    question: 'What level will I reach?',
    answer:
      '<p>The syllabus is close to level N5 of the Japanese-Language Proficiency Test. The test’s own organisers hold it, usually in July and December, and you pay them separately.</p>',
  },
  {
    key: 'french-language-delf',
    program: 'french-language',
    question: 'Is the DELF exam part of the certificate?',
    answer:
      '<p>No. You get our certificate for passing our own exams. The syllabus follows level A1, so you can take the DELF A1 afterwards at an exam centre of your choice, and pay the centre’s fee.</p>',
  },
  {
    key: 'french-language-next',
    program: 'french-language',
    question: 'Can I learn a second language alongside?',
    answer:
      '<p>Please don’t start two languages in the same semester. Take French first, then go on to <a href="/german-language">German</a> or <a href="/japanese-language">Japanese</a> in the next batch.</p>',
  },
];
