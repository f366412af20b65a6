import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Logo } from '../../brand/Logo/Logo.tsx';
import { Price } from '../../text/Price/Price.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  component: Sheet,
  title: 'Content/Sheet',
  args: {
    brand: <Logo name="Northwind" descriptor="Online" />,
    aside: (
      <Link href="#hindi" standalone lang="hi">
        हिन्दी में पढ़ें
      </Link>
    ),
    eyebrow: 'For your family: one page',
    title: 'Master of Business Administration',
    lead: 'A two-year master’s degree for people who work.',
    actions: (
      <>
        <Button href="#send" startIcon="whatsapp">
          Send on WhatsApp
        </Button>
        <Button variant="secondary">Print</Button>
      </>
    ),
    facts: [
      { label: 'Duration', value: '2 years' },
      { label: 'Next start', value: 'January and July every year' },
      { label: 'Total fee, from', value: <Price amount={128_000} /> },
      { label: 'Award', value: 'Master’s degree' },
    ],
    parts: [
      {
        title: 'What it costs',
        wide: true,
        content: (
          <DataTable
            caption="Plans"
            captionHidden
            columns={[
              { key: 'plan', label: 'Plan' },
              { key: 'parts', label: 'What you pay' },
              { key: 'total', label: 'Total', align: 'end' },
            ]}
            rows={[
              { plan: 'Semester', parts: '₹35,500 first, then ₹34,500', total: <Price amount={139_000} /> },
              { plan: 'Lumpsum', parts: 'One payment', total: <Price amount={128_000} /> },
            ]}
          />
        ),
      },
      { title: 'How classes work', content: <p>Recorded lessons on weekdays, live classes on Sundays.</p> },
      { title: 'What you get at the end', content: <p>A master’s degree of the university.</p> },
    ],
    foot: <strong>Call 1800 000 0108, Monday to Saturday, 9 am to 7 pm</strong>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shortest: Story = {
  args: {
    aside: undefined,
    eyebrow: undefined,
    lead: undefined,
    actions: undefined,
    foot: undefined,
    facts: [
      { label: 'Duration', value: '6 months' },
      { label: 'Award', value: '' },
    ],
    parts: [],
  },
};
export const Hindi: Story = {
  args: {
    aside: undefined,
    eyebrow: 'परिवार के लिए: एक पेज में पूरी जानकारी',
    lead: 'नौकरी करने वालों के लिए दो साल की डिग्री।',
    facts: [
      { label: 'अवधि', value: '2 साल' },
      { label: 'अगली शुरुआत', value: 'हर साल जनवरी और जुलाई' },
    ],
    parts: [{ title: 'कक्षाएँ कैसे होती हैं', content: <p>शनिवार और रविवार को लाइव कक्षाएँ।</p> }],
    foot: 'फ़ोन करें: 1800 000 0108',
  },
};
