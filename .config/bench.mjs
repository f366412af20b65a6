import { stopChildren } from './children.mjs';
import { stopCommands } from './command.mjs';
import { runMain, UserError } from './errors.mjs';

/** `npm run bench -- <figure> [argument]`: prints one line: the figure and how it was measured. */
const FIGURES = [
  'start',
  'lighthouse',
  'reads',
  'publish',
  'memory',
  'leads',
  'lead-list',
  'board',
  'backup',
  'scale',
  'events',
];

await runMain(async () => {
  const [figure, ...rest] = process.argv.slice(2);
  if (!FIGURES.includes(figure)) throw new UserError(`Name a figure: npm run bench -- ${FIGURES.join(' | ')}`);
  const stop = async () => {
    stopCommands();
    await stopChildren();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(1)));
  const { measure } = await import(`./bench/${figure}.mjs`);
  try {
    console.log(await measure(...rest));
  } finally {
    await stop();
  }
});
