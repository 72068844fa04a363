import { useMemo } from 'react'
import type { ListKind } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import type { TableColumn } from '../../../design/data-table/index.ts'
import { SuccessIcon, WarningIcon } from '../../../design/icon/index.ts'
import { StateBadge } from '../../../design/state-badge/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { endOf, isWell, pressureOf, type FrontLine } from '../model/front.ts'

/** The columns of the front pages. @param now milliseconds since 1970 @param timeZone IANA name of the store's */
export function useFrontColumns(kind: ListKind, now: number, timeZone: string): readonly TableColumn<FrontLine>[] {
  const t = useSentences('fronts')
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
      {
        id: 'state',
        head: t('column.state'),
        width: 152,
        card: 'aside',
        shape: 'badge',
        sortValue: pressureOf,
        cell: (line) => <Standing line={line} timeZone={timeZone} />,
      },
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

function Name({ line, now, timeZone }: { line: FrontLine; now: number; timeZone: string }) {
  const t = useSentences('fronts')
  const format = useFormat()
  const { kind, id, name, route, hidden } = line
  const end = endOf(line, now, timeZone)
  const below =
    kind === 'category'
      ? route
      : [t('number', { id }), hidden ? t('hidden') : '', end === null ? '' : t(`end.${end.kind}`, { day: format.day(end.day) })]
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

function Standing({ line: { standing, drifted, nextAt }, timeZone }: { line: FrontLine; timeZone: string }) {
  const t = useSentences('fronts')
  const format = useFormat()
  switch (standing) {
    case 'never':
      return <Badge>{t('standing.never')}</Badge>
    case 'draft':
      return <Badge tone="warning">{t('standing.draft')}</Badge>
    case 'drifted':
      return (
        <Badge tone="warning" dot title={t('drifted', { count: drifted, drifted: format.number(drifted) })}>
          {t('standing.drifted')}
        </Badge>
      )
    default:
      return (
        <StateBadge state={standing} {...(standing === 'scheduled' && nextAt !== null ? { title: format.moment(nextAt, timeZone) } : {})} />
      )
  }
}

function Health({ line }: { line: FrontLine }) {
  const t = useSentences('fronts')
  const format = useFormat()
  const text = line.soldOut === 0 ? t('well') : t('soldOut', { count: line.soldOut, soldOut: format.number(line.soldOut) })
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
  const t = useSentences('fronts')
  const format = useFormat()
  if (at === null) return <span className="text-subtle">{t('never')}</span>
  return (
    <time dateTime={at} title={format.moment(at, timeZone)} className="truncate">
      {format.since(at, now)}
    </time>
  )
}
