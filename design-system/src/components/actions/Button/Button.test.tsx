import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { type LinkComponent, LinkProvider } from '../Link/LinkProvider.tsx';
import { Button } from './Button.tsx';

test('is a button that does not submit a form by default', async () => {
  mount(
    <>
      <Button>Apply</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveAttribute('type', 'button');
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
});

test('with an address it is a link, and passes data attributes on', async () => {
  mount(
    <Button href="/fees" data-cta="fees">
      Fees
    </Button>,
  );
  const link = page.getByRole('link', { name: 'Fees' });
  await expect.element(link).toHaveAttribute('href', '/fees');
  await expect.element(link).toHaveAttribute('data-cta', 'fees');
  await expect.element(link).not.toHaveAttribute('type');
});

test('a link that saves a file is left to the browser', async () => {
  const Routed: LinkComponent = ({ children, ...rest }) => (
    <a data-routed {...rest}>
      {children}
    </a>
  );
  mount(
    <LinkProvider component={Routed}>
      <Button href="/fees">Fees</Button>
      <Button href="/media/plan.pdf" download="plan.pdf">
        Plan
      </Button>
    </LinkProvider>,
  );
  await expect.element(page.getByRole('link', { name: 'Fees' })).toHaveAttribute('data-routed');
  const file = page.getByRole('link', { name: 'Plan' });
  await expect.element(file).toHaveAttribute('download', 'plan.pdf');
  await expect.element(file).not.toHaveAttribute('data-routed');
});

test('busy: keeps its label and ignores clicks', async () => {
  const onClick = vi.fn();
  const { rerender } = mount(
    <Button busy onClick={onClick}>
      Sending
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Sending' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClick).not.toHaveBeenCalled();
  rerender(<Button onClick={onClick}>Sending</Button>);
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
});

test.each(['small', 'medium', 'large'] as const)('%s is at least 44 px high', (size) => {
  mount(<Button size={size}>Apply</Button>);
  expect(page.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('Enter and Space activate it; a link answers to Enter alone', async () => {
  const onClick = vi.fn();
  const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  mount(
    <>
      <Button onClick={onClick}>Apply</Button>
      <Button href="/fees" onClick={onFollow}>
        Fees
      </Button>
    </>,
  );
  await userEvent.keyboard('{Tab}{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Tab} ');
  expect(onFollow).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onFollow).toHaveBeenCalledOnce();
});
