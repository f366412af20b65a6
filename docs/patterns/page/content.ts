/** The content of the page. On the site it comes from the API. */
export const content = {
  title: 'Diploma in Data Analytics',
  slug: 'data-analytics',
  lead: 'One year from the first query to a model that your manager trusts.',
  fee: 32_848,
  menu: [
    { label: 'Programmes', href: '/programmes' },
    { label: 'Admission', items: [{ label: 'Admission Policy', href: '/admission-policy' }] },
    { label: 'Contact Us', href: '/contact' },
  ],
  facts: [
    { label: 'Duration', value: '1 year', icon: 'clock' },
    { label: 'Eligibility', value: 'Class 12, any stream', icon: 'users' },
    { label: 'Mode', value: 'Online, live at weekends', icon: 'laptop' },
  ],
  seals: [{ title: 'UGC Entitled' }, { title: 'NAAC A++ Grade' }, { title: 'AICTE Approved' }],
  figures: [
    { value: '10', title: 'hours a week' },
    { value: '40', title: 'credits' },
    { value: '1.2 lakh', title: 'learners so far' },
  ],
  reasons: [
    {
      icon: 'calendar',
      title: 'Weekends only',
      description: 'Live classes on Saturday and Sunday, recorded for later.',
    },
    {
      icon: 'briefcase',
      title: 'Work on real data',
      description: 'Four projects with data of Indian firms and cities.',
    },
    {
      icon: 'support',
      title: 'A mentor of your own',
      description: 'A practitioner who answers within one working day.',
    },
  ],
  road: [
    { title: 'Statistics and spreadsheets', description: 'What a number says, and what it does not.' },
    { title: 'Databases and queries', description: 'From a question to a table that answers it.' },
    { title: 'Models', description: 'Forecasts, classifications, and how to doubt them.' },
    { title: 'A project', description: 'One question of your own firm, answered.' },
  ],
  plans: [
    {
      title: 'Lumpsum',
      total: 32_848,
      popular: true,
      ways: [{ total: 32_848, steps: [{ label: 'At admission', amount: 32_848, at: 0 }] }],
    },
    {
      title: 'Semester',
      total: 35_000,
      ways: [{ total: 35_000, steps: [{ label: 'Before each semester', amount: 17_500, at: 0, times: 2, every: 6 }] }],
      axis: { until: 6, ticks: ['Admission', '6 months'] },
    },
  ],
  steps: [
    { title: 'Register', description: 'Your name and a mobile number.' },
    { title: 'Fill in the form', description: 'It saves itself; come back at any time.' },
    { title: 'Upload documents', description: 'Mark sheets and a photograph.' },
    { title: 'We verify', description: 'It takes two working days.' },
    { title: 'Pay the fee', description: 'You receive your registration number by e-mail.' },
  ],
  voices: [
    {
      quote: 'I wrote my last essay on the night train to Nagpur, and passed.',
      name: 'Asha Menon',
      designation: 'Policy analyst',
    },
    {
      quote: 'My mother asked what I do all weekend. I showed her our town’s water figures.',
      name: 'Imran Sheikh',
      designation: 'Municipal engineer',
    },
    { quote: 'पहली नौकरी पढ़ाई के दौरान ही मिल गई।', name: 'सुनीता यादव', designation: 'Data associate' },
  ],
  questions: [
    {
      id: 'phone',
      question: 'Can I study with a phone alone?',
      answer: '<p>Lectures and notes work on a phone. For written work you will want a keyboard.</p>',
    },
    {
      id: 'refund',
      question: 'Can the fee be returned if I withdraw?',
      answer: '<p>Until the classes begin you get everything back except the registration fee of ₹1,000.</p>',
    },
  ],
  others: [
    { title: 'Cyber Security', href: '/cyber-security', meta: '1 year · ₹32,848' },
    { title: 'Cloud Computing', href: '/cloud-computing', meta: '6 months · ₹27,374' },
    {
      title: 'Artificial Intelligence and Machine Learning',
      href: '/artificial-intelligence',
      meta: '1 year · ₹32,848',
    },
  ],
  footer: [
    {
      title: 'Programmes',
      links: [
        { label: 'Data Analytics', href: '/data-analytics' },
        { label: 'Cyber Security', href: '/cyber-security' },
      ],
    },
    { title: 'Admission', links: [{ label: 'Admission Policy', href: '/admission-policy' }] },
  ],
};
