import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';

const meta = { component: Button, title: 'Actions/Button', args: { children: 'Apply Now' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = {
  args: { variant: 'secondary', startIcon: 'download', children: 'Download Brochure' },
};
export const Quiet: Story = { args: { variant: 'quiet', endIcon: 'arrow-right', children: 'Know more' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete 3 questions' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Busy: Story = { args: { busy: true, children: 'Sending' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { args: { href: '/contact', children: 'Contact Us' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const Pair: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button>Apply Now</Button>
      <Button variant="secondary" startIcon="download">
        Download Brochure
      </Button>
    </div>
  ),
};
export const BusyQuiet: Story = { args: { variant: 'secondary', busy: true, children: 'Downloading the brochure' } };
export const OnInk: Story = {
  args: { variant: 'secondary', children: 'Talk to a counsellor' },
  decorators: [
    (Story) => (
      <div data-tone="ink" style={{ padding: 24, background: 'var(--ds-page)' }}>
        <Story />
      </div>
    ),
  ],
};
export const Hindi: Story = { args: { children: 'अभी आवेदन करें' } };
export const LongText: Story = {
  args: { variant: 'secondary', children: 'Continue your application on the admission portal' },
};
