import { memo, useMemo } from 'react'
import { Area, Bar, CartesianGrid, ComposedChart, Line, XAxis, YAxis, type DotItemDotProps } from 'recharts'
import { gridLine, lookOf, patternOf, type LinePattern } from './chart.variants.ts'
import { rowsOf, standsAlone, type Row } from './rows.ts'
import type { Scale } from './scale.ts'
import type { ChartPoint } from './series.ts'
import type { ShownSeries } from './shown.ts'

export type ChartKind = 'line' | 'bar' | 'area'

export interface DrawingProps {
  kind: ChartKind
  points: readonly ChartPoint[]
  shown: readonly ShownSeries[]
  scale: Scale
  stacked: boolean
  width: number
  height: number
}

/**
 * The curves and bars alone, edge to edge; axes, labels and reading stand around it. Colours come
 * by class through `inherit`. Points are joined by straight lines, and what is not whole yet is
 * dashed. It is drawn anew only where its own figures change, not at each move of the pointer.
 */
export const Drawing = memo(function Drawing({ kind, points, shown, scale, stacked, width, height }: DrawingProps) {
  const rows = useMemo(() => rowsOf(points, shown, kind !== 'bar'), [points, shown, kind])
  const unfinished = points.some((point) => point.unfinished)
  return (
    <ComposedChart
      data={rows}
      width={width}
      height={height}
      margin={noMargin}
      accessibilityLayer={false}
      barCategoryGap={points.length > 12 ? '14%' : '24%'}
      barGap={points.length > 12 ? 0 : 2}
      {...stretched}
      className="print:size-full! [&_svg]:overflow-visible print:[&_svg]:size-full!"
    >
      <XAxis dataKey="key" type="category" scale={kind === 'bar' ? 'band' : 'point'} hide />
      <YAxis type="number" domain={[scale.low, scale.high]} ticks={[...scale.ticks]} hide allowDataOverflow />
      <CartesianGrid vertical={false} horizontalValues={[...scale.ticks]} stroke="inherit" className={gridLine} />
      {shown.map(({ place, comparison, comparedLook }) =>
        comparison ? (
          <Compared key={`c${place}`} kind={kind} dataKey={`c${place}`} fill={comparedLook.fill} stroke={comparedLook.stroke} />
        ) : null,
      )}
      {shown.map(({ place }) => (
        <Own key={`s${place}`} kind={kind} place={place} stacked={stacked} rows={rows} />
      ))}
      {unfinished &&
        kind !== 'area' &&
        shown.map(({ place }) => <Unfinished key={`u${place}`} kind={kind} place={place} stacked={stacked} />)}
    </ComposedChart>
  )
})

function Compared({ kind, dataKey, fill, stroke }: { kind: ChartKind; dataKey: string; fill: string; stroke: string }) {
  if (kind === 'bar') {
    return (
      <Bar
        dataKey={dataKey}
        isAnimationActive={false}
        fill="inherit"
        fillOpacity={0.45}
        radius={barCorners}
        maxBarSize={36}
        className={fill}
      />
    )
  }
  return <Line dataKey={dataKey} {...plainLine} strokeWidth={1.5} strokeDasharray="4 4" className={stroke} />
}

function Own({ kind, place, stacked, rows }: { kind: ChartKind; place: number; stacked: boolean; rows: readonly Row[] }) {
  const look = lookOf(place)
  const dataKey = `s${place}`
  if (kind === 'bar')
    return (
      <Bar
        dataKey={dataKey}
        stackId={stackOf(place, stacked)}
        isAnimationActive={false}
        fill="inherit"
        radius={stacked ? 0 : barCorners}
        maxBarSize={36}
        className={look.fill}
      />
    )
  if (kind === 'area') {
    return (
      <Area
        dataKey={dataKey}
        {...(stacked ? { stackId: 'all' } : {})}
        type="linear"
        isAnimationActive={false}
        dot={false}
        activeDot={false}
        fill="inherit"
        stroke="inherit"
        strokeWidth={1.5}
        {...linePatterns[patternOf(place)]}
        fillOpacity={stacked ? 0.55 : 0.14}
        className={`${look.fill} ${look.stroke}`}
      />
    )
  }
  const alone = rows.some((_, at) => standsAlone(rows, dataKey, at))
  return (
    <Line
      dataKey={dataKey}
      {...plainLine}
      dot={alone && ((dot: DotItemDotProps) => <Alone key={dot.index} dot={dot} rows={rows} dataKey={dataKey} className={look.fill} />)}
      strokeWidth={2}
      {...linePatterns[patternOf(place)]}
      className={look.stroke}
    />
  )
}

/** What still goes on: a pale bar with a dashed edge, or a dashed way to a hollow point. */
function Unfinished({ kind, place, stacked }: { kind: ChartKind; place: number; stacked: boolean }) {
  const look = lookOf(place)
  const dataKey = `u${place}`
  if (kind === 'bar') {
    return (
      <Bar
        dataKey={dataKey}
        stackId={stackOf(place, stacked)}
        isAnimationActive={false}
        fill="inherit"
        fillOpacity={0.35}
        stroke="inherit"
        strokeDasharray="3 2"
        radius={stacked ? 0 : barCorners}
        maxBarSize={36}
        className={`${look.fill} ${look.stroke}`}
      />
    )
  }
  return <Line dataKey={dataKey} {...plainLine} strokeWidth={2} strokeDasharray="3 4" className={look.stroke} />
}

/** A bar that still goes on stands in the place of the whole one. */
const stackOf = (place: number, stacked: boolean): string => (stacked ? 'all' : `s${place}`)

const plainLine = { type: 'linear', isAnimationActive: false, dot: false, activeDot: false, stroke: 'inherit' } as const
/** Longer dashes than those of what still goes on and of what is compared with. */
const linePatterns: Readonly<Record<LinePattern, { strokeDasharray?: string; strokeLinecap?: 'round' }>> = {
  solid: {},
  dashed: { strokeDasharray: '10 3' },
  dotted: { strokeDasharray: '1 4', strokeLinecap: 'round' },
}
/** Paper has another width than the screen that a chart was measured on. */
const stretched = { preserveAspectRatio: 'none' }
const noMargin = { top: 0, right: 0, bottom: 0, left: 0 }
const barCorners: [number, number, number, number] = [3, 3, 0, 0]

/** A value between two gaps would be no line at all: it is a dot. */
function Alone({ dot, rows, dataKey, className }: { dot: DotItemDotProps; rows: readonly Row[]; dataKey: string; className: string }) {
  if (!standsAlone(rows, dataKey, dot.index)) return null
  return <circle cx={dot.cx} cy={dot.cy} r={2.5} stroke="none" className={className} />
}
