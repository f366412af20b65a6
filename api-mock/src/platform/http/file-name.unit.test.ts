import { expect, test } from 'vitest';

import { hostilePaths } from '../../hostile/corpora.ts';
import { fileName } from './file-name.ts';

test.each([
  ['lamp.png', 'lamp.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\me\\lamp.exe', 'lamp.png'],
  ['lamp.php.png', 'lamp.php.png'],
  ['Semester 1 (final).jpeg', 'Semester 1 (final).png'],
  ['आवेदन पत्र.jpg', 'आवेदन पत्र.png'],
  ['line\r\nSet-Cookie: a=b', 'line Set-Cookie a=b.png'],
  ['\u202Egnp.exe', 'gnp.png'],
  ['half \uD800 a letter', 'half \uFFFD a letter.png'],
  ['...', 'file.png'],
  ['   ', 'file.png'],
  ['', 'file.png'],
  ['x'.repeat(400), `${'x'.repeat(120)}.png`],
])('%j becomes %j', (given, kept) => {
  expect(fileName(given, 'png')).toBe(kept);
});

test('whatever it was called, it is a plain name', () => {
  const { traversal, hostile_filenames, crlf } = hostilePaths();
  for (const given of [...traversal, ...hostile_filenames, ...crlf]) {
    const kept = fileName(given, 'pdf');
    expect(kept, given).toMatch(
      /^[^/\\\p{Cc}\p{Bidi_Control}"<>:|?*%;\s.][^/\\\p{Cc}\p{Bidi_Control}"<>:|?*%;]*\.pdf$/u,
    );
    expect([...kept].length).toBeLessThanOrEqual(124);
    expect(fileName(kept, 'pdf'), given).toBe(kept);
  }
});
