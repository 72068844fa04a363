/** Curves and bars that can be read by eye, pointer, arrows and ear. Heavy: import it where a screen is loaded on demand. */
export type { ChartProps, ChartView } from './chart-frame.tsx'
export { AreaChart, BarChart, LineChart, type StackedChartProps } from './chart.tsx'
export { chartHeights, type ChartHeight } from './chart.variants.ts'
export type { ChartEvent, ChartMeasure, ChartPoint, ChartSeries } from './series.ts'
export { useDayPoints, useHourPoints, useStepPoints, type TimeStep } from './use-points.ts'
