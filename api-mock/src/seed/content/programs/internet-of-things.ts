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
    'Connect sensors, boards and the cloud: measure something real, send it safely over a network and act on it, in six months of guided labs.',
  promotional_text:
    'Applications for the Certificate in Internet of Things are open to everyone who has passed 10+2. Pay ₹3,900 a month without interest.',
  banner_additional_info: '6 months, 1 semester, 20 credits',
  banner2_additional_info: 'Sensors, Microcontrollers, MQTT, Dashboards',
  banner3_additional_info: 'Open after 10+2, Live classes on Sundays',
  highlights: [highlight('Duration', '6 months'), highlight('Credits', '20'), highlight('Subjects', '5')],
  key_points: [
    keyPoint('link', 'From sensor to dashboard'),
    keyPoint('laptop', 'Simulated boards in the browser'),
    keyPoint('lock', 'Security from the first week'),
  ],
  description: `
<p>A pump that reports its own leak, a cold store that calls before the vaccines spoil: the internet of things joins a measurement to a decision. In this certificate you build the whole chain once, from the sensor through the board and the network to the screen on which someone acts.</p>
<p>Boards are simulated in the browser, so you need no equipment. If you own a small board, every exercise can also be done with it. Examples come from farms, homes, factories and water supply in India.</p>`.trim(),
  key_contents: [
    card(
      'laptop',
      'Boards and sensors',
      'Read temperature, moisture and movement, and switch a motor or a valve in answer.',
    ),
    card(
      'globe',
      'Networks of small things',
      'Choose between Wi-Fi, Bluetooth and long-range radio, and send data with MQTT.',
    ),
    card('cloud', 'Data in the cloud', 'Store readings, raise alarms and draw the last day or year on a dashboard.'),
    card(
      'lock',
      'Safe devices',
      'Keys, updates and sensible defaults, so that a meter does not become a door for others.',
    ),
  ],
  benefits: labBenefits('Simulated boards and a message broker run in an online lab.'),
  roadmap: [
    card('laptop', 'IoT technician', 'Install, connect and look after devices in buildings, farms and plants.'),
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
