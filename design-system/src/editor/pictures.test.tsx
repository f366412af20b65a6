import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import type { EditorPictures } from './pictures.ts';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';

function Owner({ value: first = '', ...props }: Partial<RichTextEditorProps>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <RichTextEditor label="Answer" {...props} value={value} onChange={setValue} />
      <output data-testid="html">{value}</output>
    </>
  );
}

const text = () => page.getByRole('textbox', { name: 'Answer' });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const html = () => page.getByTestId('html').element().textContent;

const png = (name: string) => new File([new Uint8Array(8)], name, { type: 'image/png' });
const carry = (...files: File[]): DataTransfer => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const PICTURE = { src: '/media/gate.png', alt: 'The gate' };
const pictures = (more: Partial<EditorPictures> = {}): EditorPictures => ({
  pick: async () => PICTURE,
  upload: async () => PICTURE,
  isAllowed: (src) => src.startsWith('/media/'),
  ...more,
});

test('a picture is chosen, its text is changed in place, and it is removed', async () => {
  mount(<Owner value="<p>The campus:</p>" pictures={pictures()} />);
  await userEvent.click(text());
  await tool('Insert picture').click();
  await expect.poll(html).toContain('<img src="/media/gate.png" alt="The gate">');
  text().element().querySelector('img')?.click();
  const words = page.getByLabelText('What does the picture show?');
  await words.fill('The gate at dusk');
  await expect.poll(html).toContain('alt="The gate at dusk"');
  await tool('Remove picture').click();
  await expect.poll(html).not.toContain('<img');
});

test('without a source of pictures there is no tool for them, and one in the value is left out', async () => {
  mount(<Owner value='<p>Text</p><img src="/media/gate.png" alt="">' />);
  await expect.element(text()).toHaveTextContent('Text');
  expect(tool('Insert picture').elements()).toHaveLength(0);
  expect(text().element().querySelector('img:not(.ProseMirror-separator)')).toBeNull();
});

test('a pasted picture shows a placeholder until it is stored, while the writer goes on', async () => {
  let store: (picture: typeof PICTURE) => void = () => undefined;
  const upload = () => new Promise<typeof PICTURE>((resolve) => (store = resolve));
  mount(<Owner value="<p>Before</p>" pictures={pictures({ upload })} />);
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}{End}{/Control}');
  text()
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: carry(png('gate.png')), bubbles: true, cancelable: true }),
    );
  await expect.element(page.getByText('Adding gate.png…')).toBeVisible();
  await userEvent.keyboard('{Control>}{Home}{/Control}Well ');
  expect(html()).toBe('<p>Well Before</p>');
  store(PICTURE);
  await expect.poll(html).toBe('<p>Well Before</p><img src="/media/gate.png" alt="The gate">');
  await expect.element(page.getByText('Adding gate.png…')).not.toBeInTheDocument();
});

test('a dropped picture that cannot be stored leaves the text as it was', async () => {
  const upload = vi.fn(async () => {
    throw new Error('too large');
  });
  mount(<Owner value="<p>Before</p>" pictures={pictures({ upload })} />);
  await userEvent.click(text());
  const { left, top } = text().element().getBoundingClientRect();
  text()
    .element()
    .dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: carry(png('gate.png')),
        clientX: left + 30,
        clientY: top + 25,
        bubbles: true,
        cancelable: true,
      }),
    );
  await expect.poll(() => upload.mock.calls.length).toBe(1);
  await expect.element(page.getByText('Adding gate.png…')).not.toBeInTheDocument();
  expect(html()).toBe('<p>Before</p>');
});

test('a pasted document keeps its text and loses its pictures', async () => {
  const upload = vi.fn(async () => PICTURE);
  mount(<Owner pictures={pictures({ upload })} />);
  await userEvent.click(text());
  const data = carry(png('page.png'));
  data.setData(
    'text/html',
    '<p>Words</p><img src="https://elsewhere.example/a.png"><img src="/media/own.png" alt="Own">',
  );
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.poll(html).toBe('<p>Words</p>');
  expect(upload).not.toHaveBeenCalled();
});

test('the address of a link can be chosen instead of typed', async () => {
  const pickLink = vi.fn(async (): Promise<string | undefined> => '/recognition');
  mount(<Owner value="<p>Recognition</p>" pickLink={pickLink} />);
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
  await tool('Choose a page').click();
  await expect.poll(html).toBe('<p><a href="/recognition">Recognition</a></p>');
  expect(pickLink).toHaveBeenCalledExactlyOnceWith('');
  pickLink.mockResolvedValueOnce(undefined);
  await userEvent.keyboard('{Control>}k{/Control}');
  await tool('Choose a page').click();
  expect(html()).toBe('<p><a href="/recognition">Recognition</a></p>');
});
