import type { SeedRow } from '../seed-row.ts';
import { metadataRow } from './metadata-row.ts';

/** Pages of the university, and fixed pages of the site. */
export const pageMetadataRows: readonly SeedRow<'metadata'>[] = [
  metadataRow(
    'home',
    'Home',
    'Meridian University Online: degrees that fit your life',
    'Compare the online degrees, diplomas and certificates of Meridian University: what you study, who may apply, what it costs and when it begins.',
  ),
  metadataRow(
    'online-degree-education-learning-courses-ct',
    'Home, for campaigns',
    'Online degrees and courses after 10+2 or graduation',
    'Tell us what you have studied and where you want to go. A counsellor calls you, free of charge, and names the programmes that suit you best.',
  ),
  metadataRow(
    'about',
    'About',
    'About Meridian University Online',
    'How the university came to teach online, what its classes are made of, who decides on syllabi and examinations, and what it will not promise.',
  ),
  metadataRow(
    'programmes',
    'Programmes',
    'All online programmes, with length and full fee',
    'Bachelor’s and master’s degrees, diplomas and certificates in one list, with their length, the full fee and the monthly payments of each.',
  ),
  metadataRow(
    'contact',
    'Contact',
    'Contact the admission office and student support',
    'Telephone, e-mail and address of Meridian University Online, the hours at which people answer, and how long a reply takes for each kind of question.',
  ),
  metadataRow(
    'recognition',
    'Recognition',
    'Recognition: UGC Entitled, NAAC A++, AICTE Approved',
    'What the three badges mean for jobs, examinations and further study, what they do not mean, and how to check each of them without asking us.',
  ),
  metadataRow(
    'admission-policy',
    'Admission policy',
    'Admission policy: eligibility, dates, documents',
    'Who may join which programme, when applications open and close, how documents are verified, and the rules on pausing, changing and leaving.',
  ),
  metadataRow(
    'registration-process',
    'Registration process',
    'How to register, in five steps',
    'From your telephone number to your registration number: the five steps, the papers to have ready, how long each step takes, and help if you are stuck.',
  ),
  metadataRow(
    'assessments',
    'Assessments',
    'Assessments and examinations at home',
    'How assignments and end-semester examinations are marked, how a proctored paper runs, and what to do when a subject is not passed the first time.',
  ),
  metadataRow(
    'course-conduction',
    'Course conduction',
    'How our online courses are conducted',
    'A week and a semester at Meridian University Online: recorded lessons, live classes, mentors, clinics, study material, and what is expected of you.',
  ),
  metadataRow(
    'discussion-forum',
    'Discussion forum',
    'Discussion forum for learners and teachers',
    'Where learners ask between two classes: how the rooms are arranged, when a teacher answers, how to ask well, and the few rules everyone keeps.',
  ),
  metadataRow(
    'live-lecture',
    'Live lectures',
    'Live lectures: the class schedule by course and batch',
    'The calendar of all live classes: choose a course, a semester and a batch, and see subject, date and hour of each lecture in Indian Standard Time.',
  ),
  metadataRow(
    'privacy-policy',
    'Privacy policy',
    'Privacy policy of Meridian University Online',
    'Which personal data this site collects and why, who else receives them, which cookies it sets, how long all of it is kept, and how to have it deleted.',
  ),
  metadataRow(
    'launchpad',
    'Launchpad',
    'Learner launchpad: apply, prepare, refer a friend',
    'Everything between your enquiry and your first class: the application, the schedule, scholarships, a check of your device, and refer and earn.',
  ),
  metadataRow(
    'referral-dashboard',
    'Referral dashboard',
    'Your referrals and rewards',
    'See which of your friends have enquired and confirmed their number, how many you have referred so far, and what you have earned with it.',
  ),
  metadataRow(
    'compare',
    'Compare',
    'Compare online programmes side by side',
    'Put up to three programmes of Meridian University Online next to each other: length, eligibility, credits, fees, specialisations and next start.',
  ),
  metadataRow(
    'blog',
    'Blog',
    'Blog: choosing, paying, studying, passing',
    'Counsellors, mentors, proctors and the registrar write about specialisations, recognition, monthly payments, study plans and examination days.',
  ),
];
