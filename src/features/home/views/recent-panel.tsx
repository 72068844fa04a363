import { listHealth, type Home } from '../../../../contract/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { Link } from '../../../design/link/index.ts'
import { ListCard } from '../../../design/list-card/index.ts'
import { ListHealthMark } from '../../../design/list-health-mark/index.ts'
import { ListStatusBadge } from '../../../design/list-status-badge/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { HomeLinks } from '../model/links.ts'

export interface RecentPanelProps {
  recent: Home['recent']
  links: HomeLinks
  /** Milliseconds since 1970. */
  now: number
}

/** The lists that the person opened last, as shoppers see their beginnings. */
export function RecentPanel({ recent, links, now }: RecentPanelProps) {
  const t = useSentences('home')
  const format = useFormat()
  return (
    <Panel title={t('recent.title')} actions={recent.length > 0 && <Link href={links.choose}>{t('recent.choose')}</Link>}>
      {recent.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{t('recent.none')}</p>
          <ButtonLink href={links.choose}>{t('recent.first')}</ButtonLink>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {recent.map((list) => (
            <ListCard
              key={`${list.kind} ${list.id}`}
              name={list.name}
              detail={`${t('recent.products', { count: list.products, products: format.number(list.products) })} · ${format.since(list.openedAt, now)}`}
              pictures={list.pictures}
              marks={
                <>
                  <ListStatusBadge status={list.status} />
                  <ListHealthMark health={listHealth(list)} soldOut={list.soldOut} soldOutFirst={list.soldOutFirst} />
                </>
              }
              href={links.order(list)}
            />
          ))}
        </div>
      )}
    </Panel>
  )
}
