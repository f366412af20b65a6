import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Prose } from './Prose.tsx';

test('shows rich text; a wide table scrolls inside it', async () => {
  const cells = '<td>A rather long cell that does not break</td>'.repeat(6);
  mount(
    <div style={{ width: 300 }}>
      <Prose html={`<h2>Policy</h2><table style="white-space:nowrap"><tbody><tr>${cells}</tr></tbody></table>`} />
    </div>,
  );
  await expect.element(page.getByRole('heading', { name: 'Policy' })).toBeVisible();
  const wide = page.getByRole('group', { name: 'Table' });
  expect(wide.element().getBoundingClientRect().width).toBe(300);
  expect(wide.element().scrollWidth).toBeGreaterThan(300);
  await expect.element(wide).toHaveAttribute('tabindex', '0');
  await expect.element(wide.getByRole('table')).toBeVisible();
});

test('the arrow keys scroll a wide table that Tab has reached', async () => {
  const cells = '<td>A rather long cell that does not break</td>'.repeat(6);
  mount(
    <div style={{ width: 300 }}>
      <Prose html={`<table style="white-space:nowrap"><tbody><tr>${cells}</tr></tbody></table>`} />
    </div>,
  );
  const wide = page.getByRole('group', { name: 'Table' });
  await userEvent.keyboard('{Tab}');
  await expect.element(wide).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => wide.element().scrollLeft).toBeGreaterThan(0);
});

test('on a narrow screen a table with a row of names is read row by row; one with joined cells scrolls', async () => {
  const rows =
    '<tr><th>Fee</th><th>The "least"</th><th>Due</th></tr><tr><td>Exam</td><td>₹900</td><td>In May</td></tr>';
  const joined = '<tr><th>Fee</th><th>Due</th></tr><tr><td colspan="2">None</td></tr>';
  const { container } = mount(
    <div style={{ width: 300 }}>
      <Prose html={`<table><tbody>${rows}</tbody></table><table><tbody>${joined}</tbody></table>`} />
    </div>,
  );
  await expect.element(page.getByRole('columnheader', { name: 'Due' }).first()).toBeInTheDocument();
  await expect.element(page.getByRole('cell', { name: 'Due In May' })).toBeVisible();
  const [exam, least, due] = [...container.querySelectorAll('td')];
  expect([exam, least, due].map((cell) => cell?.dataset['label'])).toEqual([undefined, 'The "least"', 'Due']);
  expect(least?.getBoundingClientRect().top).toBeGreaterThanOrEqual(exam?.getBoundingClientRect().bottom ?? Infinity);
  expect(container.querySelectorAll('[data-stacks]')).toHaveLength(1);
});

test('on a narrow screen the head of a row is its title, with its values in pairs below', async () => {
  const rows =
    '<tr><th>Plan</th><th>Course</th><th>Exam</th></tr><tr><th>Annual</th><td>₹1,24,000</td><td>₹10,000</td></tr>';
  const { container } = mount(
    <div style={{ width: 360 }}>
      <Prose html={`<table><tbody>${rows}</tbody></table>`} />
    </div>,
  );
  await expect.element(page.getByRole('rowheader', { name: 'Annual' })).toBeVisible();
  const [course, exam] = [...container.querySelectorAll('td')];
  expect(course?.getBoundingClientRect().top).toBe(exam?.getBoundingClientRect().top);
  expect(course && getComputedStyle(course).fontWeight).toBe('400');
});

test('an e-mail address that has too little room goes on in the next line at its “@”', async () => {
  const { container } = mount(
    <div style={{ width: 150 }}>
      <Prose html='<p><a href="mailto:support@university.test">support@university.test</a></p>' />
    </div>,
  );
  await expect.element(page.getByRole('link', { name: 'support@university.test' })).toBeVisible();
  const range = document.createRange();
  const lines = [...(container.querySelector('a')?.childNodes ?? [])].flatMap((node) => {
    range.selectNodeContents(node);
    return node.textContent ? [[node.textContent, range.getClientRects().length]] : [];
  });
  expect(lines).toEqual([
    ['support', 1],
    ['@university.test', 1],
  ]);
});
