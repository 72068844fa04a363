import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { untilFetched } from '../../../design/on-demand/index.ts'
import { useSession } from '../../../api/index.ts'

const SessionEndedView = lazy(() =>
  untilFetched(() => import('../views/session-ended-view.tsx').then(({ SessionEndedView: view }) => ({ default: view }))),
)

/** Appears when the session ends while somebody works; put away, it comes back with the next call that needs a person. */
export function SessionEnded() {
  const session = useSession()
  const endings = useSyncExternalStore(session.onEnded, session.endings)
  const [putAway, setPutAway] = useState(0)
  if (endings === 0) return null
  return (
    <Suspense>
      <SessionEndedView open={endings > putAway} onPutAway={() => setPutAway(endings)} onSignIn={() => void session.signInAgain()} />
    </Suspense>
  )
}
