import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
import { Full } from './RichTextEditor.stories.tsx';
import { RichTextWaiting } from './RichTextWaiting.tsx';

const pictures = { pick: async () => undefined, upload: async () => undefined, isAllowed: () => true };
const cases: Record<string, Partial<RichTextEditorProps>> = {
  empty: { value: '' },
  long: { value: `<p>${'Fees are paid before each semester, annually or at once. '.repeat(20)}</p>` },
  'structured, with help and an error': { value: Full.args?.value ?? '', help: 'Shown below.', error: 'Too long.' },
  'with pictures': { value: '<p>Yes.</p>', pictures },
  'read only': { value: '<p>Yes.</p>', readOnly: true },
};

test.each(Object.entries(cases).flatMap(([name, props]) => [390, 1280].map((width) => ({ name, width, props }))))(
  '$name, at $width: the editor takes the room that was kept for it',
  async ({ width, props }) => {
    await page.viewport(width, 844);
    const shared = { label: 'Answer', value: '', ...props };
    const { container, rerender } = mount(<RichTextWaiting {...shared} />);
    const height = () => container.getBoundingClientRect().height;
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    const kept = height();
    rerender(<RichTextEditor {...shared} onChange={() => undefined} />);
    await expect.element(page.getByRole('textbox', { name: 'Answer' })).toBeVisible();
    expect(height()).toBeCloseTo(kept, 0);
  },
);
