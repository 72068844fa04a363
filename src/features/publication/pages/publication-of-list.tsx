import { publicationEnded, type ListReference } from '../../../../contract/index.ts'
import { Link } from '../../../design/link/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { Drifts } from '../data/use-drifts.ts'
import type { PublicationOfList } from '../data/use-publication.ts'
import { DriftView } from '../views/drift-view.tsx'
import { PublicationView } from '../views/publication-view.tsx'
import { usePublicationActions } from './use-publication-actions.tsx'
import { useResolving } from './use-resolving.ts'

export interface PublicationPanelProps {
  /** IANA name. */
  timeZone: string
  list: ListReference
  of: PublicationOfList
  drifts: Drifts
  /** Where shoppers see the list; null when nobody knows. */
  storefrontHref: string | null
  /** What is scheduled and under way. */
  queueHref: string
  /** What the person publishes needs approval: nothing about publications is offered. */
  approval: boolean
}

/** The publication cards of a list: the running one or its result, the next scheduled one, and a drift. */
export function PublicationPanel({
  timeZone,
  list,
  of: { publication, scheduled, failure, seen },
  drifts: { drifts, resolve },
  storefrontHref,
  queueHref,
  approval,
}: PublicationPanelProps) {
  const t = useSentences('publication')
  const { act, doing, dialogs } = usePublicationActions(() => timeZone)
  const { resolving, end } = useResolving(resolve, (how) => {
    // The differences that an older publication reported are now the own ordering.
    if (how === 'adopt' && publication && publicationEnded(publication.state)) seen()
  })
  const drift = drifts.find(({ list: { kind, id } }) => kind === list.kind && id === list.id)
  const [next] = scheduled
  const acting = (id: string) => (doing?.id === id ? doing.act : null)
  if (!publication && !next && !drift) return null
  return (
    <div className="flex flex-col gap-3">
      {drift && (
        <DriftView
          drift={drift}
          timeZone={timeZone}
          hrefOf={null}
          resolving={resolving?.how ?? null}
          onResolve={approval ? null : (how) => end(drift, how)}
        />
      )}
      {publication && (
        <PublicationView
          publication={publication}
          now={Date.now()}
          timeZone={timeZone}
          storefrontHref={storefrontHref}
          away={failure !== undefined}
          onAction={approval ? undefined : act}
          acting={acting(publication.id)}
          onDismiss={seen}
        />
      )}
      {next && (
        <PublicationView
          publication={next}
          now={Date.now()}
          timeZone={timeZone}
          storefrontHref={null}
          onAction={approval ? undefined : act}
          acting={acting(next.id)}
        />
      )}
      {scheduled.length > 1 && (
        <Link href={queueHref} className="self-start text-sm">
          {t('running.all')}
        </Link>
      )}
      {dialogs}
    </div>
  )
}
