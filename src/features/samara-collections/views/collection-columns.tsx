import { useMemo } from 'react'
import type { SamaraCollection, SamaraStatus } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { numberColumn, type TableColumn } from '../../../design/data-table/index.ts'
import { SuccessIcon } from '../../../design/icon/index.ts'
import { ProductName } from '../../../design/product-row/index.ts'
import { Switch } from '../../../design/switch/index.ts'
import type { Tone } from '../../../design/tokens/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { useDatesSentence } from './use-dates-sentence.ts'

const tones: Record<SamaraStatus, Tone> = { live: 'success', scheduled: 'info', ended: 'warning', inactive: 'neutral', archived: 'neutral' }

/** The status of a collection in a word. */
export function CollectionStatus({ status }: { status: SamaraStatus }) {
  const t = useSentences('samara-collections')
  return (
    <Badge tone={tones[status]} dot={status === 'live'}>
      {t(`status.${status}`)}
    </Badge>
  )
}

export interface CollectionColumnsOptions {
  /** Milliseconds since 1970. */
  now: number
  /** IANA name of the store's time zone. */
  timeZone: string
  search: string
  onActive: (collection: SamaraCollection, active: boolean) => void
}

/** The columns of the Samara collections, most important first. */
export function useCollectionColumns({
  now,
  timeZone,
  search,
  onActive,
}: CollectionColumnsOptions): readonly TableColumn<SamaraCollection>[] {
  const t = useSentences('samara-collections')
  const format = useFormat()
  const dates = useDatesSentence()
  // Minutes are enough: the columns need not be made anew at every render.
  const minute = Math.floor(now / 60_000)
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('column.name'),
        width: 200,
        grow: 2,
        sortValue: ({ name }) => name,
        cell: ({ name, description }) => (
          <ProductName
            title={[name, description].filter(Boolean).join(': ')}
            name={name}
            reference={description || undefined}
            search={search}
          />
        ),
      },
      {
        id: 'active',
        head: t('column.active'),
        width: 84,
        phone: 'aside',
        sortValue: ({ active }) => Number(!active),
        cell: (row) => (
          <Switch
            size="sm"
            aria-label={t('activate', { name: row.name })}
            checked={row.active}
            disabled={row.archived}
            onCheckedChange={(active) => onActive(row, active)}
          />
        ),
      },
      {
        id: 'status',
        head: t('column.status'),
        width: 120,
        shape: 'badge',
        phone: 'status',
        sortValue: ({ status }) => status,
        cell: ({ status }) => <CollectionStatus status={status} />,
      },
      numberColumn<SamaraCollection>({
        id: 'products',
        head: t('column.products'),
        width: 104,
        value: ({ products }) => products,
        text: format.number,
      }),
      numberColumn<SamaraCollection>({
        id: 'groups',
        head: t('column.groups'),
        width: 84,
        value: ({ groups }) => groups.length,
        text: format.number,
      }),
      {
        id: 'platform',
        head: t('column.platform'),
        width: 128,
        shape: 'badge',
        sortValue: ({ idVtex }) => idVtex,
        cell: ({ idVtex }) =>
          idVtex === null ? (
            <Badge>{t('notOnPlatform')}</Badge>
          ) : (
            <Badge tone="success" icon={<SuccessIcon aria-hidden />}>
              {t('onPlatform', { id: String(idVtex) })}
            </Badge>
          ),
      },
      {
        id: 'dates',
        head: t('column.dates'),
        width: 188,
        phone: 'none',
        sortValue: ({ startDate }) => startDate,
        cell: (row) => (
          <span className="truncate tabular-nums" title={dates(row)}>
            {dates(row)}
          </span>
        ),
      },
      {
        id: 'filled',
        head: t('column.filled'),
        width: 148,
        phone: 'none',
        sortFirst: 'descending',
        sortValue: ({ refreshedAt }) => refreshedAt,
        cell: ({ refreshedAt }) =>
          refreshedAt === null ? (
            <span className="text-muted">{t('never')}</span>
          ) : (
            <time dateTime={refreshedAt} title={format.moment(refreshedAt, timeZone)} className="truncate text-muted">
              {format.since(refreshedAt, minute * 60_000)}
            </time>
          ),
      },
    ],
    [t, format, dates, minute, timeZone, search, onActive],
  )
}
