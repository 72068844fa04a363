import { useMemo, type ReactNode } from 'react'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable } from '../../../design/data-table/index.ts'
import { FavouriteIcon, OrderIcon, ScheduleIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { everything, searched, type FrontLine } from '../model/front.ts'
import type { FrontWays } from '../model/ways.ts'
import { FrontActions } from './front-actions.tsx'
import type { FrontAsked, FrontState } from './front-state.ts'
import { useFrontColumns } from './use-front-columns.tsx'

export interface CollectionFrontViewProps {
  header: ReactNode
  state: FrontState
  asked: FrontAsked
  onAsk: (asked: FrontAsked) => void
  /** Milliseconds since 1970. */
  now: number
  /** IANA name of the store's time zone. */
  timeZone: string
  ways: FrontWays
}

const none: readonly never[] = []
const idOf = ({ id }: FrontLine): number => id
const nameOf = ({ name }: FrontLine): string => name

/** The front page of the platform's collections, and how each of them stands. */
export function CollectionFrontView({ header, state, asked: { search }, onAsk, now, timeZone, ways }: CollectionFrontViewProps) {
  const t = useSentences('fronts')
  const say = useFailureSentence()
  const columns = useFrontColumns('collection', now, timeZone)
  const lines = state.kind === 'ready' ? state.lines : none
  const rows = useMemo(() => searched(lines, search), [lines, search])
  const shown = state.kind === 'loading' || lines.length > 0
  const ask = (next: string): void => onAsk({ at: everything, search: next })
  const synchronise = (
    <ButtonLink href={ways.synchronise([])} icon={<SynchroniseIcon />}>
      {t('synchroniseAll')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (state.kind === 'loading') return { kind: 'loading', title: t('loading.collection') }
    if (state.kind === 'failed') return { kind: 'failed', title: t('failed.collection'), advice: say(state.failure), onRetry: state.again }
    if (lines.length === 0)
      return { kind: 'empty', title: t('empty.collection.title'), advice: t('empty.collection.text'), action: synchronise }
    return rows.length > 0
      ? undefined
      : { kind: 'noResult', title: t('noResult.collection', { search }), action: <Button onClick={() => ask('')}>{t('showAll')}</Button> }
  })()
  return (
    <Page
      fill
      header={header}
      title={t('title.collection')}
      description={t('lead.collection')}
      actions={
        shown && (
          <>
            <ButtonLink href={ways.favourites} icon={<FavouriteIcon />}>
              {t('favourites')}
            </ButtonLink>
            <ButtonLink href={ways.queue} icon={<ScheduleIcon />}>
              {t('queue')}
            </ButtonLink>
            {synchronise}
            <ButtonLink tone="accent" href={ways.mass} icon={<OrderIcon />}>
              {t('mass')}
            </ButtonLink>
          </>
        )
      }
    >
      <DataTable
        fill
        className="mb-4"
        label={t('title.collection')}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        state={why}
        adjustable={shown}
        hrefOf={({ kind, id }) => ways.order({ kind, id })}
        toolbar={
          shown && (
            <SearchInput
              size="sm"
              label={t('search.collection')}
              value={search}
              onValueChange={ask}
              count={rows.length}
              disabled={state.kind === 'loading'}
            />
          )
        }
        actions={(line) => <FrontActions line={line} ways={ways} />}
      />
    </Page>
  )
}
