import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { product, type SamaraCollection } from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable, type RowSelection } from '../../../design/data-table/index.ts'
import {
  AddIcon,
  DuplicateIcon,
  EditIcon,
  FiltersIcon,
  HideIcon,
  OrderIcon,
  PublishIcon,
  RemoveIcon,
  SynchroniseIcon,
  UndoIcon,
} from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { SamaraLinks } from '../model/links.ts'
import { collectionShows, requestedCollections, type RequestedCollections } from '../model/requested-collections.ts'
import { useCollectionColumns } from './collection-columns.tsx'
import type { CollectionAction } from './collection-dialogs.tsx'

export interface CollectionsViewProps {
  /** Undefined until they are known. */
  collections: readonly SamaraCollection[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  filter: RequestedCollections
  onFilterChange: (filter: RequestedCollections) => void
  /** Milliseconds since 1970. */
  now: number
  /** IANA name of the store's time zone. */
  timeZone: string
  links: SamaraLinks
  /** Turns collections on or off. Keep it stable between renders. */
  onActive: (collections: readonly SamaraCollection[], active: boolean) => void
  onArchive: (collections: readonly SamaraCollection[], archived: boolean) => void
  onFill: (collection: SamaraCollection) => void
  onAction: (action: CollectionAction) => void
  /** What is being done with one of them. */
  children?: ReactNode
}

const none: readonly never[] = []
const idOf = ({ id }: SamaraCollection): number => id
const nameOf = ({ name }: SamaraCollection): string => name

/** The collections that are built here, as one table. */
export function CollectionsView({
  collections,
  failure,
  onRetry,
  filter,
  onFilterChange,
  now,
  timeZone,
  links,
  onActive,
  onArchive,
  onFill,
  onAction,
  children,
}: CollectionsViewProps) {
  const t = useSentences('samara-collections')
  const title = useSentences('shell')('titles.samaraCollections', { product: product.name })
  const say = useFailureSentence()
  const failed = useFailedCall()
  const [selection, setSelection] = useState<RowSelection<number>>(new Set())
  const all = collections ?? none
  const { search, show } = filter
  const rows = useMemo(() => requestedCollections(all, filter), [all, filter])
  const onOne = useCallback((row: SamaraCollection, active: boolean) => onActive([row], active), [onActive])
  const columns = useCollectionColumns({ now, timeZone, search, onActive: onOne })
  const loading = collections === undefined && failure === undefined
  const shown = loading || all.length > 0
  const known = collections !== undefined || failure === undefined
  const chosen = selection === 'all' ? rows : rows.filter(({ id }) => selection.has(id))
  const withChosen = (work: (chosen: readonly SamaraCollection[]) => void) => () => {
    work(chosen)
    setSelection(new Set())
  }
  const create = (
    <ButtonLink tone="accent" href={links.create} icon={<AddIcon />}>
      {t('create')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (loading) return { kind: 'loading', title: t('loading') }
    if (failure && collections === undefined)
      return failure.code === 'access/other-store' || failure.code === 'access/not-permitted'
        ? { kind: 'forbidden', advice: t('forbidden') }
        : { kind: 'failed', title: failed('collections.load'), advice: say(failure), onRetry }
    if (all.length === 0) return { kind: 'empty', title: t('empty.title'), advice: t('empty.text') }
    if (rows.length > 0) return undefined
    const everything = <Button onClick={() => onFilterChange({ search: '', show: 'current' })}>{t('showAll')}</Button>
    return search.trim() === ''
      ? {
          kind: 'empty',
          title: t(show === 'archived' ? 'empty.archived' : 'empty.title'),
          ...(show === 'archived' ? { action: everything } : {}),
        }
      : { kind: 'noResult', title: t('noResult', { search }), action: everything }
  })()
  return (
    <Page
      fill
      title={title}
      description={t('lead')}
      actions={
        known && (
          <>
            <ButtonLink href={links.groups} icon={<FiltersIcon />}>
              {t('groups')}
            </ButtonLink>
            {create}
          </>
        )
      }
    >
      <DataTable
        fill
        className="mb-4"
        label={title}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        state={why}
        adjustable={shown}
        hrefOf={({ name }) => links.edit(name)}
        selection={selection}
        onSelectionChange={setSelection}
        selectionActions={
          show === 'archived' ? (
            <Button size="sm" onClick={withChosen((those) => onArchive(those, false))}>
              {t('action.restore')}
            </Button>
          ) : (
            <>
              <Button size="sm" onClick={withChosen((those) => onActive(those, true))}>
                {t('action.activate')}
              </Button>
              <Button size="sm" onClick={withChosen((those) => onActive(those, false))}>
                {t('action.deactivate')}
              </Button>
              <Button size="sm" onClick={withChosen((those) => onArchive(those, true))}>
                {t('action.archive')}
              </Button>
            </>
          )
        }
        toolbar={
          shown && (
            <>
              <div className="flex min-w-0 flex-1 basis-56 items-center gap-2">
                <SearchInput
                  label={t('search')}
                  value={search}
                  onValueChange={(next) => onFilterChange({ ...filter, search: next })}
                  count={rows.length}
                  disabled={loading}
                />
              </div>
              <Segments
                label={t('show.label')}
                value={show}
                onValueChange={(next) => onFilterChange({ ...filter, show: next })}
                options={collectionShows.map((value) => ({ value, label: t(`show.${value}`), disabled: loading }))}
              />
            </>
          )
        }
        actions={(row) => (
          <>
            <MenuLink href={links.edit(row.name)} icon={<EditIcon />}>
              {t('action.edit')}
            </MenuLink>
            <MenuLink href={links.addGroups(row.name)} icon={<FiltersIcon />}>
              {t('action.groups')}
            </MenuLink>
            <MenuLink href={links.order(row.id)} icon={<OrderIcon />}>
              {t('action.order')}
            </MenuLink>
            <MenuLink href={links.publish(row.id)} icon={<PublishIcon />}>
              {t('action.publish')}
            </MenuLink>
            <MenuSeparator />
            <MenuItem icon={<SynchroniseIcon />} onSelect={() => onFill(row)}>
              {t('action.fill')}
            </MenuItem>
            <MenuItem icon={<DuplicateIcon />} onSelect={() => onAction({ kind: 'duplicate', collection: row })}>
              {t('action.duplicate')}
            </MenuItem>
            <MenuItem icon={row.archived ? <UndoIcon /> : <HideIcon />} onSelect={() => onArchive([row], !row.archived)}>
              {t(row.archived ? 'action.restore' : 'action.archive')}
            </MenuItem>
            <MenuItem tone="danger" icon={<RemoveIcon />} onSelect={() => onAction({ kind: 'remove', collection: row })}>
              {t('action.remove')}
            </MenuItem>
          </>
        )}
      />
      {children}
    </Page>
  )
}
