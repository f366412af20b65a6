export { AmountTimeline, type AmountStep, type AmountTimelineProps } from './AmountTimeline.tsx';
export { BarChart, type BarChartProps } from './BarChart.tsx';
