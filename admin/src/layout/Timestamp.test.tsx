import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';

import { Timestamp } from './Timestamp.tsx';

const shown = (at: string) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() => root.render(<Timestamp at={at} />));
  const time = host.querySelector('time');
  return { text: time?.textContent, title: time?.title };
};

test('a time is that of India, wherever the browser is', () => {
  const year = new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear();
  expect(shown(`${year}-03-01T20:00:00Z`).text).toBe('02 Mar, 01:30');
  expect(shown(`${year - 1}-12-31T18:30:00Z`).text).toBe('01 Jan, 00:00');
  expect(shown('2019-12-31T18:29:00Z').text).toBe('31 Dec 2019');
  expect(shown('2019-12-31T18:29:00Z').title).toContain('31 December 2019');
});
