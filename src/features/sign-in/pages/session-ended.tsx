import { useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../api/index.ts'
import { SessionEndedView } from '../views/entrance-views.tsx'

/** Appears when the session ends while somebody works; put away, it comes back with the next call that needs a person. */
export function SessionEnded() {
  const session = useSession()
  const endings = useSyncExternalStore(session.onEnded, session.endings)
  const [putAway, setPutAway] = useState(0)
  return <SessionEndedView open={endings > putAway} onPutAway={() => setPutAway(endings)} onSignIn={() => void session.signInAgain()} />
}
