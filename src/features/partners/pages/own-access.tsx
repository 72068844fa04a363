import { useState, type ReactNode } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { HelpIcon, SignOutIcon } from '../../../design/icon/index.ts'
import { MenuItem } from '../../../design/menu/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useLeaveStore, useMembership } from '../data/use-own-access.ts'
import { AccessDialog, LeaveDialog } from '../views/own-access-dialogs.tsx'

export interface OwnAccessProps {
  /** The person is about to leave this store. @returns to be called when that failed */
  onLeaving: (store: string) => () => void
  /** Gets what a person does about their own membership of a store, as entries of a menu. */
  children: (entries: (store: StoreCredential) => ReactNode) => ReactNode
}

/** What the person may do in each of their stores, and the way out of it. */
export function OwnAccess({ onLeaving, children }: OwnAccessProps) {
  const t = useSentences('partners')
  const [action, setAction] = useState<{ kind: 'access' | 'leave'; store: StoreCredential } | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SayableFailure | null>(null)
  const leave = useLeaveStore()
  const membership = useMembership(action?.kind === 'access' ? action.store.store : null)
  const close = () => setAction(null)
  const open = (kind: 'access' | 'leave', store: StoreCredential) => () => {
    setFailure(null)
    setAction({ kind, store })
  }
  return (
    <>
      {children((store) => (
        <>
          <MenuItem icon={<HelpIcon />} onSelect={open('access', store)}>
            {t('access.action')}
          </MenuItem>
          <MenuItem icon={<SignOutIcon />} tone="danger" onSelect={open('leave', store)}>
            {t('leave.action')}
          </MenuItem>
        </>
      ))}
      {action?.kind === 'access' && <AccessDialog store={action.store.displayName} {...membership} onClose={close} />}
      {action?.kind === 'leave' && (
        <LeaveDialog
          store={action.store.displayName}
          busy={busy}
          failure={failure}
          onClose={close}
          onLeave={() => {
            const { store, displayName } = action.store
            setBusy(true)
            setFailure(null)
            const stayed = onLeaving(store)
            leave(store)
              .then(
                () => {
                  close()
                  notify.success(t('leave.done', { store: displayName }))
                },
                (error: unknown) => {
                  stayed()
                  setFailure(failureOf(error))
                },
              )
              .finally(() => setBusy(false))
          }}
        />
      )}
    </>
  )
}
