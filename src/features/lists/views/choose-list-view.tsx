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
import { requested, shows, type ChoosableList, type RequestedLists } from '../model/choosing-list.ts'
import { useChooseColumns } from './use-choose-columns.tsx'

export type ChooseListState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'forbidden' }
  | { kind: 'ready'; lines: readonly ChoosableList[]; currency: string }

export interface ChooseListViewProps {
  header: ReactNode
  kind: ListKind
  state: ChooseListState
  /** Milliseconds since 1970. */
  now: number
  /** IANA name of the store's time zone. */
  timeZone: string
  request: RequestedLists
  onRequest: (request: RequestedLists) => void
  hrefOf: (list: ListReference) => string
  /** Where many are put in order at once. */
  massHref: string
  onFavour: (list: ListReference, favourite: boolean) => void
}

const none: readonly ChoosableList[] = []

/** Which category or collection is put in order: found by name, among the recent ones, or among one's favourites. */
export function ChooseListView({
  header,
  kind,
  state,
  now,
  timeZone,
  request,
  onRequest,
  hrefOf,
  massHref,
  onFavour,
}: ChooseListViewProps) {
  const t = useSentences('lists')
  const say = useFailureSentence()
  const { search, show } = request
  const lines = state.kind === 'ready' ? state.lines : none
  const rows = useMemo(() => requested(lines, { search, show }), [lines, search, show])
  const favour = useCallback((line: ChoosableList) => onFavour({ kind: line.kind, id: line.id }, !line.favourite), [onFavour])
  const columns = useChooseColumns({
    kind,
    timeZone,
    currency: state.kind === 'ready' ? state.currency : '',
    now,
    search,
    onFavour: favour,
  })

  const why = ((): ListStateValue => {
    switch (state.kind) {
      case 'loading':
        return { kind: 'loading', title: t(`loading.${kind}`) }
      case 'failed':
        return { kind: 'failed', title: t(`failed.${kind}`), advice: say(state.failure), onRetry: state.again }
      case 'forbidden':
        return { kind: 'forbidden', advice: t('choose.forbidden') }
      case 'ready':
        if (rows.length > 0) return { kind: 'ready' }
        if (lines.length === 0) return { kind: 'empty', title: t(`choose.empty.${kind}.title`), advice: t(`choose.empty.${kind}.text`) }
        if (search.trim() !== '')
          return {
            kind: 'noResult',
            title: t('choose.noHit.title'),
            advice: t('choose.noHit.text'),
            action: <Button onClick={() => onRequest({ search: '', show })}>{t('choose.noHit.clear')}</Button>,
          }
        return {
          kind: 'empty',
          title: t(`choose.none.${show === 'recent' ? 'recent' : 'favourites'}.title`),
          advice: t(`choose.none.${show === 'recent' ? 'recent' : 'favourites'}.text`),
        }
    }
  })()
  const ready = state.kind === 'ready' && lines.length > 0

  return (
    <Page
      fill
      width="normal"
      header={header}
      title={t(`choose.title.${kind}`)}
      description={t(`choose.lead.${kind}`)}
      actions={
        <ButtonLink href={massHref} icon={<OrderIcon />}>
          {t('choose.mass')}
        </ButtonLink>
      }
    >
      <DataTable
        fill
        className="mb-4"
        label={t(`choose.title.${kind}`)}
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
                label={t(`choose.search.${kind}`)}
                value={search}
                onValueChange={(next) => onRequest({ search: next, show })}
                count={rows.length}
                disabled={!ready}
              />
            </div>
            <Segments
              label={t('choose.show.label')}
              value={show}
              onValueChange={(next) => onRequest({ search, show: next })}
              options={shows.map((value) => ({ value, label: t(`choose.show.${value}`), disabled: !ready }))}
            />
          </div>
        }
      />
    </Page>
  )
}
