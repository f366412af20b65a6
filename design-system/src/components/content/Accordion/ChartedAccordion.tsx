import { styled } from '@mui/material/styles';
import { mediaQuery, space } from '../../../tokens/index.ts';
import { RingLattice, type RingLatticeProps } from '../../brand/RingLattice/RingLattice.tsx';
import { Accordion, type AccordionProps } from './Accordion.tsx';

/** Props of {@link ChartedAccordion}. */
export interface ChartedAccordionProps extends Omit<AccordionProps, 'mode'> {
  /** One ring for each part. */
  chart: RingLatticeProps;
}

/** Parts of which one is open, with a chart at their side on wide screens: its rings up to the open part are strong. */
export const ChartedAccordion = ({ chart, ...accordion }: ChartedAccordionProps) => (
  <Root>
    <Accordion {...accordion} mode="single-never-empty" />
    <div className="chart" data-print="no">
      <RingLattice {...chart} />
    </div>
  </Root>
);

const FAINT = { opacity: 0.16 };
const MAX_PARTS = 12;

const Root = styled('div')({
  '& > .chart': { display: 'none' },
  [mediaQuery.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px) minmax(0, 420px)',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: space(6),
    '& > .chart': { display: 'block', position: 'sticky', top: 72 },
  },
  ...Object.fromEntries(
    Array.from({ length: MAX_PARTS }, (_, at) => [
      `&:has(details:nth-of-type(${at + 1})[open]) svg > g > g:nth-of-type(${at + 1}) ~ g:not(.gold)`,
      FAINT,
    ]),
  ),
  '&:has(details:last-of-type:not([open])) svg .gold': FAINT,
});
