import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { UploadItem } from './upload-item.ts';

const accept = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };
const png = (name: string, bytes = 8) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const slot = (name: string, more: Partial<UploadItem> = {}): UploadItem => ({ id: name, name, state: 'done', ...more });

const Drop = (props: Partial<FileDropProps>) => (
  <FileDrop label="Photographs" accept={accept} maxBytes={1024} maxFiles={3} onFiles={() => undefined} {...props} />
);
const input = () => page.getByRole('button', { name: /^Photographs Choose/ });
const area = () => input().element().parentElement as HTMLElement;
const names = (files: File[]) => files.map(({ name }) => name);

function carry(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}
const drag = (type: string, target: Element, data: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));

test('is one input with its rules in words, reached by Tab, posted under its name', async () => {
  mount(<Drop name="photos" help="The first one is shown large." error="Add one." />);
  await expect
    .element(input())
    .toHaveAccessibleDescription(
      'PNG or JPEG, up to 1 KB each, 3 files at most. Add one. The first one is shown large.',
    );
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input()).toHaveAttribute('name', 'photos');
  await expect.element(input()).toHaveAttribute('multiple');
  await userEvent.tab();
  await expect.element(input()).toHaveFocus();
  expect(getComputedStyle(area()).outlineStyle).toBe('solid');
});

test('hands on what is chosen, and the same file again after it was removed', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  mount(<Drop onFiles={onFiles} />);
  await userEvent.upload(input(), [png('one.png'), png('two.png')]);
  await expect.poll(() => onFiles.mock.calls.map(([files]) => names(files))).toEqual([['one.png', 'two.png']]);
  await userEvent.upload(input(), png('one.png'));
  await expect.poll(() => onFiles.mock.calls.length).toBe(2);
});

test('what breaks a rule is refused with its reason, the rest is taken', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  mount(<Drop onFiles={onFiles} uploads={[slot('old.png')]} />);
  drag(
    'drop',
    area(),
    carry(
      png('fits.png'),
      new File(['x'], 'scan.heic', { type: 'image/heic' }),
      png('huge.png', 4096),
      png('empty.png', 0),
      png('second.png'),
      png('third.png'),
    ),
  );
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('scan.heic: only PNG or JPEG can be added.')).toBeVisible();
  await expect.element(alert.getByText('huge.png: it has 4 KB; 1 KB is the most.')).toBeVisible();
  await expect.element(alert.getByText('empty.png: it is empty.')).toBeVisible();
  await expect.element(alert.getByText('third.png: more than 3 files cannot be added.')).toBeVisible();
  expect(names(onFiles.mock.calls[0]?.[0] ?? [])).toEqual(['fits.png', 'second.png']);
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('while files are carried over it, it says so; a wrong kind is told before it is let go', async () => {
  mount(<Drop />);
  drag('dragenter', document.body, carry(png('one.png')));
  await expect.element(page.getByText('or drop here')).toBeVisible();
  drag('dragenter', area(), carry(png('one.png')));
  await expect.element(page.getByText('or let go: they are added')).toBeVisible();
  drag('dragleave', area(), carry(png('one.png')));
  drag('dragenter', area(), carry(new File(['x'], 'a.pdf', { type: 'application/pdf' })));
  await expect.element(page.getByText('or let go, but not all of these can be added')).toBeVisible();
  drag('drop', area(), carry(png('one.png')));
  await expect.element(page.getByText('or drop or paste here')).toBeVisible();
});

test('takes a picture that is pasted while it has the focus', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  mount(<Drop onFiles={onFiles} />);
  await userEvent.tab();
  input()
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: carry(png('image.png')), bubbles: true, cancelable: true }),
    );
  await expect.poll(() => onFiles.mock.calls.map(([files]) => names(files))).toEqual([['image.png']]);
});

test('shows and says how far each file is', async () => {
  const { rerender } = mount(<Drop uploads={[slot('a.png', { state: 'sending', progress: 0.4, size: 2048 })]} />);
  await expect.element(page.getByRole('progressbar', { name: 'Sending a.png' })).toHaveAttribute('value', '0.4');
  await expect.element(page.getByText('40% · 2 KB')).toBeVisible();
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent('');
  rerender(<Drop uploads={[slot('a.png')]} />);
  await expect.element(said).toHaveTextContent('a.png: added.');
  rerender(<Drop uploads={[slot('a.png'), slot('b.png', { state: 'failed', error: 'The connection was lost.' })]} />);
  await expect.element(said).toHaveTextContent('b.png: chosen. b.png: not added. The connection was lost.');
  rerender(<Drop uploads={[slot('b.png', { state: 'failed', error: 'The connection was lost.' })]} />);
  await expect.element(said).toHaveTextContent('a.png: removed.');
});

test('a failed file is tried again, and removing one moves the focus on', async () => {
  const onRetry = vi.fn<(id: string) => void>();
  function Owner() {
    const [slots, setSlots] = useState([slot('a.png'), slot('b.png', { state: 'failed' })]);
    return <Drop uploads={slots} onRetry={onRetry} onRemove={(id) => setSlots(slots.filter((one) => one.id !== id))} />;
  }
  mount(<Owner />);
  await page.getByRole('button', { name: 'Try b.png again' }).click();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('b.png');
  await page.getByRole('button', { name: 'Remove a.png' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove b.png' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input()).toHaveFocus();
});

test('when all places are taken it takes no more and says why', async () => {
  mount(<Drop uploads={['a.png', 'b.png', 'c.png'].map((name) => slot(name))} />);
  const full = page.getByRole('button', { name: 'Photographs All 3 places are taken. Remove a file to add another.' });
  await expect.element(full).toBeDisabled();
});

test('with one place a new file may replace the last', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  mount(<Drop maxFiles={1} uploads={[slot('old.png')]} onFiles={onFiles} />);
  await expect
    .element(page.getByRole('button', { name: 'Photographs Choose another file' }))
    .not.toHaveAttribute('multiple');
  drag('drop', area(), carry(png('a.png'), png('b.png')));
  await expect.element(page.getByText('b.png: only one file can be added.')).toBeVisible();
  expect(names(onFiles.mock.calls[0]?.[0] ?? [])).toEqual(['a.png']);
});

test('disabled, nothing comes in and nothing goes', async () => {
  const onFiles = vi.fn();
  mount(<Drop disabled uploads={[slot('a.png')]} onFiles={onFiles} onRemove={() => undefined} />);
  await expect.element(input()).toBeDisabled();
  drag('drop', page.getByRole('group', { name: 'Photographs' }).element(), carry(png('b.png')));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(onFiles).not.toHaveBeenCalled();
  expect(page.getByRole('button', { name: /Remove/ }).elements()).toHaveLength(0);
});

test('a chosen picture is shown, and a sign where it cannot be', async () => {
  const dot = await new Promise<Blob>((resolve, reject) =>
    document.createElement('canvas').toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
  const { container } = mount(
    <Drop
      uploads={[
        slot('dot.png', { preview: new File([dot], 'dot.png', { type: 'image/png' }) }),
        slot('broken.png', { preview: png('broken.png') }),
      ]}
    />,
  );
  await expect.poll(() => container.querySelectorAll('li img').length).toBe(1);
  expect(container.querySelector<HTMLImageElement>('li img')?.src).toMatch(/^blob:/);
});

test('nothing runs out of a window of 320 px', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(<Drop uploads={[slot(`${'photograph'.repeat(12)}.jpeg`, { state: 'failed' })]} onRemove={() => undefined} />);
  expect(document.documentElement.scrollWidth).toBe(320);
});
