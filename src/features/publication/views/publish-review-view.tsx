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
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { sharesOf, type ReviewRequest } from '../model/review.ts'
import type { PublishOrder } from '../model/schedule.ts'
import { Conflicts } from './conflicts.tsx'
import { PublishChoice } from './publish-choice.tsx'
import { ReviewFigures } from './review-figures.tsx'

export type ReviewState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; review: PublicationReview }

export interface PublishReviewViewProps {
  header: ReactNode
  request: Pick<ReviewRequest, 'listName' | 'after' | 'itemOf' | 'sold'>
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
}

const nothing = new Int32Array(0)

/** What publishing an ordering does to the shop, and the choice to do it. */
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
}: PublishReviewViewProps) {
  const t = useSentences('publication')
  const say = useFailureSentence()
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
      {t('review.back')}
    </ButtonLink>
  )
  const same = figures && Object.values(figures.difference.changes).every((changes) => changes.length === 0)
  return (
    <Page
      header={header}
      breadcrumb={<Breadcrumb items={[{ label: listName, href: backHref }, { label: t('review.title') }]} />}
      title={t('review.title')}
      description={t('review.lead', { list: listName })}
      actions={state.kind !== 'failed' && !same && back}
    >
      {state.kind === 'failed' ? (
        <ListState
          state={{
            kind: 'failed',
            title: t('review.failed'),
            advice: `${say(state.failure)} ${t('review.draftStays')}`,
            onRetry: state.again,
            action: back,
          }}
        />
      ) : same ? (
        <ListState
          state={{
            kind: 'empty',
            title: t('review.same.title'),
            advice: t('review.same.text'),
            action: (
              <>
                {back}
                {dirty && (
                  <Button icon={<SaveIcon />} loading={working} onClick={() => onGo({ kind: 'save' })}>
                    {t('review.do.save')}
                  </Button>
                )}
                <Button icon={<PublishIcon />} loading={working} onClick={() => onGo({ kind: 'publish', startsAt: null, endsAt: null })}>
                  {t('review.same.anyway')}
                </Button>
              </>
            ),
          }}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <ReviewFigures figures={figures} />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4 lg:order-last">
              {review ? (
                <PublishChoice
                  dirty={dirty}
                  working={working}
                  by={review.way}
                  timeZone={timeZone}
                  ownTimeZone={ownTimeZone}
                  now={now}
                  onGo={onGo}
                />
              ) : (
                <Skeleton shape="block" className="h-72 rounded-lg" />
              )}
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              {review && <Conflicts conflicts={review.conflicts} timeZone={timeZone} hrefOf={hrefOf} queueHref={queueHref} />}
              {review && <SoldOutFirst after={after} itemOf={itemOf} within={limits.list.firstPlaces} />}
              <Panel title={t('review.firstScreen')} description={t('review.firstScreenHint')}>
                {review ? (
                  <FirstScreens before={before} after={after} itemOf={itemOf} />
                ) : (
                  <Skeleton shape="block" className="h-96 rounded-lg" />
                )}
              </Panel>
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
