import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

const slides = [
  {
    id: 'where',
    title: 'Study where you are',
    text: 'Live classes at weekends, recorded for the week; examinations in forty cities.',
    action: <Button size="large">See all programmes</Button>,
    seed: 'study-where-you-are',
  },
  {
    id: 'fee',
    title: 'Pay in four instalments, without interest',
    text: 'From ₹3,084 a month. What is included is said before you pay.',
    action: (
      <Button size="large" variant="secondary">
        Understand the fees
      </Button>
    ),
    seed: 'instalments',
  },
  {
    id: 'recognised',
    title: 'Recognised as the degree from the campus is',
    text: 'UGC entitled, NAAC A++, AICTE approved.',
    seed: 'recognised',
  },
];

const picture = (seed: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg(seed, { width: 1280, height: 960 }))}`,
  alt: 'A lattice of stars',
  width: 1280,
  height: 960,
});

const meta = {
  component: HeroCarousel,
  title: 'Content/HeroCarousel',
  args: { label: 'Highlights', slides },
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const OnPaper: Story = { args: { tone: 'paper' } };
export const Pictures: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      picture: { ...picture(slide.seed), focus: { x: 30, y: 50 }, phone: { src: picture(`${slide.id}-phone`).src } },
    })),
  },
};
export const MissingPicture: Story = {
  args: { slides: slides.map((slide) => ({ ...slide, picture: { src: '', alt: 'Learners in a reading room' } })) },
};
export const TwelveSlides: Story = {
  args: {
    slides: Array.from({ length: 12 }, (_, at) => ({
      id: `slide-${at}`,
      title: `Certificate number ${at + 1} begins in July`,
      seed: `certificate-${at}`,
    })),
  },
};
export const LongWords: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      title: 'Diploma in Artificial Intelligence and Machine Learning for working professionals and their teachers',
      text: 'A year of evenings: from the first regression to a model that your manager trusts, with one mentor for every thirty learners, an essay in each part, and a project that is yours to show.',
    })),
  },
};
export const Hindi: Story = {
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
  args: {
    label: 'मुख्य बातें',
    slides: [
      {
        id: 'where',
        title: 'जहाँ हैं, वहीं से पढ़िए',
        text: 'सप्ताहांत पर सीधी कक्षाएँ, जो सप्ताह भर देखी जा सकती हैं।',
        action: <Button size="large">सभी पाठ्यक्रम देखें</Button>,
      },
      { id: 'fee', title: 'चार किस्तों में, बिना ब्याज', text: '₹3,084 प्रति माह से।' },
    ],
  },
};
