import { expect, test } from 'vitest';
import { mount } from '../../../tests/mount.tsx';
import { withWholeWords } from './whole-words.tsx';

test('no line ends within ‘e-mail’, and the text is as it was', () => {
  const text = 'The university may contact you by e-mail, SMS, WhatsApp or voice call, or once more by e-mail.';
  const { container } = mount(<p style={{ margin: 0, width: 60 }}>{withWholeWords(text)}</p>);
  expect(container.textContent).toBe(text);
  const words = [...container.querySelectorAll('span')];
  expect(words.map((word) => word.textContent)).toEqual(['e-mail', 'e-mail']);
  for (const word of words) expect(word.getClientRects(), 'one line').toHaveLength(1);
});
