import { useMemo } from 'react'
import type { KnownPerson } from '../../../../contract/index.ts'
import { Avatar } from '../../../design/avatar/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { CredentialIcon, HealthIcon, HistoryIcon, RemoveIcon, RunIcon } from '../../../design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { Tag, TagList } from '../../../design/tag/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { OperatorRequest } from '../model/operator-request.ts'
import { ListFrame, type OperatorList, TwoLines, useListState } from './operator-list.tsx'

export interface PeopleViewProps {
  list: OperatorList<KnownPerson>
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  hrefOf: (request: Partial<OperatorRequest>) => string
  /** Whether roles are given here, not by another provider. */
  onBoard: boolean
  /** E-mail of who looks: how they sign in themselves is changed in the profile. */
  own: string
  /** Milliseconds since 1970. */
  now: number
  onSwitch: (person: KnownPerson, active: boolean) => void
  onOperator: (person: KnownPerson, operator: boolean) => void
  onTakeFactor: (person: KnownPerson) => void
}

/** Everybody who may come in, and who may not any more. */
export function PeopleView({ list, requested, onAsk, hrefOf, onBoard, own, now, onSwitch, onOperator, onTakeFactor }: PeopleViewProps) {
  const t = useSentences('operator')
  const format = useFormat()
  const columns = useMemo<readonly TableColumn<KnownPerson>[]>(
    () => [
      {
        id: 'person',
        head: t('people.person'),
        width: 240,
        grow: 2,
        cell: ({ name, email }) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={name} decorative />
            <TwoLines first={name} second={email} />
          </span>
        ),
      },
      {
        id: 'state',
        head: t('people.state'),
        width: 190,
        phone: 'status',
        shape: 'badge',
        cell: ({ active, operator }) => (
          <span className="flex flex-wrap gap-1">
            <Badge tone={active ? 'success' : 'danger'} dot>
              {t(active ? 'people.active' : 'people.off')}
            </Badge>
            {operator && <Badge tone="accent">{t('people.operator')}</Badge>}
          </span>
        ),
      },
      {
        id: 'stores',
        head: t('people.stores'),
        width: 220,
        grow: 1,
        phone: 'wide',
        phoneCell: ({ stores, storeCount }) =>
          stores.length === 0 ? null : (
            <span className="truncate text-xs text-muted">
              {[
                ...stores.slice(0, 2).map(({ displayName }) => displayName),
                ...(storeCount > 2 ? [t('people.more', { count: storeCount - 2 })] : []),
              ].join(' · ')}
            </span>
          ),
        cell: ({ stores, storeCount }) =>
          stores.length === 0 ? (
            <span className="text-muted">–</span>
          ) : (
            <TagList label={t('people.stores')}>
              {stores.slice(0, 2).map(({ store, displayName }) => (
                <Tag key={store}>{displayName}</Tag>
              ))}
              {storeCount > 2 && <Tag>{t('people.more', { count: storeCount - 2 })}</Tag>}
            </TagList>
          ),
      },
      {
        id: 'seen',
        head: t('people.seen'),
        width: 170,
        cell: ({ signedInAt }) => (
          <span className={signedInAt === null ? 'text-muted' : ''}>
            {signedInAt === null ? t('never') : format.since(signedInAt, now)}
          </span>
        ),
      },
      { id: 'since', head: t('people.since'), width: 130, phone: 'none', cell: ({ createdAt }) => format.day(createdAt.slice(0, 10)) },
    ],
    [t, format, now],
  )
  return (
    <ListFrame list={list}>
      <DataTable
        label={t('tab.people')}
        columns={columns}
        rows={list.rows ?? []}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        state={useListState(list, { title: t('people.none.title'), advice: t('people.none.advice') })}
        toolbar={
          <>
            <span className="flex-1 sm:max-w-80">
              <SearchInput label={t('people.search')} value={requested.search} onValueChange={(search) => onAsk({ search })} />
            </span>
            {requested.store !== '' && <Tag onRemove={() => onAsk({ store: '' })}>{t('people.of', { store: requested.store })}</Tag>}
          </>
        }
        actions={(person) => (
          <>
            <MenuLink href={hrefOf({ tab: 'audit', person: person.id, personName: person.name })} icon={<HistoryIcon />}>
              {t('people.history')}
            </MenuLink>
            {onBoard && (
              <MenuItem icon={<HealthIcon />} onSelect={() => onOperator(person, !person.operator)}>
                {t(person.operator ? 'people.take' : 'people.give')}
              </MenuItem>
            )}
            <MenuSeparator />
            {onBoard && person.secondFactor && person.email !== own && (
              <MenuItem icon={<CredentialIcon />} tone="danger" onSelect={() => onTakeFactor(person)}>
                {t('people.takeFactor')}
              </MenuItem>
            )}
            {person.active ? (
              <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={() => onSwitch(person, false)}>
                {t('people.switchOff')}
              </MenuItem>
            ) : (
              <MenuItem icon={<RunIcon />} onSelect={() => onSwitch(person, true)}>
                {t('people.switchOn')}
              </MenuItem>
            )}
          </>
        )}
      />
    </ListFrame>
  )
}
