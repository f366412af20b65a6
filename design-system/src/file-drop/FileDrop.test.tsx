import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const accept = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };
const png = (name: string, bytes = 8) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

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

test('is one input described by its rules, reached by Tab', async () => {
  mount(<Drop help="The first one is shown large." error="Add one." />);
  await expect
    .element(input())
    .toHaveAccessibleDescription(
      'PNG or JPEG, up to 1 KB each, 3 files at most. Add one. The first one is shown large.',
    );
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input()).toHaveAttribute('multiple');
  await userEvent.tab();
  await expect.element(input()).toHaveFocus();
  expect(getComputedStyle(area()).outlineStyle).toBe('solid');
});

test('passes on the chosen files, also the same file a second time', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  mount(<Drop onFiles={onFiles} />);
  await userEvent.upload(input(), [png('one.png'), png('two.png')]);
  await expect.poll(() => onFiles.mock.calls.map(([files]) => names(files))).toEqual([['one.png', 'two.png']]);
  await userEvent.upload(input(), png('one.png'));
  await expect.poll(() => onFiles.mock.calls.length).toBe(2);
});

test('files that break a rule are refused with the reason, the others are accepted', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  mount(<Drop onFiles={onFiles} maxFiles={2} />);
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
  await expect.element(alert.getByText('third.png: more than 2 files cannot be added.')).toBeVisible();
  expect(names(onFiles.mock.calls[0]?.[0] ?? [])).toEqual(['fits.png', 'second.png']);
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('while files are dragged over it, it says so; a wrong type is named before the drop', async () => {
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

test('accepts a picture that is pasted while it has the focus', async () => {
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

test('with one file allowed, only the first of several is accepted', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  mount(<Drop maxFiles={1} onFiles={onFiles} />);
  await expect.element(page.getByRole('button', { name: 'Photographs Choose a file' })).not.toHaveAttribute('multiple');
  drag('drop', page.getByRole('button', { name: /^Photographs/ }).element(), carry(png('a.png'), png('b.png')));
  await expect.element(page.getByText('b.png: only one file can be added.')).toBeVisible();
  expect(names(onFiles.mock.calls[0]?.[0] ?? [])).toEqual(['a.png']);
});
