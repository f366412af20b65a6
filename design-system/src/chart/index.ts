export {
  AmountTimeline,
  type AmountPlan,
  type AmountStep,
  type AmountTimelineProps,
  type AmountWay,
} from './AmountTimeline.tsx';
export { BarChart, type BarChartProps } from './BarChart.tsx';
export { FigureTiles, type FigureTile, type FigureTilesProps } from './FigureTiles.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
