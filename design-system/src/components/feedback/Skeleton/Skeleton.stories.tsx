import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, title: 'Feedback/Skeleton', args: { height: 120 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The shape of what is coming: a picture, a title, two lines, a button. */
export const OfACard: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      <Skeleton height={180} />
      <Skeleton width="70%" height={24} />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton width={140} height={48} />
    </div>
  ),
};
export const OfATable: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 14 }}>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} style={{ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr', gap: 24 }}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  ),
};
