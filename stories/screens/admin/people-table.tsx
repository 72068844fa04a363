import { useMemo, useState } from 'react'
import { Avatar } from '../../../src/design/avatar/index.ts'
import { Badge } from '../../../src/design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { AccountIcon, RemoveIcon, SignOutIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../src/design/menu/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { Tag, TagList } from '../../../src/design/tag/index.ts'
import { useTexts } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { adminWords } from './admin.words.ts'
import { people, type Person } from './people.ts'
import { stores } from './installation.ts'

const nameOfStore = (id: string): string => stores.find((store) => store.id === id)?.name ?? id

/** Everybody who may come in. */
export function PeopleTable({ state }: { state: ListStateValue | undefined }) {
  const { say, format } = useTexts(adminWords)
  const [query, setQuery] = useState('')
  const [blocked, setBlocked] = useState<readonly string[]>([])
  const rows = useMemo(
    () =>
      people.filter(({ name, email, stores: own }) =>
        `${name} ${email} ${own.map(nameOfStore).join(' ')}`.toLowerCase().includes(query.trim().toLowerCase()),
      ),
    [query],
  )
  const columns = useMemo<readonly TableColumn<Person>[]>(
    () => [
      {
        id: 'person',
        head: say.person,
        width: 220,
        grow: 1,
        sortValue: ({ name }) => name,
        cell: ({ name, email }) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={name} decorative />
            <span className="min-w-0">
              <span className="block truncate font-medium" title={name}>
                {name}
              </span>
              <span className="block truncate text-sm text-muted" title={email}>
                {email}
              </span>
            </span>
          </span>
        ),
      },
      { id: 'role', head: say.role, width: 130, sortValue: ({ role }) => role, cell: ({ role }) => say.roles[role] },
      {
        id: 'stores',
        head: say.storesOf,
        width: 220,
        grow: 1,
        sortValue: ({ stores: own }) => own.length,
        cell: ({ stores: own }) =>
          own.length === 0 ? (
            '—'
          ) : (
            <TagList label={say.storesOf}>
              {own.slice(0, 2).map((id) => (
                <Tag key={id}>{nameOfStore(id)}</Tag>
              ))}
              {own.length > 2 && <Tag>+{format.number(own.length - 2)}</Tag>}
            </TagList>
          ),
      },
      {
        id: 'plan',
        head: say.plan,
        width: 100,
        sortValue: ({ plan }) => plan,
        cell: ({ plan }) =>
          plan === null ? '—' : <Badge tone={plan === 'free' ? 'neutral' : 'accent'}>{plan.charAt(0).toUpperCase() + plan.slice(1)}</Badge>,
        phone: 'status',
      },
      {
        id: 'seen',
        head: say.seen,
        width: 160,
        sortFirst: 'descending',
        sortValue: ({ seen }) => seen,
        cell: ({ seen }) => (seen === null ? <span className="text-muted">{say.never}</span> : format.since(seen, Date.parse(now))),
      },
    ],
    [say, format],
  )
  const shown: ListStateValue | undefined = state ?? (rows.length === 0 ? { kind: 'noResult' } : undefined)
  return (
    <DataTable
      label={say.tabs.people}
      columns={columns}
      rows={rows}
      idOf={({ email }) => email}
      nameOf={({ name }) => name}
      state={shown}
      toolbar={<SearchInput label={say.search} value={query} onValueChange={setQuery} count={rows.length} className="max-w-80" />}
      actions={({ email }) => (
        <>
          <MenuLink href={`#people/${email}`} icon={<AccountIcon />}>
            {say.profile}
          </MenuLink>
          <MenuItem icon={<SignOutIcon />} onSelect={() => undefined}>
            {say.signOutEverywhere}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<RemoveIcon />} tone="danger" disabled={blocked.includes(email)} onSelect={() => setBlocked([...blocked, email])}>
            {say.block}
          </MenuItem>
        </>
      )}
    />
  )
}
