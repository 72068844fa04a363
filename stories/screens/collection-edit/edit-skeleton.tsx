import { Panel } from '../../../src/design/panel/index.ts'
import { Skeleton } from '../../../src/design/skeleton/index.ts'

const lines = (count: number) => (
  <div className="flex flex-col gap-4">
    {Array.from({ length: count }, (_, nth) => (
      <span key={nth} className="flex flex-col gap-2">
        <Skeleton className="w-28" />
        <Skeleton shape="block" className="h-control-md w-full" />
      </span>
    ))}
  </div>
)

/** A collection on its way: the panels that will stand there. */
export function EditSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-8 lg:order-2">
        <Panel>
          <div className="flex flex-col gap-4">
            <Skeleton className="w-32" />
            <div className="flex flex-wrap gap-2">
              {Array.from({ length: 12 }, (_, nth) => (
                <Skeleton key={nth} shape="block" className="size-12" />
              ))}
            </div>
            <Skeleton className="w-3/4" />
          </div>
        </Panel>
        <Panel>{lines(2)}</Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <Panel>{lines(2)}</Panel>
        <Panel>{lines(3)}</Panel>
        <Panel>{lines(2)}</Panel>
      </div>
    </div>
  )
}
