import { Area, Bar, CartesianGrid, ComposedChart, Line, XAxis, YAxis, type DotItemDotProps } from 'recharts'
import { gridLine, lookOf } from './chart.variants.ts'
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

type Row = Record<string, number | string | null>

/** The curves and bars alone, edge to edge; axes, labels and reading stand around it. Colours come by class through `inherit`. */
export function Drawing({ kind, points, shown, scale, stacked, width, height }: DrawingProps) {
  const rows = points.map((point, at): Row => {
    const row: Row = { key: point.key }
    for (const { place, values, comparison } of shown) {
      row[`s${place}`] = values[at] ?? null
      if (comparison) row[`c${place}`] = comparison[at] ?? null
    }
    return row
  })
  return (
    <ComposedChart
      data={rows}
      width={width}
      height={height}
      margin={noMargin}
      accessibilityLayer={false}
      barCategoryGap={points.length > 12 ? '14%' : '24%'}
      barGap={points.length > 12 ? 0 : 2}
      className="[&_svg]:overflow-visible"
    >
      <XAxis dataKey="key" type="category" scale={kind === 'bar' ? 'band' : 'point'} hide />
      <YAxis type="number" domain={[scale.low, scale.high]} ticks={[...scale.ticks]} hide allowDataOverflow />
      <CartesianGrid vertical={false} horizontalValues={[...scale.ticks]} stroke="inherit" className={gridLine} />
      {shown.map(({ place, comparison, comparedLook }) => {
        if (!comparison) return null
        if (kind === 'bar') {
          return (
            <Bar
              key={`c${place}`}
              dataKey={`c${place}`}
              isAnimationActive={false}
              fill="inherit"
              fillOpacity={0.45}
              radius={barCorners}
              maxBarSize={36}
              className={comparedLook.fill}
            />
          )
        }
        return (
          <Line
            key={`c${place}`}
            dataKey={`c${place}`}
            type="monotone"
            isAnimationActive={false}
            dot={false}
            activeDot={false}
            stroke="inherit"
            strokeWidth={1.5}
            strokeDasharray="4 4"
            className={comparedLook.stroke}
          />
        )
      })}
      {shown.map(({ place }) => {
        const look = lookOf(place)
        const dataKey = `s${place}`
        const stack = stacked ? { stackId: 'all' } : {}
        if (kind === 'bar')
          return (
            <Bar
              key={dataKey}
              dataKey={dataKey}
              {...stack}
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
              key={dataKey}
              dataKey={dataKey}
              {...stack}
              type="monotone"
              isAnimationActive={false}
              dot={false}
              activeDot={false}
              fill="inherit"
              stroke="inherit"
              strokeWidth={1.5}
              fillOpacity={stacked ? 0.55 : 0.14}
              className={`${look.fill} ${look.stroke}`}
            />
          )
        }
        return (
          <Line
            key={dataKey}
            dataKey={dataKey}
            type="monotone"
            isAnimationActive={false}
            dot={(dot: DotItemDotProps) => <Alone key={dot.index} dot={dot} rows={rows} dataKey={dataKey} className={look.fill} />}
            activeDot={false}
            stroke="inherit"
            strokeWidth={2}
            className={look.stroke}
          />
        )
      })}
    </ComposedChart>
  )
}

const noMargin = { top: 0, right: 0, bottom: 0, left: 0 }
const barCorners: [number, number, number, number] = [3, 3, 0, 0]

/** A value between two gaps would be no line at all: it is a dot. */
function Alone({ dot, rows, dataKey, className }: { dot: DotItemDotProps; rows: readonly Row[]; dataKey: string; className: string }) {
  const known = (at: number): boolean => rows[at]?.[dataKey] !== null && rows[at]?.[dataKey] !== undefined
  if (!known(dot.index) || known(dot.index - 1) || known(dot.index + 1)) return null
  return <circle cx={dot.cx} cy={dot.cy} r={2.5} stroke="none" className={className} />
}
