import { lazy, Suspense, useCallback, useState } from 'react'
import { recall, remember, rememberedAnswers } from '../../api/index.ts'
import { untilFetched } from '../../design/on-demand/index.ts'

/** Few payments fail, and few meet a limit. */
const PlanBars = lazy(() => untilFetched(() => import('./plan-bars.tsx').then(({ PlanBars: bars }) => ({ default: bars }))))

/** Is forgotten with the answers, by who signs out. */
const name = `${rememberedAnswers}plan-room`

/** Pixels of height that the word about the plan took the last time. */
function roomKept(): number {
  const kept = recall<unknown>('local', name)
  return typeof kept === 'number' && kept > 0 ? kept : 0
}

/** The place of what must be known of the plan. It is kept from the first moment on: what came later would push the page down. */
export function PlanRoom() {
  const [room, setRoom] = useState(roomKept)
  const settle = useCallback((height: number | null) => {
    setRoom(0)
    if (height !== null) remember('local', name, height > 0 ? height : null)
  }, [])
  return (
    <div style={{ minHeight: room }}>
      <Suspense>
        <PlanBars onSettled={settle} />
      </Suspense>
    </div>
  )
}
