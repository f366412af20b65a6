import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { VideoFacade } from './VideoFacade.tsx';

const meta = {
  component: VideoFacade,
  title: 'Content/VideoFacade',
  args: { title: 'A day of classes', embedUrl: 'https://video.example/embed/day' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoFacade>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithThumbnail: Story = {
  args: {
    thumbnail: {
      src: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('classes', { width: 1280, height: 720 }))}`,
      alt: '',
    },
  },
};
export const MissingThumbnail: Story = { args: { thumbnail: { src: '', alt: '' } } };
export const LongTitle: Story = {
  args: {
    title: 'A day of classes, from the first question in the morning to the last discussion in the forum at night',
  },
};
export const Hindi: Story = {
  args: { title: 'कक्षाओं का एक दिन' },
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
};
