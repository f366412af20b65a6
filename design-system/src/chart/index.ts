export { AmountTimeline, type AmountStep, type AmountTimelineProps } from './AmountTimeline.tsx';
export { BarChart, type BarChartProps } from './BarChart.tsx';
export { FigureTiles, type FigureTile, type FigureTilesProps } from './FigureTiles.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
