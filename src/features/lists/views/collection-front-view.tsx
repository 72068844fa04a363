import { useMemo, type ReactNode } from 'react'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable } from '../../../design/data-table/index.ts'
import { FavouriteIcon, OrderIcon, ScheduleIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { everything } from '../model/category-tree.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import { searched, type ListLine } from '../model/list-line.ts'
import { FrontPageActions } from './front-page-actions.tsx'
import type { FrontPageFilter, FrontPageState } from './front-page-state.ts'
import { useFrontPageColumns } from './use-front-page-columns.tsx'

export interface CollectionFrontViewProps {
  header: ReactNode
  state: FrontPageState
  filter: FrontPageFilter
  onFilterChange: (filter: FrontPageFilter) => void
  /** Milliseconds since 1970. */
  now: number
  /** IANA name of the store's time zone. */
  timeZone: string
  links: FrontPageLinks
}

const none: readonly never[] = []
const idOf = ({ id }: ListLine): number => id
const nameOf = ({ name }: ListLine): string => name

/** The front page of the platform's collections: all of them with their status. */
export function CollectionFrontView({ header, state, filter: { search }, onFilterChange, now, timeZone, links }: CollectionFrontViewProps) {
  const t = useSentences('lists')
  const say = useFailureSentence()
  const columns = useFrontPageColumns('collection', now, timeZone)
  const lines = state.kind === 'ready' ? state.lines : none
  const rows = useMemo(() => searched(lines, search), [lines, search])
  const shown = state.kind === 'loading' || lines.length > 0
  const find = (next: string): void => onFilterChange({ branch: everything, search: next })
  const synchronise = (
    <ButtonLink href={links.synchronise([])} icon={<SynchroniseIcon />}>
      {t('front.synchroniseAll')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (state.kind === 'loading') return { kind: 'loading', title: t('loading.collection') }
    if (state.kind === 'failed') return { kind: 'failed', title: t('failed.collection'), advice: say(state.failure), onRetry: state.again }
    if (lines.length === 0)
      return { kind: 'empty', title: t('front.empty.collection.title'), advice: t('front.empty.collection.text'), action: synchronise }
    return rows.length > 0
      ? undefined
      : {
          kind: 'noResult',
          title: t('front.noResult.collection', { search }),
          action: <Button onClick={() => find('')}>{t('front.showAll')}</Button>,
        }
  })()
  return (
    <Page
      fill
      header={header}
      title={t('front.title.collection')}
      description={t('front.lead.collection')}
      actions={
        shown && (
          <>
            <ButtonLink href={links.favourites} icon={<FavouriteIcon />}>
              {t('front.favourites')}
            </ButtonLink>
            <ButtonLink href={links.queue} icon={<ScheduleIcon />}>
              {t('front.queue')}
            </ButtonLink>
            {synchronise}
            <ButtonLink tone="accent" href={links.mass} icon={<OrderIcon />}>
              {t('front.mass')}
            </ButtonLink>
          </>
        )
      }
    >
      <DataTable
        fill
        className="mb-4"
        label={t('front.title.collection')}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        state={why}
        adjustable={shown}
        hrefOf={({ kind, id }) => links.order({ kind, id })}
        toolbar={
          shown && (
            <SearchInput
              size="sm"
              label={t('front.search.collection')}
              value={search}
              onValueChange={find}
              count={rows.length}
              disabled={state.kind === 'loading'}
            />
          )
        }
        actions={(line) => <FrontPageActions line={line} links={links} />}
      />
    </Page>
  )
}
