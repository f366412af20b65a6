import { PromotionalTicker } from './PromotionalTicker.tsx';
import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** The scrolling bar on a page of the university. */
export const TickerSection = ({ ticker }: UniversitySectionProps) => <PromotionalTicker {...ticker} />;
