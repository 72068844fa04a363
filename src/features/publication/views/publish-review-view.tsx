import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { limits, type ListReference, type PublicationReview } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { BottomBar } from '../../../design/bottom-bar/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { BackIcon, PublishIcon, SaveIcon } from '../../../design/icon/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { differenceOf, FirstScreens, OrderingDiff, SoldOutFirst, type DiffItem } from '../../../design/ordering-diff/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { sharesOf, type ReviewedOrdering } from '../model/review.ts'
import type { PublishOrder, Schedule } from '../model/schedule.ts'
import { Conflicts } from './conflicts.tsx'
import { PublishBar } from './publish-bar.tsx'
import { PublishFacts } from './publish-facts.tsx'
import { ReviewFigures } from './review-figures.tsx'
import { useConsequence } from './use-consequence.ts'

export type ReviewState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; review: PublicationReview }

export interface PublishReviewViewProps {
  request: ReviewedOrdering
  state: ReviewState
  /** Whether there is something to save. */
  dirty: boolean
  working: boolean
  /** The workbench, with the draft as it is. */
  backHref: string
  /** The workbench of another list. */
  hrefOf: (list: ListReference) => string
  /** What is scheduled and under way. */
  queueHref: string
  /** The store's clocks, and those of the person: IANA names. */
  timeZone: string
  ownTimeZone: string
  /** The present instant, ISO 8601. */
  now: string
  onGo: (order: PublishOrder) => void
  /** What is published has fields of its own, which go along. @default false */
  withFields?: boolean | undefined
  /** What the person does needs approval: it is sent, and not published. @default false */
  approval?: boolean | undefined
  /** The proposal that is reviewed, where it is one. */
  proposal?: ReviewedProposal | undefined
  /** What the person writes to it. */
  fields?: ReactNode
}

/** What the review shows of a proposal, and what can be done with it. */
export interface ReviewedProposal {
  lead: string
  /** What has changed since, and what its sender says. */
  notes: ReactNode
  /** The times that were proposed, as far as they can be kept. */
  initial: Schedule
  /** Editing it, sending it back. */
  more: ReactNode
}

const nothing = new Int32Array(0)
const atFirst: Schedule = { way: 'now', startsAt: null, ends: false, endsAt: null }

