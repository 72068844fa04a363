import { useState } from 'react'
import { permissionsOf, type StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useCatalogue } from '../data/use-catalogue.ts'
import { useChanges } from '../data/use-changes.ts'
import { useNightly } from '../data/use-nightly.ts'
import { useRights } from '../data/use-rights.ts'
import { useStart } from '../data/use-start.ts'
import { useSynchronisations } from '../data/use-synchronisations.ts'
import type { ScreenAddress } from '../model/screen-address.ts'
import { newestWithChanges } from '../model/synchronisation-status.ts'
import { sameAs, type SynchronisationRequest } from '../model/request.ts'
import { RightsDialog } from '../views/rights-dialog.tsx'
import { SynchroniseView, type ChangesState, type HistoryState } from '../views/synchronise-view.tsx'

export interface SynchronisePageProps {
  store: StoreCredential
  /** What the address says. */
  requested: ScreenAddress
  /** The person looks at something else: the address should say so. */
  onAsk: (requested: Pick<ScreenAddress, 'tab' | 'of' | 'rights'>) => void
}

/** Brings the catalogue of a store in. */
export function SynchronisePage({ store: { store, displayName, products, timeZone, role }, requested, onAsk }: SynchronisePageProps) {
  const configures = permissionsOf[role].includes('store.configure')
  const t = useSentences('synchronisation')
  const say = useFailureSentence()
  const { all, failure, again, cancel, resume } = useSynchronisations(store)
  const catalogue = useCatalogue(store, products)
  const { settings, saving, save } = useNightly(store)
  const rights = useRights(store, configures && requested.rights)
  const start = useStart(store)
  const [request, setRequest] = useState(requested.request)
  const [starting, setStarting] = useState(false)
  const shown = all ? (all.find(({ id }) => id === requested.of) ?? newestWithChanges(all)) : null
  const { tab, of, rights: rightsOpen } = requested
  const changed = useChanges(store, tab === 'changes' ? shown : null)
  const sorry =
    (title: string) =>
    (error: unknown): void =>
      notify.danger(title, { id: 'synchronise', detail: say(failureOf(error)) })

  const state = ((): HistoryState => (all ? { kind: 'ready', all } : failure ? { kind: 'failed', failure, again } : { kind: 'loading' }))()
  const changes = ((): ChangesState => {
    if (changed.data) return { kind: 'ready', ...changed.data }
    if (changed.failure) return { kind: 'failed', failure: changed.failure, again: changed.again }
    return all && shown === null
      ? { kind: 'ready', currency: '', counts: { new: 0, gone: 0, back: 0, moved: 0, price: 0, stock: 0 }, changes: [] }
      : { kind: 'loading' }
  })()

  const begin = (requested: SynchronisationRequest): void => {
    setStarting(true)
    start(requested)
      // Where there is room for one column only, the form is far below what it began.
      .then(() => document.getElementById('content')?.scrollTo({ top: 0, behavior: 'smooth' }))
      .catch(sorry(t('notStarted')))
      .finally(() => setStarting(false))
  }

  return (
    <SynchroniseView
      timeZone={timeZone}
      state={state}
      form={{
        catalogue,
        request,
        onRequest: setRequest,
        starting,
        onStart: () => begin(request),
        nightly: settings && { on: settings.nightly, nextAt: settings.nextAt, saving, fixed: !configures },
        onNightly: (on) => void save(on).catch(sorry(t('notSaved'))),
      }}
      tab={tab}
      onTab={(next) => onAsk({ tab: next, of, rights: rightsOpen })}
      shown={shown}
      changes={changes}
      now={Date.now()}
      onCancel={(id) => void cancel(id).catch(sorry(t('notCancelled')))}
      onResume={(id) => void resume(id).catch(sorry(t('notResumed')))}
      onAgain={(same) => begin(sameAs(same))}
      onChanges={(id) => onAsk({ tab: 'changes', of: id, rights: false })}
      onRights={configures ? () => onAsk({ tab, of, rights: true }) : null}
    >
      <RightsDialog
        open={configures && rightsOpen}
        onOpenChange={(open) => onAsk({ tab, of, rights: open })}
        storeName={displayName}
        rights={rights.answer?.rights}
        triedAt={rights.answer?.triedAt ?? null}
        failure={rights.failure}
        trying={rights.trying}
        onTry={rights.tryAnew}
        now={Date.now()}
      />
    </SynchroniseView>
  )
}
