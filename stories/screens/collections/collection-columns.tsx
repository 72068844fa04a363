import { useMemo } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import type { TableColumn } from '../../../src/design/data-table/index.ts'
import { SuccessIcon } from '../../../src/design/icon/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { useTexts } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { sizeOf, type Collection } from './samara-collections.ts'
import { collectionsWords } from './collections.words.ts'

/** The columns of the collections, most important first. */
export function useCollectionColumns(onActive: (id: number, active: boolean) => void): readonly TableColumn<Collection>[] {
  const { say, format } = useTexts(collectionsWords)
  return useMemo(
    () => [
      {
        id: 'name',
        head: say.name,
        width: 220,
        grow: 2,
        sortValue: ({ name }) => name,
        cell: ({ name, description }) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-medium" title={name}>
              {name}
            </span>
            <span className="truncate text-xs text-muted" title={description}>
              {description}
            </span>
          </span>
        ),
      },
      {
        id: 'active',
        head: say.active,
        width: 84,
        phone: 'aside',
        sortValue: ({ active }) => Number(!active),
        cell: ({ id, name, active }) => (
          <Switch size="sm" aria-label={say.activate(name)} checked={active} onCheckedChange={(next) => onActive(id, next)} />
        ),
      },
      {
        id: 'products',
        head: say.products,
        width: 110,
        align: 'end',
        sortFirst: 'descending',
        sortValue: sizeOf,
        cell: (row) => <span className="tabular-nums">{format.number(sizeOf(row))}</span>,
      },
      {
        id: 'groups',
        head: say.groupCount,
        width: 84,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ groups }) => groups.length,
        cell: ({ groups }) => <span className="tabular-nums">{format.number(groups.length)}</span>,
      },
      {
        id: 'platform',
        head: say.platform,
        width: 130,
        shape: 'badge',
        sortValue: ({ platformId }) => platformId,
        cell: ({ platformId }) =>
          platformId === null ? (
            <Badge>{say.onlyHere}</Badge>
          ) : (
            <Badge tone="success" icon={<SuccessIcon aria-hidden />}>
              {say.onPlatform(String(platformId))}
            </Badge>
          ),
      },
      {
        id: 'dates',
        head: say.dates,
        width: 196,
        sortValue: ({ startDate }) => startDate,
        cell: ({ startDate, endDate }) => (
          <Dates text={startDate === null || endDate === null ? say.always : say.fromTo(format.day(startDate), format.day(endDate))} />
        ),
      },
      {
        id: 'filled',
        head: say.filled,
        width: 124,
        sortFirst: 'descending',
        sortValue: ({ filledAt }) => filledAt,
        cell: ({ filledAt }) => (
          <span className="truncate text-muted">{filledAt === null ? say.never : format.since(filledAt, Date.parse(now))}</span>
        ),
      },
    ],
    [say, format, onActive],
  )
}

/** The days on which a collection is shown, on one line. */
function Dates({ text }: { text: string }) {
  return (
    <span className="truncate tabular-nums" title={text}>
      {text}
    </span>
  )
}
