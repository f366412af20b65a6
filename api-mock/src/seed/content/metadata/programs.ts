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
    'A BBA of three years, taught live in a morning or an evening group, with an internship and a business plan. Open to every stream after 10+2.',
  ),
  of(
    'online-bcom',
    'Online BCom: accounts, tax and law in three years',
    'Keep the books of one firm through six semesters: accounting, taxation, law and audit, with evening classes and practice on Saturdays.',
  ),
  of(
    'online-ba',
    'Online BA: read three subjects, or one in depth',
    'A Bachelor of Arts from home: English, History and Political Science, or one discipline. Live classes at the weekend, lessons at any hour.',
  ),
  of(
    'online-ba/economics',
    'Online BA in Economics, with data from the start',
    'Markets, development and econometrics in three years, with the mathematics taught on the way and a study of one district that is your own.',
  ),
  of(
    'online-ba/sociology',
    'Online BA in Sociology, with fieldwork near home',
    'Learn to look, to ask and to count: three small studies of your own surroundings, the main schools of thought, and a long essay at the end.',
  ),
  of(
    'online-mba',
    'Online MBA: fees, electives, weekend classes',
    'An MBA of two years with classes at the weekend, twenty electives in four fields and a capstone with your employer. No entrance test is held.',
  ),
  of(
    'online-mba/marketing',
    'Online MBA in Marketing',
    'Customers, brands, prices and research: the foundations of the MBA, then a year of marketing with a capstone on a market of your choice.',
  ),
  of(
    'online-mba/finance',
    'Online MBA in Finance',
    'From reading accounts to valuing a firm: the foundations of the MBA, then a year of finance with a capstone on figures that are real.',
  ),
  of(
    'online-mba/human-resource-management',
    'Online MBA in Human Resource Management',
    'Hiring, pay, labour law and the life of teams: the foundations of the MBA, then a year on people at work and a capstone in an organisation.',
  ),
  of(
    'online-mba/business-analytics',
    'Online MBA in Business Analytics',
    'Turn questions into models and models into decisions: the foundations of the MBA, then a year of analytics. No programming is expected at first.',
  ),
  of(
    'online-mba-plus',
    'Online MBA Plus: the MBA with practice studios',
    'The MBA for people with a year of work behind them: real clients on studio Sundays, two professional certificates and 112 credits in two years.',
  ),
  of(
    'online-ma',
    'Online MA: English, Politics, Mass Communication',
    'A Master of Arts for graduates of every discipline: weekend seminars, three specialisations or the general programme, and a dissertation.',
  ),
  of(
    'online-ma/english',
    'Online MA in English: seminars and a dissertation',
    'Read from Chaucer to Amitav Ghosh, study how English works, and write criticism that holds up, in live seminars at the weekend.',
  ),
  of(
    'online-ma/political-science',
    'Online MA in Political Science',
    'Political thought, Indian government, comparative and world politics in two years of weekend seminars, for teachers, aspirants and citizens.',
  ),
  of(
    'online-ma/mass-communication',
    'Online MA in Mass Communication',
    'Report, write, record and edit for print, radio, video and the web, with media law and history, and a production of your own at the end.',
  ),
  of(
    'online-mca',
    'Online MCA: software, data and systems',
    'A Master of Computer Applications with live laboratories on Wednesdays, a bridge course for newcomers and a project that people really use.',
  ),
  of(
    'online-mcom',
    'Online MCom: accounting, finance and tax in depth',
    'Read annual reports as few do: a Master of Commerce with Sunday seminars, a dissertation, and most of the ground of the commerce NET.',
  ),
  of(
    'data-analytics',
    'Diploma in Data Analytics, online in one year',
    'Spreadsheets, SQL, Python and honest charts, in an online laboratory with a live class on Saturdays. One year, open to all after 10+2.',
  ),
  of(
    'artificial-intelligence-and-machine-learning',
    'Diploma in AI and Machine Learning, online',
    'Build systems that learn from data, and know when not to trust them. One year of lessons, labs and Saturday classes, open after 10+2.',
  ),
  of(
    'cyber-security',
    'Diploma in Cyber Security, online in one year',
    'Find weaknesses before others do, close them and answer for it: networks, systems, law and practice in a safe lab. Open to all after 10+2.',
  ),
  of(
    'internet-of-things',
    'Certificate in Internet of Things, online',
    'Sensors, boards, networks and the cloud behind them: six months of labs in the browser and live classes on Sundays. Open after 10+2.',
  ),
  of(
    'full-stack-development',
    'Certificate in Full Stack Development, online',
    'From the first line of HTML to a deployed application with a database, in six months of labs and Sunday classes. Open to all after 10+2.',
  ),
  of(
    'cloud-computing',
    'Certificate in Cloud Computing, online',
    'Run, secure and pay for machines you will never see: six months of cloud practice in the browser, with live classes on Sundays.',
  ),
  of(
    'block-chain-management',
    'Certificate in Block Chain Management, online',
    'What a chain of blocks can do for a firm and what a plain database does better: six months of concepts, law and labs. Open after 10+2.',
  ),
  of(
    'german-language',
    'Certificate in German Language, online',
    'Speak, read and write German from the first word, in live evening classes twice a week. Six months, a hundred hours, open after 10+2.',
  ),
  of(
    'japanese-language',
    'Certificate in Japanese Language, online',
    'Three scripts, the first conversations and the grammar behind them, in live evening classes twice a week. Six months, open after 10+2.',
  ),
  of(
    'french-language',
    'Certificate in French Language, online',
    'From bonjour to your first letter in French, in live evening classes twice a week with recordings. Six months, open to all after 10+2.',
  ),
];
