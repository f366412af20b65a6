import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderLatticeSvg } from '../components/brand/Lattice/lattice-svg.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { UploadItem } from './upload-item.ts';

const MB = 1024 * 1024;
const pictures = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] };

const meta = {
  component: FileDrop,
  title: 'Forms/FileDrop',
  args: {
    label: 'Photographs of the campus',
    accept: pictures,
    maxBytes: 5 * MB,
    maxFiles: 6,
    onFiles: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('mba', { width: 96, height: 96 }))}`;
const uploads: UploadItem[] = [
  { id: 'library', name: 'library-reading-room.jpg', size: 2.4 * MB, state: 'done', preview: drawn },
  { id: 'gate', name: 'main-gate.webp', size: 3.1 * MB, state: 'sending', progress: 0.42, preview: drawn },
  { id: 'lab', name: 'computer-laboratory.png', size: 4.8 * MB, state: 'waiting' },
  {
    id: 'hall',
    name: 'convocation-hall.jpg',
    size: 1.2 * MB,
    state: 'failed',
    error: 'The connection was lost. Try again.',
  },
];

export const Default: Story = {};
export const One: Story = {
  args: {
    label: 'Brochure',
    accept: { 'application/pdf': ['.pdf'] },
    maxBytes: 10 * MB,
    maxFiles: 1,
    help: 'Visitors get it once they have verified their number.',
  },
};
export const WithFiles: Story = { args: { uploads } };
export const Full: Story = { args: { uploads, maxFiles: 4 } };
export const WithError: Story = { args: { error: 'Add at least one photograph before you publish.' } };
export const Disabled: Story = { args: { disabled: true, uploads: uploads.slice(0, 1) } };
export const AnyFile: Story = {
  args: { label: 'Documents', accept: undefined, maxBytes: undefined, maxFiles: undefined },
};
export const Hindi: Story = {
  args: {
    label: 'परिसर की तस्वीरें',
    help: 'पहली तस्वीर कार्यक्रम के पृष्ठ पर सबसे ऊपर दिखती है।',
    uploads: [{ id: 'hi', name: 'पुस्तकालय का वाचनालय.jpg', size: 2.4 * MB, state: 'done' }],
  },
};
export const LongNames: Story = {
  args: {
    uploads: [
      {
        id: 'long',
        name: 'WhatsApp_Image_2025-11-21_at_18.42.07_convocation_ceremony_school_of_management_final_v3_(2).jpeg',
        size: 4.9 * MB,
        state: 'done',
      },
      {
        id: 'broken',
        name: 'missing-picture.png',
        size: 800,
        state: 'failed',
        preview: '/no/such/picture.png',
        error: 'The server could not read this picture. Save it again as PNG or JPEG and add it once more.',
      },
    ],
  },
};

/** Keeps what is chosen, as an owner would; here every file is done at once. */
function Held({ uploads: first = [], onFiles, ...props }: FileDropProps) {
  const [held, setHeld] = useState(first);
  const put = (files: File[]) => {
    const fresh = files.map((file, index): UploadItem => ({
      id: `${file.name} ${held.length + index}`,
      name: file.name,
      size: file.size,
      state: 'done',
      preview: file,
    }));
    setHeld(props.maxFiles === 1 ? fresh : [...held, ...fresh]);
    onFiles(files);
  };
  return (
    <FileDrop
      {...props}
      uploads={held}
      onFiles={put}
      onRemove={(id) => setHeld(held.filter((slot) => slot.id !== id))}
      onRetry={(id) => setHeld(held.map((slot) => (slot.id === id ? { ...slot, state: 'sending' } : slot)))}
    />
  );
}
