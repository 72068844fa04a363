import { Skeleton } from '../skeleton/index.ts'
import { chartHeights, type ChartHeight } from './chart.variants.ts'

const heights = ['h-2/5', 'h-3/5', 'h-1/2', 'h-4/5', 'h-3/5', 'h-full', 'h-2/3', 'h-1/2', 'h-3/4', 'h-3/5', 'h-4/5', 'h-1/3']

/** A chart on its way: legend, plot and axis where they will stand. */
export function ChartSkeleton({ height }: { height: ChartHeight }) {
  return (
    <div aria-hidden className="flex flex-col">
      <div className="flex h-control-sm items-center gap-4">
        <Skeleton className="w-20" />
        <Skeleton className="w-28" />
      </div>
      <div className={`mt-2 flex items-end gap-[3%] border-b border-default ${chartHeights[height]}`}>
        {heights.map((tall, at) => (
          <Skeleton key={at} shape="block" className={`flex-1 rounded-b-none ${tall}`} />
        ))}
      </div>
      <div className="flex h-6 items-center justify-between">
        <Skeleton className="w-10" />
        <Skeleton className="w-10" />
        <Skeleton className="w-10" />
      </div>
    </div>
  )
}
