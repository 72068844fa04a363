import { useMemo } from 'react'
import type { ListKind } from '../../../../contract/index.ts'
import type { TableColumn } from '../../../design/data-table/index.ts'
import { SuccessIcon, WarningIcon } from '../../../design/icon/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { endOf, isWell, type ListLine } from '../model/list-line.ts'
import { statusColumn } from './status-column.tsx'

/** The columns of the front pages. @param now milliseconds since 1970 @param timeZone IANA name of the store's */
export function useFrontPageColumns(kind: ListKind, now: number, timeZone: string): readonly TableColumn<ListLine>[] {
  const t = useSentences('lists')
  const format = useFormat()
  // Minutes are enough: the columns need not be made anew at every render.
  const minute = Math.floor(now / 60_000)
  return useMemo(
    () => [
      {
        id: 'name',
        head: t(`column.name.${kind}`),
        width: 220,
        grow: 2,
        sortValue: ({ name }) => name,
        cell: (line) => <Name line={line} now={minute * 60_000} timeZone={timeZone} />,
      },
      {
        id: 'products',
        head: t('column.products'),
        width: 104,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ products }) => products,
        cell: ({ products }) => <span className="tabular-nums">{format.number(products)}</span>,
      },
      { ...statusColumn(t('column.state'), timeZone), width: 152, card: 'aside' },
      {
        id: 'health',
        head: t('column.health'),
        width: 128,
        shape: 'badge',
        sortFirst: 'descending',
        sortValue: ({ soldOut, products }) => soldOut / Math.max(1, products),
        cell: (line) => <Health line={line} />,
      },
      {
        id: 'saved',
        head: t('column.saved'),
        width: 128,
        sortFirst: 'descending',
        sortValue: ({ savedAt }) => savedAt,
        cell: ({ savedAt }) => <When at={savedAt} now={minute * 60_000} timeZone={timeZone} />,
      },
      {
        id: 'published',
        head: t('column.published'),
        width: 128,
        sortFirst: 'descending',
        sortValue: ({ publishedAt }) => publishedAt,
        cell: ({ publishedAt }) => <When at={publishedAt} now={minute * 60_000} timeZone={timeZone} />,
      },
    ],
    [t, format, kind, minute, timeZone],
  )
}

function Name({ line, now, timeZone }: { line: ListLine; now: number; timeZone: string }) {
  const t = useSentences('lists')
  const format = useFormat()
  const { kind, id, name, routeBefore, hidden } = line
  const end = endOf(line, now, timeZone)
  const below =
    kind === 'category'
      ? routeBefore
      : [
          t('front.number', { id }),
          hidden ? t('front.hidden') : '',
          end === null ? '' : t(`front.end.${end.kind}`, { day: format.day(end.day) }),
        ]
          .filter(Boolean)
          .join(' · ')
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate font-medium" title={name}>
        {name}
      </span>
      {below !== '' && (
        <span className="truncate text-xs text-muted" title={below}>
          {below}
        </span>
      )}
    </span>
  )
}

function Health({ line }: { line: ListLine }) {
  const t = useSentences('lists')
  const format = useFormat()
  const text = line.soldOut === 0 ? t('front.well') : t('front.soldOut', { count: line.soldOut, soldOut: format.number(line.soldOut) })
  return isWell(line) ? (
    <span className="inline-flex items-center gap-1.5 text-muted">
      <SuccessIcon aria-hidden className="size-3.5 text-success" />
      {text}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 font-medium text-warning">
      <WarningIcon aria-hidden className="size-3.5" />
      {text}
    </span>
  )
}

function When({ at, now, timeZone }: { at: string | null; now: number; timeZone: string }) {
  const t = useSentences('lists')
  const format = useFormat()
  if (at === null) return <span className="text-subtle">{t('never')}</span>
  return (
    <time dateTime={at} title={format.moment(at, timeZone)} className="truncate">
      {format.since(at, now)}
    </time>
  )
}
