import { useState } from 'react'
import { Banner } from '../../../src/design/banner/index.ts'
import { Breadcrumb } from '../../../src/design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { FirstScreens, OrderingDiff, SoldOutFirst } from '../../../src/design/ordering-diff/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { ToastHost } from '../../../src/design/toast/index.ts'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { CompareLists } from './compare-lists.tsx'
import { after as drafted, before, category, inCollection, itemOf } from './draft.ts'
import { PublishChoice, type PublishWay } from './publish-choice.tsx'
import { PublishJob, type PublishPhase } from './publish-job.tsx'
import { publishReviewWords } from './publish-review.words.ts'
import { ReviewFigures } from './review-figures.tsx'

export interface PublishReviewProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed'
  /** What is asked for first. */
  way?: PublishWay
  /** It has been asked for already. */
  phase?: PublishPhase | null
}

/** What publishing a draft does to the shop, and the publishing itself. */
export function PublishReview({ state = 'ready', way = 'now', phase: first = null }: PublishReviewProps) {
  const { say, format } = useSpeech(publishReviewWords)
  const [phase, setPhase] = useState<PublishPhase | null>(first)
  const [after, setAfter] = useState(drafted)
  const [again, setAgain] = useState(false)
  const shown = again ? 'loading' : state
  const soldOutLast = (): void => {
    const out = (id: number): boolean => itemOf(id).soldOut === true
    setAfter([...after.filter((id) => !out(id)), ...after.filter(out)])
  }
  return (
    <Page
      header={<ScreenHeader area="categories" />}
      breadcrumb={<Breadcrumb items={[{ label: category, href: '#order-by-category' }, { label: say.title }]} />}
      title={say.title}
      description={say.description(category)}
    >
      {shown === 'empty' ? (
        <ListState state={{ kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: <ButtonLink href="#order-by-category">{say.emptyAction}</ButtonLink> }} />
      ) : shown === 'failed' ? (
        <ListState state={{ kind: 'failed', title: say.failedTitle, advice: say.failedAdvice, onRetry: () => setAgain(true) }} />
      ) : (
        <div className="flex flex-col gap-4">
          <ReviewFigures loading={shown === 'loading'} />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4 lg:order-last">
              {phase === null ? shown === 'loading' ? <Skeleton shape="block" className="h-72 rounded-lg" /> : <PublishChoice way={way} onPublish={() => setPhase('running')} /> : <PublishJob key={phase} phase={phase} />}
              {shown === 'ready' && (
                <Banner tone="warning" title={say.conflictTitle(format.number(inCollection.length))} action={<CompareLists after={after} />}>
                  {say.conflictText}
                </Banner>
              )}
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              {shown === 'ready' && (
                <SoldOutFirst
                  after={after}
                  itemOf={itemOf}
                  action={
                    <Button size="sm" onClick={soldOutLast}>
                      {say.toEnd}
                    </Button>
                  }
                />
              )}
              <Panel title={say.firstScreen} description={say.firstScreenHint}>
                {shown === 'loading' ? <Skeleton shape="block" className="h-96 rounded-lg" /> : <FirstScreens before={before} after={after} itemOf={itemOf} />}
              </Panel>
              <Panel title={say.changes} description={say.changesHint}>
                <OrderingDiff before={before} after={after} itemOf={itemOf} loading={shown === 'loading'} />
              </Panel>
            </div>
          </div>
        </div>
      )}
      <ToastHost />
    </Page>
  )
}
