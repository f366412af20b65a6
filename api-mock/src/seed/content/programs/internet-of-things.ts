import { certificate } from '../built-in.ts';
import { technicalFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { LAB_NOTE, labBenefits, TECHNICAL_MODE } from '../study-modes.ts';

export const internetOfThings = certificate({
  slug: 'internet-of-things',
  subject: 'Internet of Things',
  shortName: 'IoT',
  program_code: 'CS111',
  fees: technicalFees,
  mode: TECHNICAL_MODE,
  short_description:
    'Connect sensors, boards and the cloud. Measure something real, send it safely and act on it, in guided labs.',
  promotional_text:
    'Admissions are open for the Certificate in Internet of Things. You can join after 10+2. No-cost EMI of {monthly} a month.',
  banner_additional_info: '1 semester',
  banner2_additional_info: 'Sensors, Microcontrollers, MQTT, Dashboards',
  banner3_additional_info: 'Open after 10+2, Live classes on Sundays',
  highlights: [highlight('Credits', '20'), highlight('Subjects', '5')],
  key_points: [
    keyPoint('link', 'From sensor to dashboard'),
    keyPoint('laptop', 'Simulated boards in the browser'),
    keyPoint('lock', 'Security from the first week'),
  ],
  description: `
<p>Think of a pump that reports its own leak, or a cold store that calls before the vaccines spoil. That’s the internet of things: a measurement that leads to a decision. In this certificate you build the whole chain, from the sensor, board and network to the screen where people act on it.</p>
<p>We simulate the boards in the browser, so you don’t need any equipment. If you own a small board, you can do every exercise on it too. Examples come from farms, homes, factories and water supply in India.</p>`.trim(),
  key_contents: [
    card(
      'laptop',
      'Boards and sensors',
      'Read temperature, moisture and movement, and switch a motor or a valve in response.',
    ),
    card(
      'globe',
      'Connecting small devices',
      'Choose between Wi-Fi, Bluetooth and long-range radio, and send data with MQTT.',
    ),
    card('cloud', 'Data in the cloud', 'Store readings, raise alerts and show the last day or year on a dashboard.'),
    card('lock', 'Safe devices', 'Keys, updates and safe settings, so nobody can break in through a meter.'),
  ],
  benefits: labBenefits('Simulated boards and a message broker run in an online lab.'),
  roadmap: [
    card('laptop', 'IoT technician', 'Install, connect and maintain devices in buildings, farms and plants.'),
    card('code', 'Embedded trainee', 'Write and test small programs for microcontrollers in a product team.'),
    card('briefcase', 'Solution support', 'Explain, set up and troubleshoot connected products for customers.'),
  ],
  semesters: [
    semester(1, [
      ['Introduction to the Internet of Things', 4],
      ['Sensors, Actuators and Microcontrollers', 4],
      ['Communication Protocols for Connected Devices', 4],
      ['Cloud Platforms and Data for IoT', 4],
      ['IoT Security and Mini Project', 4],
    ]),
  ],
  program_structure_disclaimer: LAB_NOTE,
  featured: [
    'cloud-computing',
    'full-stack-development',
    'artificial-intelligence-and-machine-learning',
    'cyber-security',
  ],
});
