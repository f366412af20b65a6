import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  title: 'Feedback/Tooltip',
  args: { label: 'Visible to visitors within a few seconds', children: <Button>Publish</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shown: Story = {
  decorators: [
    (Story) => (
      <PointedAt>
        <Story />
      </PointedAt>
    ),
  ],
};
export const LongText: Story = {
  args: {
    label:
      'Semester 3, batch January 2025: Research Methodology on 14/02/2025, 10:00am to 11:30am, moved from the 12th.',
  },
};
export const OnASign: Story = {
  args: { label: 'Ctrl S', children: <IconButton icon="download" label="Save draft" outlined /> },
};
export const Hindi: Story = {
  args: { label: 'कुछ ही सेकंड में आगंतुकों को दिखने लगेगा', children: <Button>प्रकाशित करें</Button> },
};

/** A mouse rests on the first control. */
function PointedAt({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
    box.current?.querySelector('button')?.dispatchEvent(over);
  }, []);
  return <div ref={box}>{children}</div>;
}
