import { useState } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { type SayableFailure, useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useDeliveries, useWebhooks } from '../data/use-webhooks.ts'
import type { WebhookDialog } from '../model/webhook-dialog.ts'
import { WebhookDialogs } from '../views/webhook-dialogs.tsx'
import { WebhooksView } from '../views/webhooks-view.tsx'

export interface WebhooksTabProps {
  /** The store that is worked in; null where there is none. */
  current: StoreCredential | null
  /** What the help says of webhooks. */
  helpHref: string
}

/** The webhooks of the store, for its owner. */
export function WebhooksTab({ current, helpHref }: WebhooksTabProps) {
  const t = useSentences('webhooks')
  if (current?.role === 'owner') return <StoreWebhooks key={current.store} store={current} helpHref={helpHref} />
  return (
    <Panel>
      <ListState
        state={
          current
            ? { kind: 'forbidden', advice: t('forbidden', { store: current.displayName }) }
            : { kind: 'empty', title: t('noStore'), advice: t('noStoreText') }
        }
      />
    </Panel>
  )
}

interface State {
  dialog: WebhookDialog | null
  busy: boolean
  failure: SayableFailure | null
  /** Repeated after a silence, the same request makes one webhook. */
  key: string
}

const atRest = (): State => ({ dialog: null, busy: false, failure: null, key: crypto.randomUUID() })

function StoreWebhooks({ store: { store, displayName }, helpHref }: { store: StoreCredential; helpHref: string }) {
  const t = useSentences('webhooks')
  const say = useFailureSentence()
  const { webhooks, failure, again, make, change, renew, remove, test } = useWebhooks(store)
  const [state, setState] = useState(atRest)
  const { dialog } = state
  const deliveries = useDeliveries(store, dialog?.kind === 'deliveries' ? dialog.webhook.id : null)

  const during = <T,>(work: Promise<T>, then: (answer: T) => WebhookDialog | null): void => {
    setState((present) => ({ ...present, busy: true, failure: null }))
    work.then(
      (answer) => setState({ ...atRest(), dialog: then(answer) }),
      (error: unknown) => setState((present) => ({ ...present, busy: false, failure: failureOf(error) })),
    )
  }
  const announced = (sentence: string) => () => {
    notify.success(sentence)
    return null
  }
  const shown = (secret: string): WebhookDialog => ({ kind: 'secret', secret })

  return (
    <>
      <WebhooksView
        store={displayName}
        webhooks={webhooks}
        failure={failure}
        onRetry={again}
        helpHref={helpHref}
        onAsk={(next) => setState({ ...atRest(), dialog: next })}
        onTest={({ id }) =>
          void test(id).then(
            ({ state: outcome, status, fault }) => {
              if (outcome === 'delivered') notify.success(t('test.delivered'), { detail: t('test.status', { status: status ?? '' }) })
              else notify.danger(t('test.failed'), { detail: t(`fault.${fault ?? 'unreachable'}`, { status: status ?? '' }) })
            },
            (error: unknown) => notify.danger(t('test.failed'), { detail: say(failureOf(error)) }),
          )
        }
      />
      {dialog && (
        <WebhookDialogs
          dialog={dialog}
          busy={state.busy}
          fault={state.failure && say(state.failure)}
          deliveries={deliveries.data}
          deliveriesFault={deliveries.failure && !deliveries.data ? say(deliveries.failure) : null}
          onMake={(answer) => during(make(answer, state.key), shown)}
          onChange={({ id }, answer) => during(change(id, answer), announced(t('changing.done')))}
          onRenew={({ id }) => during(renew(id), shown)}
          onRemove={({ id }) => during(remove(id), announced(t('removing.done')))}
          onCopy={(secret) =>
            void navigator.clipboard.writeText(secret).then(
              () => notify.success(t('secret.copied')),
              () => notify.danger(t('secret.notCopied')),
            )
          }
          onClose={() => setState(atRest())}
        />
      )}
    </>
  )
}
