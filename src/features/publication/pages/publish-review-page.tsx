import { useMemo, useRef, useState } from 'react'
import { limits, type ListReference, type PublishRequest } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Textarea } from '../../../design/textarea/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import type { PublicationOfList } from '../data/use-publication.ts'
import { useProposalCommands } from '../data/use-proposals.ts'
import { useReview } from '../data/use-review.ts'
import { reviewedOrdering } from '../model/review.ts'
import type { PublishOrder } from '../model/schedule.ts'
import { PublishReviewView } from '../views/publish-review-view.tsx'
import { ReplaceDialog } from '../views/replace-dialog.tsx'
import { ownTimeZone } from './use-publication-actions.tsx'

export interface PublishReviewPageProps {
  store: string
  /** IANA name. */
  timeZone: string
  request: PublishRequest
  /** Saves the ordering. Returns the saved version; null when it is not saved, because the person must resolve a conflict first. */
  onSave: () => Promise<number | null>
  of: PublicationOfList
  /** The workbench, with the draft as it is. */
  backHref: string
  /** The workbench of another list. */
  hrefOf: (list: ListReference) => string
  /** What is scheduled and under way. */
  queueHref: string
  /** What the person does needs approval: it is sent, and not published. */
  approval: boolean
  /** The proposal that the person edited into this; null for none. */
  proposal: string | null
  /** Back to the workbench: it is done, or the ordering is no longer the one that was reviewed. */
  onLeave: () => void
}

/** Shows what publishing would do; then saves where needed, and publishes exactly what was shown: now or at a time. */
export function PublishReviewPage({
  store,
  timeZone,
  request,
  onSave,
  of: { publish, requesting },
  backHref,
  hrefOf,
  queueHref,
  approval,
  proposal,
  onLeave,
}: PublishReviewPageProps) {
  const t = useSentences('publication')
  const say = useFailureSentence()
  const format = useFormat()
  const reviewed = useMemo(() => reviewedOrdering(request), [request])
  const state = useReview(store, request.loadedList.list, request.view, request.unsaved)
  const p = useSentences('proposals')
  const { send, sending } = useProposalCommands()
  const [word, setWord] = useState('')
  const [saving, setSaving] = useState(false)
  // The version, when it was saved here and publishing failed afterwards: the request still has the ordering from before.
  const [savedAs, setSavedAs] = useState<number | null>(null)
  // The order that conflicts with a scheduled publication of the same minute: the person decides between the two.
  const [taken, setTaken] = useState<PublishOrder | null>(null)
  const busy = useRef(false)

  const save = async (): Promise<number | null> => {
    if (savedAs !== null) return savedAs
    if (!request.unsaved) return request.loadedList.ordering.version
    setSaving(true)
    try {
      const version = await onSave()
      setSavedAs(version)
      return version
    } finally {
      setSaving(false)
    }
  }
  const go = async (order: PublishOrder, replaces = false): Promise<void> => {
    if (busy.current) return
    busy.current = true
    try {
      const version = await save()
      // Without a version, somebody else saved meanwhile or the server cannot be reached: the workbench shows that.
      if (version !== null && order.kind === 'publish' && approval) {
        const { startsAt, endsAt } = order
        await send({ store, list: request.loadedList.list, shown: request.view, version, startsAt, endsAt, word })
        notify.success(p('send.done'), { id: 'publication', detail: p('send.doneDetail') })
      } else if (version !== null && order.kind === 'publish') {
        const { startsAt, endsAt } = order
        const edited = proposal === null ? {} : { proposal }
        const publication = await publish({
          shown: request.view,
          version,
          criteria: request.criteria,
          startsAt,
          endsAt,
          replaces,
          ...edited,
        })
        if (publication.state === 'scheduled' && publication.startsAt !== null)
          notify.success(t('review.scheduled', { when: format.moment(publication.startsAt, timeZone) }), {
            id: 'publication',
            detail: t('review.scheduledDetail', { zone: format.zone(timeZone) }),
          })
      }
      if (version !== null && order.kind === 'save') notify.success(t('review.saved'), { id: 'publication' })
      onLeave()
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'publication/already-scheduled') {
        setTaken(order)
        return
      }
      notify.danger(order.kind === 'save' ? t('review.notSaved') : approval ? p('send.failed') : t('failed'), {
        id: 'publication',
        detail: say(failure),
      })
      // The ordering changed since the review, or it is being published already: the workbench shows both.
      if (failure.code === 'ordering/stale-version' || failure.code === 'publication/already-running') onLeave()
    } finally {
      busy.current = false
    }
  }
  return (
    <>
      <PublishReviewView
        request={reviewed}
        state={state}
        dirty={request.unsaved && savedAs === null}
        working={saving || requesting || sending}
        backHref={backHref}
        hrefOf={hrefOf}
        queueHref={queueHref}
        timeZone={timeZone}
        ownTimeZone={ownTimeZone()}
        now={new Date().toISOString()}
        onGo={(order) => void go(order)}
        approval={approval}
        withFields={request.loadedList.list.kind === 'samara'}
        fields={
          approval && (
            <Field label={p('send.word')} hint={p('send.wordHint')} optional>
              <Textarea name="word" value={word} onValueChange={setWord} limit={limits.proposal.word} />
            </Field>
          )
        }
      />
      {taken?.kind === 'publish' && taken.startsAt !== null && (
        <ReplaceDialog
          startsAt={taken.startsAt}
          timeZone={timeZone}
          working={saving || requesting}
          onReplace={() => {
            setTaken(null)
            void go(taken, true)
          }}
          onClose={() => setTaken(null)}
        />
      )}
    </>
  )
}
