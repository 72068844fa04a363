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

// It comes while the answer of the server does.
const AttentionPanel = lazy(() =>
  untilFetched(() => import('./attention-panel.tsx').then(({ AttentionPanel: panel }) => ({ default: panel }))),
)
// They stand below everything else, and one comes with its pictures.
const RecentPanel = lazy(() => untilFetched(() => import('./recent-panel.tsx').then(({ RecentPanel: panel }) => ({ default: panel }))))
const NewsPanel = lazy(() => untilFetched(() => import('./news-panel.tsx').then(({ NewsPanel: panel }) => ({ default: panel }))))
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
}

/** What needs attention, how the day goes, where the person left off, and what is new. */
export function HomeView({ state, links, news, timeZone, now }: HomeViewProps) {
  const home = state.kind === 'ready' ? state.home : null
  if (state.kind === 'failed' || state.kind === 'forbidden') {
    return (
      <>
        <Suspense>
          <NoHomeView state={state} />
        </Suspense>
        <Suspense>
          <NewsPanel entries={news} />
        </Suspense>
      </>
    )
  }
  return (
    <>
      <SalesPanel home={home} timeZone={timeZone} />
      <Suspense fallback={<AttentionPlace />}>
        <AttentionPanel home={home} links={links} now={now} />
      </Suspense>
      {home ? (
        <Suspense fallback={<RecentPlace />}>
          <RecentPanel recent={home.recent} links={links} now={now} />
        </Suspense>
      ) : (
        <RecentPlace />
      )}
      {home && (
        <Suspense>
          <NewsPanel entries={news} />
        </Suspense>
      )}
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
