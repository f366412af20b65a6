import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { IconList } from './IconList.tsx';

test('lists the points with their texts', async () => {
  mount(<IconList items={[{ title: 'Live', description: 'At weekends.', icon: 'video' }, { title: 'Recorded' }]} />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['LiveAt weekends.', 'Recorded']);
});

test('a picture replaces the icon', async () => {
  const image = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A seal' };
  const { container } = mount(<IconList items={[{ title: 'Recognised', icon: 'shield', image }]} />);
  await expect.element(page.getByRole('img', { name: 'A seal' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
});
test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<IconList items={[]} />);
  expect(container.innerHTML).toBe('');
});

test.each([
  [5, {}, [3, 2]],
  [7, { min: 200 }, [4, 3]],
  [4, { min: 200 }, [4]],
  [3, { min: 400 }, [1, 1, 1]],
])('on a tablet %i points with %j stand in lines of %j: none alone beside several', async (count, given, lines) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(768, 900);
  const items = Array.from({ length: count }, (_, at) => ({ title: `Point ${at}` }));
  const { container } = mount(
    <div style={{ width: 704 }}>
      <IconList {...given} items={items} />
    </div>,
  );
  const tops = [...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top);
  expect([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).toEqual(lines);
});

test('three points are next to each other on a tablet too, and four two by two', async () => {
  await page.viewport(768, 900);
  const rowsOf = (count: number) => {
    const items = Array.from({ length: count }, (_, at) => ({ title: `Point ${at}`, description: 'In a few words.' }));
    const { container } = mount(<IconList items={items} />);
    return new Set([...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top)).size;
  };
  expect([rowsOf(3), rowsOf(4)]).toEqual([1, 2]);
  await page.viewport(1280, 800);
});
