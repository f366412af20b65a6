import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { type ColourScheme, dark, ink, light, moreContrast } from './colour.ts';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';

const meta = { title: 'Foundations/Colour', render: () => <Scheme name="Light" scheme={light} /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ink: Story = { render: () => <Scheme name="Ink" scheme={ink} /> };
export const Dark: Story = { render: () => <Scheme name="Dark" scheme={dark} /> };
export const MoreContrast: Story = { render: () => <Scheme name="More contrast" scheme={moreContrast} /> };

function Scheme({ name, scheme }: { name: string; scheme: ColourScheme }) {
  return (
    <DataTable
      caption={`${name}: every pair in use, its contrast computed`}
      columns={[
        { key: 'pair', label: 'Pair' },
        { key: 'sample', label: 'Sample' },
        { key: 'ratio', label: 'Contrast', align: 'end' },
        { key: 'least', label: 'Asked', align: 'end' },
      ]}
      rows={pairs.map((pair) => ({
        pair: `${pair.ink} on ${pair.ground}`,
        sample: <Sample text={scheme[pair.ink]} ground={scheme[pair.ground]} part={pair.least === 3} />,
        ratio: `${contrast(scheme[pair.ink], scheme[pair.ground]).toFixed(2)}:1`,
        least: `${pair.least}:1`,
      }))}
    />
  );
}

function Sample({ text, ground, part }: { text: string; ground: string; part: boolean }) {
  const look = { display: 'inline-block', padding: '4px 12px', background: ground, color: text };
  return part ? (
    <span style={{ ...look, boxShadow: `inset 0 0 0 2px ${text}`, width: 64, height: 24 }} />
  ) : (
    <span style={look}>₹32,848</span>
  );
}
