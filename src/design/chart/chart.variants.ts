import { cva } from 'class-variance-authority'

/** How the line of a curve is drawn. */
export type LinePattern = 'solid' | 'dashed' | 'dotted'

/**
 * Looks of the curves in their order, one line each: the stroke, the area, the mark in legend and
 * reading, the line. Two whose colours are near to each other for somebody who is colour-blind
 * differ by their line (`series-looks.test.ts`). After six the colours begin again, dotted.
 */
export const seriesLooks = [
  { stroke: 'stroke-series-1', fill: 'fill-series-1', mark: 'bg-series-1', line: 'solid' },
  { stroke: 'stroke-series-2', fill: 'fill-series-2', mark: 'bg-series-2', line: 'solid' },
  { stroke: 'stroke-series-3', fill: 'fill-series-3', mark: 'bg-series-3', line: 'dashed' },
  { stroke: 'stroke-series-4', fill: 'fill-series-4', mark: 'bg-series-4', line: 'solid' },
  { stroke: 'stroke-series-5', fill: 'fill-series-5', mark: 'bg-series-5', line: 'dashed' },
  { stroke: 'stroke-series-6', fill: 'fill-series-6', mark: 'bg-series-6', line: 'dashed' },
] as const

export type SeriesLook = (typeof seriesLooks)[number]

export const lookOf = (at: number): SeriesLook => seriesLooks[at % seriesLooks.length] ?? seriesLooks[0]

export const patternOf = (at: number): LinePattern => (at < seriesLooks.length ? lookOf(at).line : 'dotted')

export const chartHeights = { sm: 'h-40', md: 'h-60', lg: 'h-80' } as const

export type ChartHeight = keyof typeof chartHeights

export const plot = cva('relative min-w-0', { variants: { height: chartHeights }, defaultVariants: { height: 'md' } })

/** One line each: rest, hover, pressed, focus, hidden. */
export const legendItem = cva([
  'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm px-1.5 py-0.5 text-left text-sm text-default pointer-coarse:min-h-11',
  'hover:bg-hover',
  'active:bg-pressed',
  'outline-offset-1 outline-focus focus-visible:outline-2',
  'aria-[pressed=false]:text-muted aria-[pressed=false]:line-through',
])

/** What bars are compared with: a paler bar beside. */
export const comparedBar = 'bg-series-6 opacity-45'

/** A sign above the curve that can be pressed, one line each: rest, hover, pressed, focus. */
export const eventButton = cva([
  'pointer-events-auto inline-flex h-4 min-w-4 cursor-pointer items-center justify-center rounded-full bg-accent px-1 text-2xs font-semibold text-on-accent tabular-nums',
  'before:absolute before:-inset-1.5 pointer-coarse:before:-inset-3.5',
  'hover:bg-accent-hover',
  'active:bg-accent-pressed',
  'outline-offset-1 outline-focus focus-visible:outline-2',
])

/** Grid lines that are felt rather than seen. */
export const gridLine = 'stroke-track'

export const reading = cva(
  'pointer-events-none absolute top-1 z-10 w-max max-w-64 rounded-md bg-raised px-3 py-2 text-sm text-default shadow-popover max-sm:max-w-56',
)
