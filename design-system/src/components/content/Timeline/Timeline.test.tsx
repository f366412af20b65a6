import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Timeline } from './Timeline.tsx';

test('keeps the stages in order', () => {
  mount(
    <Timeline
      items={[
        { title: 'Junior', icon: 'search' },
        { title: 'Lead', description: 'Decides.' },
      ]}
    />,
  );
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Junior', 'LeadDecides.']);
});
test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<Timeline items={[]} />);
  expect(container.innerHTML).toBe('');
});
