import type { ComponentTexts } from './component-texts.ts';

const number = new Intl.NumberFormat('en-IN');

/** The texts of all components in English, the default. */
export const english: ComponentTexts = {
  locale: 'en-IN',
  appBar: { label: 'Main menu', home: 'home' },
  bottomBar: { label: 'Main actions' },
  breadcrumbs: { label: 'You are here' },
  cardRow: { previous: 'Show earlier', next: 'Show more' },
  carousel: {
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop the slides',
    play: 'Let the slides go on',
    slide: (position, count) => `Slide ${position} of ${count}`,
  },
  characterCount: {
    used: (length, limit) => `${number.format(length)} of ${number.format(limit)} characters`,
    tooMany: (excess) => `${number.format(excess)} ${excess === 1 ? 'character' : 'characters'} too many`,
  },
  clamp: { more: 'View more', less: 'View less' },
  confirmDialog: { cancel: 'Cancel', more: (count) => `and ${count} more` },
  dataTable: { empty: 'Nothing to show yet.' },
  dialog: { close: 'Close' },
  errorState: { retry: 'Try again', reference: (reference) => `Reference: ${reference}` },
  filterBar: {
    label: 'Filters',
    apply: 'Show results',
    clear: 'Clear all filters',
    count: (count) => `${number.format(count)} ${count === 1 ? 'result' : 'results'}`,
    empty: 'Nothing matches these filters',
    emptyText: 'Remove a filter to see more.',
  },
  formSummary: { title: 'Please check the following' },
  inPageNav: { label: 'On this page' },
  link: { newTab: '(opens in a new tab)' },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page, pages) => `Page ${number.format(page)} of ${number.format(pages)}`,
  },
  phoneField: { country: 'Country of the number', otherCountry: 'Another country' },
  priceCard: { popular: 'Most chosen' },
  progressBar: { label: 'Loading the page', percent: (percent) => `${percent} per cent` },
  prose: { table: 'Table' },
  skipLink: { label: 'Skip to the main content' },
  stepper: { done: 'done', position: (step, steps) => `Step ${step} of ${steps}` },
  submitButton: { busy: 'Please wait…' },
  ticker: { label: 'Announcement', pause: 'Pause the moving text', play: 'Start the moving text' },
  toast: { close: 'Close this message' },
  videoFacade: { play: 'Play video' },
};
