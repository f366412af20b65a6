import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { TimeField } from './TimeField.tsx';

test('a time of the afternoon is typed in 24 hours', async () => {
  let value = '';
  function Owner() {
    const [time, setTime] = useState('');
    value = time;
    return <TimeField label="Start time" value={time} onChange={setTime} />;
  }
  mount(<Owner />);
  await page.getByRole('group', { name: 'Start time' }).getByRole('spinbutton', { name: 'Hours' }).click();
  await userEvent.keyboard('1745');
  await expect.poll(() => value).toBe('17:45');
});
