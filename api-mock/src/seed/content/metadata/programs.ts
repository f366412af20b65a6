import { programOf } from '../program-id.ts';
import type { SeedRow } from '../seed-row.ts';
import { metadataRow } from './metadata-row.ts';

const of = (path: string, title: string, description: string) =>
  metadataRow(path, programOf(path).display_name, title, description);

/** Programmes and specialisations. */
export const programMetadataRows: readonly SeedRow<'metadata'>[] = [
  of(
    'online-bba',
    'Online BBA: fees, subjects, admission after 10+2',
    'A three-year BBA with live classes in a morning or an evening group, an internship and a business plan. Open to every stream after 10+2.',
  ),
  of(
    'online-bcom',
    'Online BCom: accounts, tax and law in three years',
    'Learn accounting, taxation, law and audit on the books of one company through six semesters. Evening classes, with practice on Saturdays.',
  ),
  of(
    'online-ba',
    'Online BA: study three subjects, or specialise',
    'A Bachelor of Arts from home: English, History and Political Science, or one discipline. Live classes on weekends, lessons at any time.',
  ),
  of(
    'online-ba/economics',
    'Online BA in Economics, with real data from India',
    'Markets, development and econometrics in three years. We teach you the maths you need, and you do a data project on one district you choose.',
  ),
  of(
    'online-ba/sociology',
    'Online BA in Sociology, with fieldwork near home',
    'Learn to observe, interview and survey: three small studies in your own neighbourhood, the main thinkers, and a long essay at the end.',
  ),
  of(
    'online-mba',
    'Online MBA: fees, electives, weekend classes',
    'A two-year MBA with weekend classes, twenty electives in four fields and a capstone you can do with your employer. No entrance test.',
  ),
  of(
    'online-mba/marketing',
    'Online MBA in Marketing',
    'Customers, brands, prices and research: the common first year of the MBA, then a year of marketing and a capstone on a market you choose.',
  ),
  of(
    'online-mba/finance',
    'Online MBA in Finance',
    'From reading accounts to valuing a company: the common first year of the MBA, then a year of finance and a capstone with real figures.',
  ),
  of(
    'online-mba/human-resource-management',
    'Online MBA in Human Resource Management',
    'Hiring, pay, labour law and teams: the common first year of the MBA, then a year of human resources and a capstone in an organisation.',
  ),
  of(
    'online-mba/business-analytics',
    'Online MBA in Business Analytics',
    'Turn questions into models and models into decisions: the common first year of the MBA, then a year of analytics. No programming needed to start.',
  ),
  of(
    'online-mba-plus',
    'Online MBA Plus: the MBA with practice studios',
    'The MBA for people with a year of work experience: real clients on studio Sundays, two professional certificates and 112 credits in two years.',
  ),
  of(
    'online-ma',
    'Online MA: English, Politics, Mass Communication',
    'A Master of Arts for graduates of any discipline: weekend seminars, three specialisations or the general programme, and a dissertation.',
  ),
  of(
    'online-ma/english',
    'Online MA in English: seminars and a dissertation',
    'Read from Chaucer to Amitav Ghosh, study how English works, and learn to write criticism you can defend, in live weekend seminars.',
  ),
  of(
    'online-ma/political-science',
    'Online MA in Political Science',
    'Political thought, Indian government, comparative and world politics in two years of weekend seminars, for teachers and exam aspirants too.',
  ),
  of(
    'online-ma/mass-communication',
    'Online MA in Mass Communication',
    'Report, write, record and edit for print, radio, video and the web. Study media law and history, and make your own production at the end.',
  ),
  of(
    'online-mca',
    'Online MCA: software, data and systems',
    'A Master of Computer Applications with live labs on Wednesdays, a bridge course for beginners and a project that real people use.',
  ),
  of(
    'online-mcom',
    'Online MCom: accounting, finance and tax in depth',
    'A Master of Commerce based on real annual reports, with Sunday seminars, a dissertation, and most of the commerce syllabus for NET.',
  ),
  of(
    'data-analytics',
    'Diploma in Data Analytics, online in one year',
    'Learn spreadsheets, SQL, Python and honest charts in an online lab, with a live class on Saturdays. One year, open to all after 10+2.',
  ),
  of(
    'artificial-intelligence-and-machine-learning',
    'Diploma in AI and Machine Learning, online',
    'Build systems that learn from data, and know when not to trust them. One year of lessons, labs and Saturday classes, open after 10+2.',
  ),
  of(
    'cyber-security',
    'Diploma in Cyber Security, online in one year',
    'Find weaknesses before attackers do, and fix them. Study networks, systems, cyber law and defence in a safe lab. Open to all after 10+2.',
  ),
  of(
    'internet-of-things',
    'Certificate in Internet of Things, online',
    'Sensors, boards, networks and the cloud: six months of labs in your browser and live classes on Sundays. Open to all after 10+2.',
  ),
  of(
    'full-stack-development',
    'Certificate in Full Stack Development, online',
    'From your first line of HTML to a live web app with a database, in six months of labs and Sunday classes. Open to all after 10+2.',
  ),
  of(
    'cloud-computing',
    'Certificate in Cloud Computing, online',
    'Learn to set up, secure and manage cloud servers: six months of practice in your browser, with live classes on Sundays. Open after 10+2.',
  ),
  of(
    'block-chain-management',
    'Certificate in Block Chain Management, online',
    'What blockchain can do for a company, and what a plain database does better: six months of concepts, law and labs. Open after 10+2.',
  ),
  of(
    'german-language',
    'Certificate in German Language, online',
    'Speak, read and write German from the first class, with live evening classes twice a week. Six months, a hundred hours, open after 10+2.',
  ),
  of(
    'japanese-language',
    'Certificate in Japanese Language, online',
    'Learn three scripts, your first conversations and the grammar, in live evening classes twice a week. Six months, open to all after 10+2.',
  ),
  of(
    'french-language',
    'Certificate in French Language, online',
    'From bonjour to your first letter in French, in live evening classes twice a week, with recordings. Six months, open to all after 10+2.',
  ),
];
