import { useCallback, useEffect, useState } from 'react'
import { acceptInvitation, accountPages, readInvitation, registerInvited } from '../../../../contract/index.ts'
import { failureOf, returnAfterwards, type Call } from '../../../api/index.ts'
import { afterFailure, invitationCode, type InvitationState } from '../model/invitation-state.ts'

export interface InvitationAtHand {
  state: InvitationState
  again: () => void
  /** @param email of who is signed in */
  accept: (email: string) => void
  /** Leads to the page where the receiver gives a name and a password, and back here afterwards. */
  register: () => void
}

/** The invitation of the link that the page was opened by. */
export function useInvitation(call: Call, { pathname, hash }: Pick<Location, 'pathname' | 'hash'>): InvitationAtHand {
  const code = invitationCode(hash)
  const [state, setState] = useState<InvitationState>(
    code === null ? { kind: 'ended', failure: { code: 'invitation/unknown' } } : { kind: 'loading' },
  )
  const [attempt, setAttempt] = useState(0)
  const refused = useCallback((error: unknown) => setState((present) => afterFailure(present, failureOf(error))), [])

  useEffect(() => {
    if (code === null) return
    const stop = new AbortController()
    call(readInvitation, { body: { code } }, { signal: stop.signal }).then(
      (invitation) => setState({ kind: 'open', invitation, busy: false, failure: null }),
      (error: unknown) => stop.signal.aborted || refused(error),
    )
    return () => stop.abort()
  }, [call, code, attempt, refused])

  const begin = () => setState((present) => (present.kind === 'open' ? { ...present, busy: true, failure: null } : present))
  return {
    state,
    again: () => {
      setState({ kind: 'loading' })
      setAttempt((present) => present + 1)
    },
    accept(email) {
      if (state.kind !== 'open' || code === null) return
      const { invitation } = state
      begin()
      call(acceptInvitation, { query: { username: email }, body: { code } }).then(
        ({ store }) => setState({ kind: 'accepted', invitation, store }),
        refused,
      )
    },
    register() {
      if (code === null) return
      begin()
      call(registerInvited, { body: { code } }).then((given) => {
        returnAfterwards(pathname + hash)
        location.assign(`${accountPages.link}#${given.code}`)
      }, refused)
    },
  }
}
