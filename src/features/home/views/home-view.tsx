import { lazy, Suspense } from 'react'
import { untilFetched } from '../../../design/on-demand/index.ts'
import type { Home } from '../../../../contract/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { HomeLinks } from '../model/links.ts'
import { AttentionPlace } from './attention-place.tsx'
import type { NewsKey } from './news-panel.tsx'
import type { NoHomeState } from './no-home-view.tsx'
import { SalesPanel } from './sales-panel.tsx'

// They come while the answer of the server does.
const panels = () => untilFetched(() => import('./panels.ts'))
const AttentionPanel = lazy(() => panels().then(({ AttentionPanel: panel }) => ({ default: panel })))
const FirstStepsPanel = lazy(() => panels().then(({ FirstStepsPanel: panel }) => ({ default: panel })))
const RecentPanel = lazy(() => panels().then(({ RecentPanel: panel }) => ({ default: panel })))
const NewsPanel = lazy(() => panels().then(({ NewsPanel: panel }) => ({ default: panel })))
// Seldom needed, and it comes with the drawings.
const NoHomeView = lazy(() => untilFetched(() => import('./no-home-view.tsx').then(({ NoHomeView: view }) => ({ default: view }))))

export type HomeState = { kind: 'loading' } | NoHomeState | { kind: 'ready'; home: Home }

export interface HomeViewProps {
  state: HomeState
  links: HomeLinks
  /** The newest first. */
  news: readonly NewsKey[]
  /** IANA name of the store's time zone. */
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  /** Whether the person wants to see the first steps; null until they chose. */
  steps: boolean | null
  onSteps: (shown: boolean) => void
}

/** What needs attention, how the day goes, where the person left off, and what is new. */
export function HomeView({ state, links, news, timeZone, now, steps, onSteps }: HomeViewProps) {
  const home = state.kind === 'ready' ? state.home : null
  if (state.kind === 'failed' || state.kind === 'forbidden') {
    return (
      <Suspense fallback={<div aria-busy />}>
        <NoHomeView state={state} />
        <NewsPanel entries={news} />
      </Suspense>
    )
  }
  const place = <HomePlace links={links} timeZone={timeZone} now={now} />
  if (home === null) return place
  // Until the platform has a list as it was published, unless the person chose otherwise.
  const stepping = steps ?? !home.firstSteps.published
  return (
    <Suspense fallback={place}>
      <div className={columns}>
        <AttentionPanel home={home} links={links} now={now} />
        {home.sales && <SalesPanel home={{ ...home, sales: home.sales }} timeZone={timeZone} reportsHref={links.reports} />}
      </div>
      {stepping && <FirstStepsPanel steps={home.firstSteps} links={links} onHide={() => onSteps(false)} />}
      {/* Who begins has the steps in their place. */}
      {(home.recent.length > 0 || !stepping) && <RecentPanel recent={home.recent} links={links} now={now} />}
      <NewsPanel entries={news} onSteps={stepping ? undefined : () => onSteps(true)} />
    </Suspense>
  )
}

const columns = 'grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'

/**
 * Keeps the places of everything until it is there. On a phone, how far down the
 * rest begins is known with the first panel alone: nothing is shown that would jump.
 */
function HomePlace({ links, timeZone, now }: Pick<HomeViewProps, 'links' | 'timeZone' | 'now'>) {
  return (
    <>
      <div className={columns}>
        <Suspense fallback={<AttentionPlace />}>
          <AttentionPanel home={null} links={links} now={now} />
        </Suspense>
        <div className="grid max-md:hidden">
          <SalesPanel home={null} timeZone={timeZone} reportsHref={links.reports} />
        </div>
      </div>
      <div className="grid max-md:hidden">
        <RecentPlace />
      </div>
    </>
  )
}

/** Keeps the place of the lists that were opened last, as tall as they will be. */
function RecentPlace() {
  const t = useSentences('home')
  return (
    <Panel title={t('recent.title')} aria-busy>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {['max-sm:h-56', 'max-sm:hidden', 'max-lg:hidden', 'max-lg:hidden'].map((shown, nth) => (
          <Skeleton key={nth} shape="block" className={`h-44 w-full ${shown}`} />
        ))}
      </div>
    </Panel>
  )
}
