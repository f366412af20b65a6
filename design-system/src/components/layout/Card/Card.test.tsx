import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Card } from './Card.tsx';

test('is the element that it is asked to be', async () => {
  mount(
    <Card as="article" id="first">
      Words
    </Card>,
  );
  await expect.element(page.getByRole('article')).toHaveTextContent('Words');
  await expect.element(page.getByRole('article')).toHaveAttribute('id', 'first');
});

test.each(['normal', 'large', 'none'] as const)('footers of one row are at one height, padding %s', (padding) => {
  const { container } = mount(
    <Grid>
      <Card padding={padding} footer="Short">
        Words
      </Card>
      <Card padding={padding} footer="Long">
        <div style={{ height: 200 }}>Many words</div>
      </Card>
    </Grid>,
  );
  const [short, long] = [...container.querySelectorAll('.footer')].map((footer) => footer.getBoundingClientRect());
  expect(short?.bottom).toBeGreaterThan(200);
  expect([short?.top, short?.bottom]).toEqual([long?.top, long?.bottom]);
});
