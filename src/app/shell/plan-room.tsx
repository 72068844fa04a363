import { lazy, Suspense, useState } from 'react'
import { recall } from '../../api/index.ts'
import { untilFetched } from '../../design/on-demand/index.ts'
import { planRoom } from './plan-room-name.ts'

/** Few payments fail, and few meet a limit. */
const PlanBars = lazy(() => untilFetched(() => import('./plan-bars.tsx').then(({ PlanBars: bars }) => ({ default: bars }))))

/** The place of what must be known of the plan. It is kept from the first moment on: what came later would push the page down. */
export function PlanRoom() {
  const [minHeight, setRoom] = useState(() => recall<number>('local', planRoom) ?? 0)
  return (
    <div style={{ minHeight }}>
      <Suspense>
        <PlanBars onSettled={setRoom} />
      </Suspense>
    </div>
  )
}
