import { ChartFrame, type ChartProps } from './chart-frame.tsx'

/**
 * Values over time, one or a few beside each other, with the same of another time dashed.
 * @example
 * <LineChart label="Ventas por día" points={useDayPoints(days)} series={[{ name: 'Ventas', values, comparison }]}
 *   measure={{ currency: 'GBP' }} />
 */
export function LineChart(props: ChartProps) {
  return <ChartFrame kind="line" stacked={false} {...props} />
}

export interface StackedChartProps extends ChartProps {
  /** The curves lie on each other, and their sum is shown. @default false */
  stacked?: boolean | undefined
}

/**
 * Values of things that stand beside each other: hours, bands, lists.
 * @example <BarChart label="Pedidos por hora" points={useHourPoints()} series={[{ name: 'Hoy', values }]} />
 */
export function BarChart({ stacked = false, ...rest }: StackedChartProps) {
  return <ChartFrame kind="bar" stacked={stacked} {...rest} />
}

/**
 * Parts of a whole over time.
 * @example <AreaChart stacked label="Ventas por categoría" points={useDayPoints(days)} series={categories} measure={{ currency: 'GBP' }} />
 */
export function AreaChart({ stacked = false, ...rest }: StackedChartProps) {
  return <ChartFrame kind="area" stacked={stacked} {...rest} />
}
