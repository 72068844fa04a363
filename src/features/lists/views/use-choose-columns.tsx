import { useMemo } from 'react'
import { listHealth, soldOutWeight, type ListKind } from '../../../../contract/index.ts'
import { numberColumn, type TableColumn } from '../../../design/data-table/index.ts'
import { FavouriteIcon } from '../../../design/icon/index.ts'
import { SilentIconButton } from '../../../design/icon-button/index.ts'
import { listHealthColumn } from '../../../design/list-health-mark/index.ts'
import { ProductName } from '../../../design/product-row/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { ChoosableList } from '../model/choosing-list.ts'
import { statusColumn } from './status-column.tsx'

export interface ChooseColumnsOptions {
  kind: ListKind
  currency: string
  /** IANA name of the store's time zone. */
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  /** What is searched: it is marked where it stands. */
  search: string
  onFavour: (line: ChoosableList) => void
}

/** The columns of the lists to choose from. */
export function useChooseColumns({
  kind,
  currency,
  timeZone,
  now,
  search,
  onFavour,
}: ChooseColumnsOptions): readonly TableColumn<ChoosableList>[] {
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
        grow: 1,
        shape: kind === 'category' ? 'text' : 'picture',
        sortValue: ({ name }) => name,
        cell: ({ name, routeBefore, imageUrl }) => (
          <ProductName
            name={name}
            reference={routeBefore || undefined}
            imageUrl={kind === 'category' ? undefined : imageUrl}
            search={search}
          />
        ),
      },
      numberColumn({ id: 'products', head: t('column.products'), width: 104, value: ({ products }) => products, text: format.number }),
      listHealthColumn({ head: t('column.health'), healthOf: (line) => ({ ...line, health: listHealth(line) }), weightOf: soldOutWeight }),
      numberColumn({
        id: 'revenue',
        head: t('column.revenue'),
        width: 124,
        value: ({ revenue30 }) => revenue30,
        text: (amount) => format.money(amount, currency),
      }),
      { ...statusColumn(t('column.state'), timeZone), width: 148 },
      {
        id: 'opened',
        head: t('column.opened'),
        width: 128,
        phone: 'none',
        sortFirst: 'descending',
        sortValue: ({ openedAt }) => openedAt,
        cell: ({ openedAt }) => (
          <span className={openedAt === null ? 'text-subtle' : ''}>
            {openedAt === null ? t('never') : format.since(openedAt, minute * 60_000)}
          </span>
        ),
      },
      {
        id: 'favourite',
        head: t('column.favourite'),
        width: 92,
        align: 'center',
        phone: 'aside',
        cell: (line) => (
          <SilentIconButton
            label={t('choose.favour', { name: line.name })}
            icon={<FavouriteIcon className={line.favourite ? 'fill-current' : ''} />}
            pressed={line.favourite}
            onClick={() => onFavour(line)}
          />
        ),
      },
    ],
    [t, format, kind, currency, timeZone, minute, search, onFavour],
  )
}
