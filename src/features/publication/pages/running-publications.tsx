import { lazy, Suspense } from 'react'
import { untilFetched } from '../../../design/on-demand/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { usePublications } from '../data/use-publications.ts'
import { underWay } from '../model/under-way.ts'

// Most of the time nothing is under way.
const PublicationView = lazy(() =>
  untilFetched(() => import('../views/publication-view.tsx').then(({ PublicationView: view }) => ({ default: view }))),
)

export interface RunningPublicationsProps {
  store: string
  /** IANA name. */
  timeZone: string
  /** All of them, with what can be done about them. */
  queueHref: string
}

/** A store's publications that are under way; nothing when there are none. */
export function RunningPublications({ store, timeZone, queueHref }: RunningPublicationsProps) {
  const t = useSentences('publication')
  const { publications } = usePublications(store)
  const running = publications?.filter(underWay) ?? []
  if (running.length === 0) return null
  return (
    <Panel title={t('running.title')} actions={<Link href={queueHref}>{t('running.all')}</Link>}>
      <Suspense>
        <div className="flex flex-col gap-3">
          {running.map((publication) => (
            <PublicationView key={publication.id} publication={publication} now={Date.now()} timeZone={timeZone} storefrontHref={null} />
          ))}
        </div>
      </Suspense>
    </Panel>
  )
}
