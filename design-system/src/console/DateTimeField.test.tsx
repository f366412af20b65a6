import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { DateTimeField } from './DateTimeField.tsx';

test('day and time are typed in one go; leaving it and closing its calendar are reported', async () => {
  let value = '';
  const onBlur = vi.fn();
  function Owner() {
    const [time, setTime] = useState('');
    value = time;
    return <DateTimeField label="Publish at" value={time} onChange={setTime} onBlur={onBlur} />;
  }
  mount(<Owner />);
  const field = page.getByRole('group', { name: 'Publish at' });
  await field.getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('050320260930');
  await expect.poll(() => value).toBe('2026-03-05T09:30');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onBlur).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.poll(() => onBlur).toHaveBeenCalledTimes(2);
});
