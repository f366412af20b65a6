import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { InlineButton } from './InlineButton.tsx';

test('is named by its label only, and a click, Enter and Space run its action', async () => {
  const onClick = vi.fn();
  mount(
    <InlineButton mark="both" onClick={onClick}>
      Score
    </InlineButton>,
  );
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('its label is where plain text would be, and it is large enough to click', () => {
  const { container } = mount(
    <div>
      <p style={{ margin: 0 }}>
        <span>Score</span>
      </p>
      <p style={{ margin: 0 }}>
        <InlineButton mark="up">Score</InlineButton>
      </p>
    </div>,
  );
  const [plain, inside] = [...container.querySelectorAll('span')].map((one) => one.getBoundingClientRect());
  expect(inside?.left).toBeCloseTo((plain?.left ?? 0) + 1, 0);
  expect(container.querySelector('button')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('a label that does not fit is cut at its end, and a quiet mark is visible once its row has the focus', async () => {
  const { container } = mount(
    <table>
      <tbody>
        <tr>
          <td style={{ maxWidth: 120 }}>
            <InlineButton mark="open" quiet>
              Venkatanarasimharajuvaripeta Subrahmanyam
            </InlineButton>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const button = container.querySelector('button');
  const mark = container.querySelector('svg');
  if (!button || !mark) throw new Error('there is no button');
  expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(132);
  const isSmall = window.matchMedia('(pointer: coarse), (max-width: 767px)').matches;
  expect(getComputedStyle(mark).visibility).toBe(isSmall ? 'visible' : 'hidden');
  button.focus();
  await expect.poll(() => getComputedStyle(mark).visibility).toBe('visible');
});
