import { useCallback, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from '../components/feedback/StatusChip/StatusChip.tsx';
import { Board } from './Board.tsx';
import type { BoardCardFace, BoardColumn, BoardProps } from './board-props.ts';

interface Lead {
  id: string;
  name: string;
  program: string;
  owner?: string;
  due?: string;
}

const faceOf = ({ id, name, program, owner, due }: Lead): BoardCardFace => ({
  title: name,
  href: `#${id}`,
  lines: [program, '••••••4321 · Google'],
  foot: {
    start: owner ?? 'Nobody yet',
    end: due && <StatusChip tone={due === 'Overdue' ? 'danger' : 'neutral'} label={due} />,
  },
});

const STAGES = [
  { id: 'new', title: 'New', tone: 'info' },
  { id: 'contacted', title: 'Contacted', tone: 'neutral' },
  { id: 'documents', title: 'Documents', tone: 'warning' },
  { id: 'enrolled', title: 'Enrolled', tone: 'success' },
] as const;

const columnsOf = (cards: readonly (readonly Lead[])[], given: Partial<BoardColumn<Lead>> = {}): BoardColumn<Lead>[] =>
  STAGES.map((stage, at) => ({
    ...stage,
    count: String(cards[at]?.length ?? 0),
    cards: cards[at] ?? [],
    state: 'all',
    ...given,
  }));

const LEADS: Lead[][] = [
  [
    { id: 'a', name: 'Asha Rao', program: 'Online MBA' },
    { id: 'b', name: 'Imran Shaikh', program: 'Online MA, English', owner: 'Meera Pillai', due: 'Overdue' },
  ],
  [{ id: 'c', name: 'Tara Bose', program: 'Data Analytics', owner: 'Meera Pillai', due: '24 Nov, 10:00' }],
  [],
  [{ id: 'd', name: 'Ravi Das', program: 'Online BBA', owner: 'Arjun Nair' }],
];

/** Moves its cards, as an owner does. */
function Owner(props: BoardProps<Lead>) {
  const [columns, setColumns] = useState(props.columns);
  const onMove = useCallback((card: Lead, to: string) => {
    setColumns((before) =>
      before.map((column) => {
        const rest = column.cards.filter(({ id }) => id !== card.id);
        const cards = column.id === to ? [card, ...rest] : rest;
        return cards.length === column.cards.length ? column : { ...column, cards, count: String(cards.length) };
      }),
    );
  }, []);
  return <Board {...props} columns={columns} onMove={onMove} />;
}

const meta = {
  component: Board<Lead>,
  title: 'Console/Board',
  render: (args) => <Owner {...args} />,
  args: {
    label: 'Leads by stage',
    columns: columnsOf(LEADS).map((column) => (column.id === 'new' ? { ...column, summary: '1 overdue' } : column)),
    cardId: ({ id }: Lead) => id,
    face: faceOf,
    onMove: () => undefined,
    onMore: () => undefined,
  },
} satisfies Meta<typeof Board<Lead>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { columns: columnsOf([]) } };
export const Loading: Story = { args: { columns: columnsOf([], { state: 'loading', count: '' }) } };
export const Failed: Story = { args: { columns: columnsOf(LEADS, { state: 'failed' }) } };
export const Full: Story = {
  args: {
    columns: columnsOf(
      STAGES.map(({ id }, at) =>
        Array.from({ length: 2_500 }, (_, nth) => ({
          id: `${id}-${nth}`,
          name: `Lead ${nth + 1 + 2_500 * at}`,
          program: 'Online MBA',
        })),
      ),
    ),
  },
};
export const LongNames: Story = {
  args: {
    columns: columnsOf([
      [
        {
          id: 'long',
          name: 'Venkatanarasimharajuvaripeta Subrahmanya Lakshminarayana',
          program: 'Certificate in Japanese Language and Business Communication for Working Professionals',
          owner: 'Padmanabhan Krishnamoorthy Iyer',
          due: 'Overdue',
        },
      ],
    ]),
  },
};
export const Hindi: Story = {
  args: {
    label: 'चरण के अनुसार लीड',
    columns: columnsOf([
      [{ id: 'a', name: 'फ़ातिमा शेख़', program: 'ऑनलाइन एमबीए', owner: 'मीरा पिल्लै', due: 'आज, 4:00 बजे' }],
    ]),
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