/** Shows the effect of publishing an ordering on the shop, and offers to publish it. */
export function PublishReviewView({
  request,
  state,
  dirty,
  working,
  backHref,
  hrefOf,
  queueHref,
  timeZone,
  ownTimeZone,
  now,
  onGo,
  withFields = false,
  approval = false,
  proposal,
  fields,
}: PublishReviewViewProps) {
  const t = useSentences('publication')
  const p = useSentences('proposals')
  const say = useFailureSentence()
  const [chosen, setChosen] = useState(proposal?.initial ?? atFirst)
  // What is saved cannot be saved once more.
  const schedule = !dirty && chosen.way === 'save' ? { ...chosen, way: 'now' as const } : chosen
  const { listName, after, itemOf: itemInList, sold } = request
  const sentenceOf = useConsequence(listName)
  const review = state.kind === 'ready' ? state.review : null
  const before = useMemo(() => (review ? Int32Array.from(review.live) : nothing), [review])
  const figures = useMemo(
    () =>
      review
        ? {
            shares: sharesOf(review.live, { after, sold }, limits.list.firstPlaces),
            difference: differenceOf(review.live, after),
            products: after.length,
            writes: review.writes,
            calls: review.calls,
            seconds: review.seconds,
            by: review.way,
          }
        : null,
    [review, after, sold],
  )
  const former = useMemo(() => new Map(review?.former.map((product): [number, DiffItem] => [product.id, product])), [review])
  const itemOf = useCallback((product: number): DiffItem => former.get(product) ?? itemInList(product), [former, itemInList])

  const back = (
    <ButtonLink href={backHref} icon={<BackIcon />}>
      {proposal ? p('review.back') : t('review.back')}
    </ButtonLink>
  )
  const same = figures && Object.values(figures.difference.changes).every((changes) => changes.length === 0)
  const consequence = figures && !same ? sentenceOf(figures) : null
  const title = proposal ? p('review.title') : approval ? p('send.title') : t('review.title')
  return (
    <Page
      breadcrumb={<Breadcrumb items={[{ label: proposal ? p('title') : listName, href: backHref }, { label: title }]} />}
      width="full"
      title={title}
      description={proposal?.lead ?? (approval ? p('send.lead') : undefined)}
      actions={state.kind !== 'failed' && !same && back}
      // Its breadcrumb leads there, too.
      actionsOnPhone="hidden"
    >
      {state.kind === 'failed' ? (
        <ListState
          state={{
            kind: 'failed',
            title: t('review.failed'),
            advice: proposal ? say(state.failure) : `${say(state.failure)} ${t('review.draftStays')}`,
            onRetry: state.again,
            action: back,
          }}
        />
      ) : same ? (
        <>
          {proposal && <div className="mb-4 flex flex-col gap-3 empty:hidden">{proposal.notes}</div>}
          <ListState
            state={{
              kind: 'empty',
              title: t('review.same.title'),
              advice: proposal || approval ? p('review.sameText') : t(withFields ? 'review.same.withFields' : 'review.same.text'),
              action: (
                <>
                  {back}
                  {dirty && (
                    <Button icon={<SaveIcon />} loading={working} onClick={() => onGo({ kind: 'save' })}>
                      {t('review.do.save')}
                    </Button>
                  )}
                  {!approval && (
                    <Button
                      icon={<PublishIcon />}
                      loading={working}
                      onClick={() => onGo({ kind: 'publish', startsAt: null, endsAt: null })}
                    >
                      {t('review.same.anyway')}
                    </Button>
                  )}
                  {proposal?.more}
                </>
              ),
            }}
          />
        </>
      ) : (
        <>
          <div className="flex flex-1 flex-col gap-4 pb-4">
            {proposal && <div className="flex flex-col gap-3 empty:hidden">{proposal.notes}</div>}
            {consequence ? <p className="max-w-4xl text-lg font-medium">{consequence}</p> : <Skeleton className="w-80 max-w-full" />}
            <Panel title={t('review.firstScreen')}>
              {review ? (
                <FirstScreens before={before} after={after} itemOf={itemOf} />
              ) : (
                <Skeleton shape="block" className="h-96 rounded-lg" />
              )}
            </Panel>
            {review && (
              <>
                {review.way === 'file' && schedule.way !== 'save' && (
                  <Banner tone="warning" title={t('review.fileWarning.title')}>
                    {t('review.fileWarning.text')}
                  </Banner>
                )}
                <Conflicts conflicts={review.conflicts} timeZone={timeZone} hrefOf={hrefOf} queueHref={queueHref} />
                <SoldOutFirst after={after} itemOf={itemOf} within={limits.list.firstPlaces} />
                {schedule.way !== 'save' && fields && <Panel>{fields}</Panel>}
              </>
            )}
            <ReviewFigures figures={figures} />
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <Panel title={t('review.changes')} description={t('review.changesHint')}>
                <OrderingDiff before={before} after={after} itemOf={itemOf} loading={!review} />
              </Panel>
              {review && <PublishFacts schedule={schedule} dirty={dirty} by={review.way} approval={approval} />}
            </div>
          </div>
          {review ? (
            <PublishBar
              schedule={schedule}
              onSchedule={setChosen}
              dirty={dirty}
              working={working}
              timeZone={timeZone}
              ownTimeZone={ownTimeZone}
              now={now}
              onGo={onGo}
              approval={approval}
              more={proposal?.more}
            />
          ) : (
            <BottomBar
              across
              label={approval ? p('send.title') : t('review.publish')}
              actions={<Skeleton shape="block" className="h-control-md w-40 rounded-md" />}
            />
          )}
        </>
      )}
    </Page>
  )
}
