import { expect, test } from 'vitest';
import { mount } from '../../tests/mount.tsx';
import { LinkPreview } from './LinkPreview.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const words = { address: 'meridian.example', title: 'Online MBA', description: 'Two years.', picture: PIXEL };

test('a card has its picture, a result has none', () => {
  const { container, rerender } = mount(<LinkPreview as="card" {...words} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(PIXEL);
  expect(container.textContent).toContain('Online MBA');
  rerender(<LinkPreview as="result" {...words} />);
  expect(container.querySelector('img')).toBeNull();
});
