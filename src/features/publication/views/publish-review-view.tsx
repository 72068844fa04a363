import { useCallback, useMemo, type ReactNode } from 'react'
import { limits, type ListReference, type PublicationReview } from '../../../../contract/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { BackIcon, PublishIcon, SaveIcon } from '../../../design/icon/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { differenceOf, FirstScreens, OrderingDiff, SoldOutFirst, type DiffItem } from '../../../design/ordering-diff/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { minutesOf, sharesOf, type ReviewedOrdering } from '../model/review.ts'
import type { PublishOrder, Schedule } from '../model/schedule.ts'
import { Conflicts } from './conflicts.tsx'
import { PublishChoice } from './publish-choice.tsx'
import { ReviewFigures } from './review-figures.tsx'

export type ReviewState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; review: PublicationReview }

export interface PublishReviewViewProps {
  header: ReactNode
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
  /** What the person does needs approval: it is sent, and not published. @default false */
  approval?: boolean | undefined
  /** The proposal that is reviewed, where it is one. */
  proposal?: ReviewedProposal | undefined
  /** What the person writes to it, above the button. */
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

/** Shows the effect of publishing an ordering on the shop, and offers to publish it. */
export function PublishReviewView({
  header,
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
  approval = false,
  proposal,
  fields,
}: PublishReviewViewProps) {
  const t = useSentences('publication')
  const p = useSentences('proposals')
  const say = useFailureSentence()
  const format = useFormat()
  const { listName, after, itemOf: itemInList, sold } = request
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
  // A summary in one sentence: how many products move, and how long it takes.
  const consequence =
    figures &&
    !same &&
    (() => {
      const moved = figures.difference.changes.moved.length
      if (moved === 0) return undefined
      const minutes = figures.seconds === null ? null : minutesOf(figures.seconds)
      const sentence = t('review.consequence', { count: moved, moved: format.number(moved), list: listName })
      if (minutes === null) return sentence
      const time = minutes === 0 ? t('review.underAMinute') : t('review.minutes', { count: minutes, minutes: format.number(minutes) })
      return `${sentence} ${t('review.takes', { time: `${time.charAt(0).toLowerCase()}${time.slice(1)}` })}`
    })()
  const title = proposal ? p('review.title') : approval ? p('send.title') : t('review.title')
  return (
    <Page
      header={header}
      breadcrumb={<Breadcrumb items={[{ label: proposal ? p('title') : listName, href: backHref }, { label: title }]} />}
      width="full"
      title={title}
      description={[proposal?.lead, consequence || (proposal ? '' : approval ? p('send.lead') : t('review.lead', { list: listName }))]
        .filter(Boolean)
        .join(' ')}
      actions={state.kind !== 'failed' && !same && back}
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
              advice: proposal || approval ? p('review.sameText') : t('review.same.text'),
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
        <div className="flex flex-col gap-4">
          {proposal && <div className="flex flex-col gap-3 empty:hidden">{proposal.notes}</div>}
          <div className="grid items-start gap-4 pb-20 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-0">
            <div className="flex min-w-0 flex-col gap-4">
              <Panel title={t('review.firstScreen')} description={t('review.firstScreenHint')}>
                {review ? (
                  <FirstScreens before={before} after={after} itemOf={itemOf} />
                ) : (
                  <Skeleton shape="block" className="h-96 rounded-lg" />
                )}
              </Panel>
              {review && <Conflicts conflicts={review.conflicts} timeZone={timeZone} hrefOf={hrefOf} queueHref={queueHref} />}
              {review && <SoldOutFirst after={after} itemOf={itemOf} within={limits.list.firstPlaces} />}
            </div>
            <div className="min-w-0 lg:sticky lg:top-4 lg:row-span-2">
              {review ? (
                <PublishChoice
                  dirty={dirty}
                  working={working}
                  by={review.way}
                  timeZone={timeZone}
                  ownTimeZone={ownTimeZone}
                  now={now}
                  onGo={onGo}
                  approval={approval}
                  initial={proposal?.initial}
                  fields={fields}
                  more={proposal?.more}
                />
              ) : (
                <Skeleton shape="block" className="h-72 rounded-lg" />
              )}
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <ReviewFigures figures={figures} />
              <Panel title={t('review.changes')} description={t('review.changesHint')}>
                <OrderingDiff before={before} after={after} itemOf={itemOf} loading={!review} />
              </Panel>
            </div>
          </div>
        </div>
      )}
    </Page>
  )
}
