import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { Icon, iconNames, isIconName } from './Icon.tsx';

const drawn = (name: string) => {
  const { container, unmount } = mount(<Icon name={name} />);
  const d = container.querySelector('path')?.getAttribute('d');
  unmount();
  return d;
};

test('every icon has a drawing of its own', () => {
  expect(new Set(iconNames.map(drawn)).size).toBe(iconNames.length);
});

test.each(['no-such-icon', 'constructor', ''])('unknown name %j shows the neutral icon', (name) => {
  expect(drawn(name)).toBe(drawn('mark'));
});

test('isIconName recognizes the names of icons', () => {
  expect(iconNames.every(isIconName)).toBe(true);
  expect(['no-such-icon', 'constructor', ''].filter(isIconName)).toEqual([]);
});

test('is decoration unless it has a label', () => {
  const { container } = mount(
    <>
      <Icon name="lock" />
      <Icon name="lock" label="Private" />
    </>,
  );
  const [plain, named] = container.querySelectorAll('svg');
  expect(plain?.getAttribute('aria-hidden')).toBe('true');
  expect(named?.getAttribute('aria-label')).toBe('Private');
});
