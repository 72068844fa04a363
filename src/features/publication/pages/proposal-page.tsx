import { useMemo, useRef, useState } from 'react'
import { fingerprintOf, type CompactProductList, type ListReference, type Proposal } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { EditIcon, UndoIcon } from '../../../design/icon/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useFormat, useSentences, useSentencesOfParts } from '../../../i18n/index.ts'
import { useProposal, useProposalCommands, useProposedList, type ProposalDetails } from '../data/use-proposals.ts'
import { useReview } from '../data/use-review.ts'
import { holds, scheduleOf } from '../model/proposals.ts'
import { reviewedOrdering } from '../model/review.ts'
import type { PublishOrder } from '../model/schedule.ts'
import { NoProposalView } from '../views/no-proposal-view.tsx'
import { ProposalNotes } from '../views/proposal-notes.tsx'
import { PublishReviewView } from '../views/publish-review-view.tsx'
import { ReplaceDialog } from '../views/replace-dialog.tsx'
import { SendBackDialog } from '../views/send-back-dialog.tsx'
import { ownTimeZone } from './use-publication-actions.tsx'

export interface ProposalPageProps {
  id: string
  store: string
  /** IANA name. */
  timeZone: string
  /** The queue, where proposals wait. */
  queueHref: string
  hrefOf: (list: ListReference, store: string) => string
  /** The workbench with the proposal as a draft. */
  editHrefOf: (proposal: Proposal) => string
  /** It was decided: away from here. */
  onLeave: () => void
}

/** One proposal: the difference with what is published now, to be published, edited or sent back. */
export function ProposalPage({ id, store, queueHref, ...rest }: ProposalPageProps) {
  useSentencesOfParts('proposals', 'publication')
  const { data: details, failure, again } = useProposal(id, store)
  const proposal = details?.proposal
  const there = proposal?.listThere === true && proposal.state === 'waiting'
  const list = useProposedList(there ? { store, list: proposal.list } : null)
  const products = details?.products
  const fits = list.data && products ? holds(list.data, products) : false
  if (there && list.data && details && products && fits)
    return <OpenProposal {...{ store, queueHref, details, ...rest }} products={products} source={list.data} again={again} />
  return <NoProposal {...{ store, queueHref, ...rest }} details={details} failure={failure ?? list.failure} again={again} />
}

type Shown = Omit<ProposalPageProps, 'id'>

/** Sends a proposal back: the dialog, and what follows. */
function useSendingBack(proposal: Proposal | undefined, onLeave: () => void) {
  const t = useSentences('proposals')
  const say = useFailureSentence()
  const { sendBack } = useProposalCommands()
  const [open, setOpen] = useState(false)
  const [working, setWorking] = useState(false)
  const send = async (word: string): Promise<void> => {
    if (!proposal) return
    setWorking(true)
    try {
      await sendBack(proposal, word)
      notify.success(t('back.done'), { id: 'proposal' })
      onLeave()
    } catch (error) {
      notify.danger(t('back.failed'), { id: 'proposal', detail: say(failureOf(error)) })
      setOpen(false)
    } finally {
      setWorking(false)
    }
  }
  const dialog = open && proposal && (
    <SendBackDialog proposal={proposal} working={working} onSendBack={(word) => void send(word)} onClose={() => setOpen(false)} />
  )
  return { ask: () => setOpen(true), dialog }
}

function NoProposal({
  queueHref,
  onLeave,
  details,
  failure,
  again,
}: Shown & { details: ProposalDetails | undefined; failure: ReturnType<typeof failureOf> | undefined; again: () => void }) {
  const t = useSentences('proposals')
  const proposal = details?.proposal
  const { ask, dialog } = useSendingBack(proposal, onLeave)
  const state = ((): Parameters<typeof NoProposalView>[0]['state'] => {
    if (proposal && proposal.state !== 'waiting') return { kind: 'decided', proposal }
    if (proposal && !proposal.listThere) return { kind: 'list-gone', proposal }
    return failure ? { kind: 'failed', failure, again } : { kind: 'loading' }
  })()
  return (
    <>
      <NoProposalView
        state={state}
        queueHref={queueHref}
        sendBack={proposal?.mayDecide ? <Button onClick={ask}>{t('review.sendBack')}</Button> : null}
      />
      {dialog}
    </>
  )
}

type OpenProposalProps = Shown & {
  details: ProposalDetails
  products: readonly number[]
  source: CompactProductList
  again: () => void
}

function OpenProposal({ store, timeZone, queueHref, hrefOf, editHrefOf, onLeave, details, products, source, again }: OpenProposalProps) {
  const t = useSentences('proposals')
  const say = useFailureSentence()
  const format = useFormat()
  const { proposal, present, outside } = details
  const after = useMemo(() => Int32Array.from(products), [products])
  const request = useMemo(() => reviewedOrdering({ loadedList: source, view: after }), [source, after])
  // Of an older version the server has no present view to compare fingerprints with: the products are sent.
  const state = useReview(store, proposal.list, after, proposal.version !== present)
  const { approve, approving } = useProposalCommands()
  const { ask, dialog } = useSendingBack(proposal, onLeave)
  const [taken, setTaken] = useState<PublishOrder | null>(null)
  const busy = useRef(false)
  const [opened] = useState(Date.now)

  const go = async (order: PublishOrder, replaces = false): Promise<void> => {
    if (busy.current || order.kind === 'save') return
    busy.current = true
    const { startsAt, endsAt } = order
    try {
      await approve(proposal, { version: present, seen: fingerprintOf(after), startsAt, endsAt, replaces })
      notify.success(
        startsAt === null
          ? t('review.approved', { list: proposal.listName })
          : t('review.approvedLater', { when: format.moment(startsAt, timeZone) }),
        { id: 'proposal' },
      )
      onLeave()
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'publication/already-scheduled') {
        setTaken(order)
        return
      }
      const changed = failure.code === 'ordering/stale-version' || failure.code === 'publication/not-as-seen'
      notify.danger(t('review.notApproved'), { id: 'proposal', detail: changed ? t('review.changedMeanwhile') : say(failure) })
      again()
    } finally {
      busy.current = false
    }
  }
  return (
    <>
      <PublishReviewView
        request={request}
        state={state}
        dirty={false}
        working={approving}
        backHref={queueHref}
        hrefOf={(list) => hrefOf(list, store)}
        queueHref={queueHref}
        timeZone={timeZone}
        ownTimeZone={ownTimeZone()}
        now={new Date().toISOString()}
        onGo={(order) => void go(order)}
        proposal={{
          lead: t('review.lead', { who: proposal.proposedBy || t('someone'), list: proposal.listName }),
          notes: <ProposalNotes proposal={proposal} outside={outside} timeZone={timeZone} now={opened} />,
          initial: scheduleOf(proposal, opened),
          more: (
            <>
              <ButtonLink href={editHrefOf(proposal)} icon={<EditIcon />}>
                {t('review.edit')}
              </ButtonLink>
              <Button icon={<UndoIcon />} disabled={approving} onClick={ask}>
                {t('review.sendBack')}
              </Button>
            </>
          ),
        }}
      />
      {dialog}
      {taken?.kind === 'publish' && taken.startsAt !== null && (
        <ReplaceDialog
          startsAt={taken.startsAt}
          timeZone={timeZone}
          working={approving}
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
