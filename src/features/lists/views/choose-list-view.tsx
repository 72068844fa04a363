import { useCallback, useMemo, type ReactNode } from 'react'
import type { ListKind, ListReference } from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable } from '../../../design/data-table/index.ts'
import { OrderIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { found, shows, type Asked, type ListLine } from '../model/choosing.ts'
import { useListColumns } from './use-list-columns.tsx'

export type ListsState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'forbidden' }
  | { kind: 'ready'; lines: readonly ListLine[]; currency: string }

export interface ChooseListViewProps {
  header: ReactNode
  kind: ListKind
  state: ListsState
  /** Milliseconds since 1970. */
  now: number
  asked: Asked
  onAsk: (asked: Asked) => void
  hrefOf: (list: ListReference) => string
  /** Where many are put in order at once. */
  massHref: string
  onFavour: (list: ListReference, favourite: boolean) => void
}

const none: readonly ListLine[] = []

/** Which category or collection is put in order: found by name, among the recent ones, or among one's favourites. */
export function ChooseListView({ header, kind, state, now, asked, onAsk, hrefOf, massHref, onFavour }: ChooseListViewProps) {
  const t = useSentences('lists')
  const say = useFailureSentence()
  const { search, show } = asked
  const lines = state.kind === 'ready' ? state.lines : none
  const rows = useMemo(() => found(lines, { search, show }), [lines, search, show])
  const favour = useCallback((line: ListLine) => onFavour({ kind: line.kind, id: line.id }, !line.favourite), [onFavour])
  const columns = useListColumns({ kind, currency: state.kind === 'ready' ? state.currency : '', now, search, onFavour: favour })

  const why = ((): ListStateValue => {
    switch (state.kind) {
      case 'loading':
        return { kind: 'loading', title: t(`loading.${kind}`) }
      case 'failed':
        return { kind: 'failed', title: t(`failed.${kind}`), advice: say(state.failure), onRetry: state.again }
      case 'forbidden':
        return { kind: 'forbidden', advice: t('forbidden') }
      case 'ready':
        if (rows.length > 0) return { kind: 'ready' }
        if (lines.length === 0) return { kind: 'empty', title: t(`empty.${kind}.title`), advice: t(`empty.${kind}.text`) }
        if (search.trim() !== '')
          return {
            kind: 'noResult',
            title: t('noHit.title'),
            advice: t('noHit.text'),
            action: <Button onClick={() => onAsk({ search: '', show })}>{t('noHit.clear')}</Button>,
          }
        return {
          kind: 'empty',
          title: t(`none.${show === 'recent' ? 'recent' : 'favourites'}.title`),
          advice: t(`none.${show === 'recent' ? 'recent' : 'favourites'}.text`),
        }
    }
  })()
  const ready = state.kind === 'ready' && lines.length > 0

  return (
    <Page
      fill
      width="normal"
      header={header}
      title={t(`title.${kind}`)}
      description={t(`lead.${kind}`)}
      actions={
        <ButtonLink href={massHref} icon={<OrderIcon />}>
          {t('mass')}
        </ButtonLink>
      }
    >
      <DataTable
        fill
        className="mb-4"
        label={t(`title.${kind}`)}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        state={why}
        hrefOf={({ id }) => hrefOf({ kind, id })}
        toolbar={
          <div className="flex w-full flex-wrap items-center gap-2">
            <div className="flex min-w-0 flex-1 basis-60">
              <SearchInput
                label={t(`search.${kind}`)}
                value={search}
                onValueChange={(next) => onAsk({ search: next, show })}
                count={rows.length}
                disabled={!ready}
              />
            </div>
            <Segments
              label={t('show.label')}
              value={show}
              onValueChange={(next) => onAsk({ search, show: next })}
              options={shows.map((value) => ({ value, label: t(`show.${value}`), disabled: !ready }))}
            />
          </div>
        }
      />
    </Page>
  )
}
