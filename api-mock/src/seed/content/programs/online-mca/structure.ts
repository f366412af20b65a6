import type { ElectiveGroup, Semester } from '../../seed-program.ts';
import { electives, semester } from '../../structure.ts';

export const mcaSemesters: Semester[] = [
  semester(1, [
    ['Discrete Mathematics', 4],
    ['Data Structures', 4],
    ['Computer Organisation and Operating Systems', 4],
    ['Database Systems', 4],
    ['Programming in Python', 4],
    ['Laboratory I: Data Structures and SQL', 2],
  ]),
  semester(2, [
    ['Design and Analysis of Algorithms', 4],
    ['Object-Oriented Programming in Java', 4],
    ['Computer Networks', 4],
    ['Software Engineering', 4],
    ['Probability and Statistics', 4],
    ['Laboratory II: Web Applications', 2],
  ]),
  semester(3, [
    ['Machine Learning', 4],
    ['Information Security', 4],
    ['Cloud Platforms and Deployment', 4],
    ['Elective I', 4, 'elective'],
    ['Elective II', 4, 'elective'],
    ['Laboratory III: Team Project', 2],
  ]),
  semester(4, [
    ['Elective III', 4, 'elective'],
    ['Cyber Law and Professional Conduct', 2],
    ['Major Project', 16],
  ]),
];

export const mcaElectives: ElectiveGroup[] = [
  electives('Software Development', [
    [3, 'Mobile Application Development'],
    [3, 'Software Testing'],
    [4, 'Distributed Systems'],
  ]),
  electives('Data and Learning', [
    [3, 'Data Warehousing and Mining'],
    [3, 'Natural Language Processing'],
    [4, 'Deep Learning'],
  ]),
  electives('Systems and Security', [
    [3, 'Linux System Administration'],
    [3, 'Applied Cryptography'],
    [4, 'Computer Graphics'],
  ]),
];

export const mcaStructureNote =
  '<p>We assess labs on the code you submit and a short conversation about it. If your first degree isn’t in computing, you also take a bridge course in programming and computer fundamentals. It’s free, carries no credits, and you have to pass it before the second semester.</p>';
