import { useState, type ReactNode } from 'react'
import type { StoreCredential, StorePartner } from '../../../../contract/index.ts'
import { failureOf, useSession } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useLimitOptions } from '../data/use-limit-options.ts'
import { usePartnerCommands } from '../data/use-partner-commands.ts'
import { usePartners } from '../data/use-partners.ts'
import { nameOf, type PartnerAction } from '../model/partner-action.ts'
import { InviteDialog } from '../views/invite-dialog.tsx'
import { PartnerDialogs } from '../views/partner-dialogs.tsx'
import { PartnersView } from '../views/partners-view.tsx'

export interface PartnersTabProps {
  /** Undefined until they are known. */
  stores: readonly StoreCredential[] | undefined
  /** The store that is worked in. */
  current: StoreCredential | null
  /** Something to know before one invites, of a store: that its plan allows no further partner. */
  noticeOf?: (store: string) => ReactNode
}

/** Who works in a store of the person, and what its owner does about it. */
export function PartnersTab({ stores, current, noticeOf }: PartnersTabProps) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  const { email: self } = useSession().person
  const own = stores?.filter(({ role }) => role === 'owner') ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const store = own.find((one) => one.store === (chosen ?? current?.store)) ?? own[0] ?? null
  const { partners, failure: notLoaded, again } = usePartners(store?.store ?? null)
  const commands = usePartnerCommands(store?.store ?? '')
  // Repeating the same invitation after a silence makes no second one.
  const [inviting, setInviting] = useState<{ key: string } | null>(null)
  const [action, setAction] = useState<PartnerAction | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SayableFailure | null>(null)
  const options = useLimitOptions(inviting || action?.kind === 'change' ? (store?.store ?? null) : null)

  const open = (next: PartnerAction | null): void => {
    setFailure(null)
    setAction(next)
  }
  const close = (): void => {
    open(null)
    setInviting(null)
  }
  const during = async <T,>(
    work: Promise<T>,
    done: string | ((answer: T) => string),
    detail: string | ((answer: T) => string),
  ): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await work
      close()
      notify.success(typeof done === 'string' ? done : done(answer), { detail: typeof detail === 'string' ? detail : detail(answer) })
    } catch (error) {
      setFailure(failureOf(error))
      // Somebody else was quicker: the list shows it.
      again()
    } finally {
      setBusy(false)
    }
  }
  const resend = (partner: StorePartner): void => {
    commands.resend(partner.email).then(
      () => notify.success(t('resend.done'), { detail: t('resend.text') }),
      (error: unknown) => {
        notify.danger(t('resend.failed'), { detail: say(failureOf(error)) })
        again()
      },
    )
  }
  const displayName = store?.displayName ?? ''
  const dialog = { store: displayName, ...options, busy, failure, onClose: close }
  return (
    <PartnersView
      store={stores === undefined ? { store: '', displayName: '' } : store}
      stores={own}
      onStore={setChosen}
      partners={partners}
      failure={notLoaded}
      onRetry={again}
      self={self}
      notice={store && noticeOf?.(store.store)}
      onInvite={() => {
        setFailure(null)
        setInviting({ key: crypto.randomUUID() })
      }}
      onAction={open}
      onResend={resend}
    >
      {inviting && (
        <InviteDialog
          {...dialog}
          onInvite={(email, limits) =>
            void during(
              commands.invite(email, limits, inviting.key),
              ({ mail }) => t(mail === 'kept' ? 'invite.kept' : 'invite.done'),
              ({ mail }) => (mail === 'kept' ? t('invite.keptText') : email),
            )
          }
        />
      )}
      <PartnerDialogs
        {...dialog}
        action={action}
        onChange={(partner, limits) => void during(commands.change(partner.email, limits), t('change.done'), nameOf(partner))}
        onWithdraw={(partner) => void during(commands.withdraw(partner.email), t('withdraw.done'), nameOf(partner))}
        onRemove={(partner) => void during(commands.remove(partner.email), t('remove.done'), nameOf(partner))}
        onMakeOwner={(partner) => void during(commands.makeOwner(partner.email), t('owner.done'), nameOf(partner))}
      />
    </PartnersView>
  )
}
