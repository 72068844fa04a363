import { useMemo, useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Breadcrumb } from '../../../src/design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Dialog, DialogClose } from '../../../src/design/dialog/index.ts'
import { useFilterSentence } from '../../../src/design/filter-builder/index.ts'
import { AddIcon, DuplicateIcon, EditIcon, MinusIcon, RemoveIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../src/design/menu/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { categoryName } from '../collections/category-tree.ts'
import { foundBy } from '../collections/matching.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { currency } from '../shop/index.ts'
import { groupsWords } from './groups.words.ts'
import { namedGroups, type NamedGroup } from './named-groups.ts'

export interface GroupsProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed'
  query?: string
}

/** The groups that collections are built of. */
export function Groups({ state: first = 'ready', query: firstQuery = '' }: GroupsProps) {
  const { say, format, language } = useTexts(groupsWords)
  const [state, setState] = useState(first)
  const [groups, setGroups] = useState(first === 'ready' ? namedGroups : [])
  const [query, setQuery] = useState(firstQuery)
  const [requested, setRequested] = useState<NamedGroup | null>(null)
  const sentence = useFilterSentence({ categoryName, currency })
  const listed = (names: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  const rows = groups.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))
  const columns: readonly TableColumn<NamedGroup>[] = useMemo(
    () => [
      {
        id: 'name',
        head: say.name,
        width: 190,
        grow: 1,
        sortValue: ({ name }) => name,
        cell: ({ name }) => (
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
        ),
      },
      {
        id: 'mode',
        head: say.mode,
        width: 116,
        phone: 'status',
        shape: 'badge',
        sortValue: ({ mode }) => Number(mode === 'exclude'),
        cell: ({ mode }) => (
          <Badge
            tone={mode === 'include' ? 'accent' : 'danger'}
            icon={mode === 'include' ? <AddIcon aria-hidden /> : <MinusIcon aria-hidden />}
          >
            {mode === 'include' ? say.include : say.exclude}
          </Badge>
        ),
      },
      {
        id: 'says',
        head: say.says,
        width: 270,
        grow: 2,
        phone: 'wide',
        cell: (row) => (
          <span className="line-clamp-2 text-muted" title={sentence(row)}>
            {sentence(row)}
          </span>
        ),
      },
      {
        id: 'products',
        head: say.products,
        width: 110,
        align: 'end',
        sortFirst: 'descending',
        sortValue: (row) => foundBy(row).length,
        cell: (row) => <span className="tabular-nums">{format.number(foundBy(row).length)}</span>,
      },
      {
        id: 'picked',
        head: say.picked,
        width: 90,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ picked }) => picked.length,
        cell: ({ picked }) => (
          <span className={`tabular-nums ${picked.length === 0 ? 'text-subtle' : ''}`}>{format.number(picked.length)}</span>
        ),
      },
      {
        id: 'usedIn',
        head: say.usedIn,
        width: 190,
        grow: 1,
        sortValue: ({ usedIn }) => usedIn.length,
        sortFirst: 'descending',
        cell: ({ usedIn }) => (
          <span className="line-clamp-2" title={usedIn.join(', ')}>
            {usedIn.length === 0 ? say.nowhere : usedIn.join(', ')}
          </span>
        ),
      },
    ],
    // The sentence is made anew at every drawing; it changes with the language only, as `say` does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [say, format],
  )
  const create = (
    <ButtonLink tone="accent" href="#groups-create" icon={<AddIcon />}>
      {say.create}
    </ButtonLink>
  )
  const states: Record<typeof state, ListStateValue | undefined> = {
    ready: rows.length === 0 ? { kind: 'noResult', title: say.noResult(query) } : undefined,
    loading: { kind: 'loading' },
    empty: { kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: create },
    failed: { kind: 'failed', advice: say.failedAdvice, onRetry: () => setState('loading') },
  }
  const shown = state === 'ready' || state === 'loading'
  return (
    <Page
      header={<ScreenHeader area="collections" />}
      breadcrumb={<Breadcrumb items={[{ label: say.collections, href: '#samara-collections' }, { label: say.title }]} />}
      title={say.title}
      description={say.description}
      actions={shown && create}
    >
      <DataTable
        label={say.title}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        state={states[state]}
        adjustable={shown}
        hrefOf={({ id }) => `#groups-edit-${id}`}
        toolbar={
          shown && (
            <SearchInput
              size="sm"
              label={say.search}
              value={query}
              onValueChange={setQuery}
              count={rows.length}
              disabled={state === 'loading'}
            />
          )
        }
        actions={(row) => (
          <>
            <MenuLink href={`#groups-edit-${row.id}`} icon={<EditIcon />}>
              {say.edit}
            </MenuLink>
            <MenuItem
              icon={<DuplicateIcon />}
              onSelect={() =>
                setGroups(
                  groups.flatMap((group) =>
                    group === row ? [row, { ...row, id: 1 + Math.max(...groups.map(({ id }) => id)), usedIn: [] }] : [group],
                  ),
                )
              }
            >
              {say.duplicate}
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
        description={requested && requested.usedIn.length > 0 ? say.removeText(listed(requested.usedIn)) : say.removeUnused}
        actions={
          <>
            <DialogClose>
              <Button tone="quiet">{say.keep}</Button>
            </DialogClose>
            <Button
              tone="danger"
              onClick={() => {
                setGroups(groups.filter((group) => group !== requested))
                setRequested(null)
              }}
            >
              {say.remove}
            </Button>
          </>
        }
      />
    </Page>
  )
}
