import { lazy, Suspense } from 'react'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { publicationEnded } from '../../../../contract/index.ts'
import { usePublications } from '../data/use-publication.ts'

// Most of the time nothing is under way.
const PublicationView = lazy(() => import('../views/publication-view.tsx').then(({ PublicationView: view }) => ({ default: view })))

export interface RunningPublicationsProps {
  store: string
}

/** A store's publications that are under way; nothing when there are none. */
export function RunningPublications({ store }: RunningPublicationsProps) {
  const t = useSentences('publication')
  const { publications } = usePublications(store)
  const running = publications?.filter(({ state }) => !publicationEnded(state)) ?? []
  if (running.length === 0) return null
  return (
    <Panel title={t('running.title')}>
      <Suspense>
        <div className="flex flex-col gap-3">
          {running.map((publication) => (
            <PublicationView key={publication.id} publication={publication} now={Date.now()} storefrontHref={null} />
          ))}
        </div>
      </Suspense>
    </Panel>
  )
}
