import type { SeedRow } from '../seed-row.ts';
import { metadataRow } from './metadata-row.ts';

/** Pages of the university, and fixed pages of the site. */
export const pageMetadataRows: readonly SeedRow<'metadata'>[] = [
  metadataRow(
    'home',
    'Home',
    'Meridian University Online: degrees that fit your life',
    'Compare online degrees, diplomas and certificates from Meridian University: what you study, who can apply, what it costs and when classes start.',
  ),
  metadataRow(
    'online-degree-education-learning-courses-ct',
    'Home, for campaigns',
    'Online degrees and courses after 10+2 or graduation',
    'Tell us what you’ve studied and what you want to do next. A counsellor will call you for free and suggest the programmes that suit you best.',
  ),
  metadataRow(
    'about',
    'About',
    'About Meridian University Online',
    'Why the university started teaching online, how we run classes, who decides on syllabi and exams, and what we don’t promise our students.',
  ),
  metadataRow(
    'programmes',
    'Programmes',
    'All online programmes, with duration and full fees',
    'All our online bachelor’s and master’s degrees, diplomas and certificates in one list, with duration, full fees and monthly EMIs for each.',
  ),
  metadataRow(
    'contact',
    'Contact',
    'Contact the admission office and student support',
    'Phone number, email and address of Meridian University Online, our calling hours, and how long we take to reply to each kind of question.',
  ),
  metadataRow(
    'recognition',
    'Recognition',
    'Recognition: UGC Entitled, NAAC A++, AICTE Approved',
    'What UGC, NAAC and AICTE recognition means for jobs, government exams and further study, what it doesn’t mean, and how to check it yourself.',
  ),
  metadataRow(
    'admission-policy',
    'Admission policy',
    'Admission policy: eligibility, dates, documents',
    'Who can join which programme, when applications open and close, how we verify documents, and the rules on pausing, changing and leaving.',
  ),
  metadataRow(
    'registration-process',
    'Registration process',
    'How to register, in five steps',
    'From your phone number to your registration number: the five steps, documents to keep ready, how long each step takes, and help if you’re stuck.',
  ),
  metadataRow(
    'assessments',
    'Assessments',
    'Assessments and online exams from home',
    'How we mark assignments and end-semester exams, what happens in a proctored exam, and what to do if you don’t pass a subject the first time.',
  ),
  metadataRow(
    'course-conduction',
    'Course conduction',
    'How our online courses work',
    'A week and a semester at Meridian University Online: recorded lessons, live classes, mentors, clinics, study material, and what we expect of you.',
  ),
  metadataRow(
    'discussion-forum',
    'Discussion forum',
    'Discussion forum for students and teachers',
    'Ask questions between classes: which rooms the forum has, when a teacher answers, how to ask a good question, and the rules of the forum.',
  ),
  metadataRow(
    'live-lecture',
    'Live lectures',
    'Live lectures: class schedule by course and batch',
    'See all live classes in one calendar. Choose a course, semester and batch for the subject, date and time of each lecture in Indian Standard Time.',
  ),
  metadataRow(
    'privacy-policy',
    'Privacy policy',
    'Privacy policy of Meridian University Online',
    'What personal data this site collects and why, who else gets it, which cookies it sets, how long we keep your data, and how to get it deleted.',
  ),
  metadataRow(
    'launchpad',
    'Launchpad',
    'Student launchpad: apply, prepare, refer a friend',
    'All you need between your enquiry and your first class: the application, class schedule, scholarships, a device check, and refer and earn.',
  ),
  metadataRow(
    'referral-dashboard',
    'Referral dashboard',
    'Your referrals and rewards',
    'See which of your friends have enquired and confirmed their number, how many you’ve referred so far, and how much you’ve earned.',
  ),
  metadataRow(
    'compare',
    'Compare',
    'Compare online programmes side by side',
    'Compare up to four programmes of Meridian University Online: duration, eligibility, credits, fees, specialisations and the next start date.',
  ),
  metadataRow(
    'blog',
    'Blog',
    'Blog: admissions, fees, study tips and exams',
    'Counsellors, mentors, proctors and the registrar write about specialisations, recognition, no-cost EMI, study plans and exam days.',
  ),
];
