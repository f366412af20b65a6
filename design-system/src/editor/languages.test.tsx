import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import hindi from '../language/hindi.json';
import { TextsProvider } from '../language/TextsProvider.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

const tool = (name: string) => page.getByRole('button', { name, exact: true });

test('in Hindi its tools, the bar of a link and its error are Hindi', async () => {
  mount(
    <TextsProvider texts={hindi}>
      <RichTextEditor label="Answer" value="" onChange={() => undefined} />
    </TextsProvider>,
  );
  await expect.element(page.getByRole('toolbar', { name: 'फ़ॉर्मेटिंग' })).toBeVisible();
  await tool('लिंक').click();
  await page.getByLabelText('लिंक का पता').fill('javascript:alert(1)');
  await tool('लिंक जोड़ें').click();
  await expect.element(page.getByText(/^वेब पता लिखें/)).toBeVisible();
});
