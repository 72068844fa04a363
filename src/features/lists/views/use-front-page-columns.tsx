import { useMemo } from 'react'
import { listHealth, soldOutWeight, type ListKind } from '../../../../contract/index.ts'
import { numberColumn, type TableColumn } from '../../../design/data-table/index.ts'
import { listHealthColumn } from '../../../design/list-health-mark/index.ts'
import { ProductName } from '../../../design/product-row/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { endOf, type ListLine } from '../model/list-line.ts'
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
      numberColumn({ id: 'products', head: t('column.products'), width: 104, value: ({ products }) => products, text: format.number }),
      { ...statusColumn(t('column.state'), timeZone), width: 152 },
      listHealthColumn({ head: t('column.health'), healthOf: (line) => ({ ...line, health: listHealth(line) }), weightOf: soldOutWeight }),
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
  return <ProductName name={name} reference={below || undefined} />
}

function When({ at, now, timeZone }: { at: string | null; now: number; timeZone: string }) {
  const t = useSentences('lists')
  const format = useFormat()
  if (at === null) return <span className="text-subtle">{t('never')}</span>
  const since = format.since(at, now)
  return (
    <time dateTime={at} title={`${since} · ${format.moment(at, timeZone)}`} className="truncate">
      {since}
    </time>
  )
}
