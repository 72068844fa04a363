import { planNames } from '../../../../contract/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { countedLimits } from '../model/plan-use.ts'

/** The plans on their way, in their final shape. */
export function PlansSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6 pb-8">
      <Panel>
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {countedLimits.map((name) => (
            <Skeleton key={name} shape="block" className="h-10" />
          ))}
        </div>
      </Panel>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {planNames.map((name) => (
          <Panel key={name}>
            <Skeleton className="w-1/2" />
            <Skeleton className="w-3/4" />
            <Skeleton shape="block" className="my-4 h-8 w-2/3" />
            <Skeleton shape="block" className="mb-6 h-8" />
            {countedLimits.map((limit) => (
              <Skeleton key={limit} className="w-2/3" />
            ))}
          </Panel>
        ))}
      </div>
    </div>
  )
}
