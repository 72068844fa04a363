import { useCallback, useState } from 'react'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { DataTable, type RowSelection } from '../../../src/design/data-table/index.ts'
import { Dialog, DialogClose } from '../../../src/design/dialog/index.ts'
import {
  AddIcon,
  EditIcon,
  FiltersIcon,
  OrderIcon,
  ProductIcon,
  PublishIcon,
  RemoveIcon,
  SynchroniseIcon,
} from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../src/design/menu/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { today } from '../shop/index.ts'
import { useCollectionColumns } from './collection-columns.tsx'
import { collections, statusOf, type Collection, type CollectionStatus } from './samara-collections.ts'
import { collectionsWords } from './collections.words.ts'
import { GroupLines } from './group-lines.tsx'

export interface CollectionsProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'forbidden'
  query?: string
  /** Rows that are opened up at first. */
  opened?: readonly number[]
}

const statuses: readonly CollectionStatus[] = ['active', 'scheduled', 'inactive']
const idOf = ({ id }: Collection): number => id
const nameOf = ({ name }: Collection): string => name

/** The collections that are built here. */
export function Collections({ state: first = 'ready', query: firstQuery = '', opened }: CollectionsProps) {
  const { say } = useTexts(collectionsWords)
  const [state, setState] = useState(first)
  const [all, setAll] = useState(first === 'ready' ? collections : [])
  const [query, setQuery] = useState(firstQuery)
  const [status, setStatus] = useState<CollectionStatus | 'every'>('every')
  const [selection, setSelection] = useState<RowSelection<number>>(new Set())
  const [requested, setRequested] = useState<Collection | null>(null)
  const turn = (active: boolean, is: (id: number) => boolean) =>
    setAll((rows) => rows.map((row) => (is(row.id) ? { ...row, active } : row)))
  const columns = useCollectionColumns(useCallback((id, active) => turn(active, (own) => own === id), []))
  const rows = all.filter(
    (row) => row.name.toLowerCase().includes(query.trim().toLowerCase()) && (status === 'every' || statusOf(row, today) === status),
  )
  const turnChosen = (active: boolean) => {
    turn(active, (id) => selection === 'all' || selection.has(id))
    setSelection(new Set())
  }
  const create = (
    <ButtonLink tone="accent" href="#create-samara-collection" icon={<AddIcon />}>
      {say.create}
    </ButtonLink>
  )
  const states: Record<typeof state, ListStateValue | undefined> = {
    ready: rows.length === 0 ? { kind: 'noResult', title: query === '' ? undefined : say.noResult(query) } : undefined,
    loading: { kind: 'loading' },
    empty: { kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: create },
    failed: { kind: 'failed', advice: say.failedAdvice, onRetry: () => setState('loading') },
    forbidden: { kind: 'forbidden', advice: say.forbiddenAdvice },
  }
  const shown = state === 'ready' || state === 'loading'
  return (
    <Page
      header={<ScreenHeader area="collections" />}
      title={say.title}
      description={say.description}
      actions={
        shown && (
          <>
            <ButtonLink href="#groups-list" icon={<FiltersIcon />}>
              {say.groups}
            </ButtonLink>
            {create}
          </>
        )
      }
    >
      <DataTable
        label={say.title}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        state={states[state]}
        adjustable={shown}
        hrefOf={({ name }) => `#samara-collections-edit-${encodeURIComponent(name)}`}
        detail={({ groups }) => <GroupLines groups={groups} />}
        defaultExpanded={opened}
        selection={selection}
        onSelectionChange={setSelection}
        selectionActions={
          <>
            <Button size="sm" onClick={() => turnChosen(false)}>
              {say.turnOff}
            </Button>
            <Button size="sm" onClick={() => turnChosen(true)}>
              {say.turnOn}
            </Button>
          </>
        }
        toolbar={
          shown && (
            <>
              <SearchInput
                size="sm"
                label={say.search}
                value={query}
                onValueChange={setQuery}
                count={rows.length}
                disabled={state === 'loading'}
              />
              <span className="w-40 max-sm:w-full">
                <Select
                  size="sm"
                  aria-label={say.status}
                  disabled={state === 'loading'}
                  value={status}
                  onValueChange={(value) => setStatus(statuses.find((own) => own === value) ?? 'every')}
                  options={[{ value: 'every', label: say.every }, ...statuses.map((own) => ({ value: own, label: say.statuses[own] }))]}
                />
              </span>
            </>
          )
        }
        actions={(row) => (
          <>
            <MenuLink href={`#samara-collections-edit-${encodeURIComponent(row.name)}`} icon={<EditIcon />}>
              {say.edit}
            </MenuLink>
            <MenuLink href={`#add-groups-${encodeURIComponent(row.name)}`} icon={<FiltersIcon />}>
              {say.editGroups}
            </MenuLink>
            <MenuLink href={`#add-products-${encodeURIComponent(row.name)}`} icon={<ProductIcon />}>
              {say.addProducts}
            </MenuLink>
            <MenuLink href={`#order-by-collection-${row.id}`} icon={<OrderIcon />}>
              {say.order}
            </MenuLink>
            <MenuSeparator />
            <MenuItem icon={<SynchroniseIcon />} onSelect={() => notify.success(say.filling, { detail: row.name })}>
              {say.fill}
            </MenuItem>
            <MenuItem icon={<PublishIcon />} onSelect={() => notify.success(say.publishing, { detail: row.name })}>
              {say.publish}
            </MenuItem>
            <MenuSeparator />
            <MenuItem tone="danger" icon={<RemoveIcon />} onSelect={() => setRequested(row)}>
              {say.remove}
            </MenuItem>
          </>
        )}
      />
      <Dialog
        open={requested !== null}
        onOpenChange={(open) => {
          if (!open) setRequested(null)
        }}
        decisive
        size="sm"
        title={say.removeTitle(requested?.name ?? '')}
        description={say.removeText}
        actions={
          <>
            <DialogClose>
              <Button tone="quiet">{say.keep}</Button>
            </DialogClose>
            <Button
              tone="danger"
              onClick={() => {
                setAll(all.filter((row) => row !== requested))
                setRequested(null)
              }}
            >
              {say.remove}
            </Button>
          </>
        }
      />
      <ToastHost />
    </Page>
  )
}
