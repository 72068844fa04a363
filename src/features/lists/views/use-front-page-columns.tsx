import { useMemo } from 'react'
import { listHealth, soldOutWeight, type ListGroup, type ListReference } from '../../../../contract/index.ts'
import { numberColumn, type TableColumn } from '../../../design/data-table/index.ts'
import { AutomationIcon, FavouriteIcon } from '../../../design/icon/index.ts'
import { SilentIconButton } from '../../../design/icon-button/index.ts'
import { listHealthColumn } from '../../../design/list-health-mark/index.ts'
import { ProductName } from '../../../design/product-row/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { ChoosableList } from '../model/choosing-list.ts'
import { endOf, type ListLine } from '../model/list-line.ts'
import { statusColumn } from './status-column.tsx'

export interface FrontPageColumnsOptions {
  kind: ListGroup
  currency: string
  /** The name of the magic ordering that arranges a list; null where the store has none. */
  automationOf: ((list: ListReference) => string | null) | null
  /** IANA name of the store's time zone. */
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  /** What is searched: it is marked where it stands. */
  search: string
  /** The recent lists are shown, with when they were opened. */
  recent: boolean
  onFavour: (line: ChoosableList) => void
}

/** The columns of the front pages. What shoppers meet in a list stands first where there is room for little. */
export function useFrontPageColumns({
  kind,
  currency,
  automationOf,
  timeZone,
  now,
  search,
  recent,
  onFavour,
}: FrontPageColumnsOptions): readonly TableColumn<ChoosableList>[] {
  const t = useSentences('lists')
  const format = useFormat()
  // Minutes are enough: the columns need not be made anew at every render.
  const minute = Math.floor(now / 60_000)
  return useMemo(() => {
    const moment = (id: string, head: string, of: (line: ChoosableList) => string | null, yields?: number): TableColumn<ChoosableList> => ({
      id,
      head,
      yields,
      width: 112,
      phone: 'none',
      sortFirst: 'descending',
      sortValue: of,
      cell: (line) => <When at={of(line)} now={minute * 60_000} timeZone={timeZone} />,
    })
    return [
      {
        id: 'name',
        head: t(`column.name.${kind}`),
        width: 240,
        grow: 2,
        sortValue: ({ name }) => name,
        cell: (line) => <Name line={line} now={minute * 60_000} timeZone={timeZone} search={search} />,
      },
      {
        ...numberColumn<ChoosableList>({
          id: 'products',
          head: t('column.products'),
          width: 96,
          value: ({ products }) => products,
          text: format.number,
        }),
        phone: 'aside',
        phoneCell: ({ products }) => t('front.products', { count: products, products: format.number(products) }),
      },
      {
        ...listHealthColumn<ChoosableList>({
          head: t('column.health'),
          healthOf: (line) => ({ ...line, health: listHealth(line) }),
          weightOf: soldOutWeight,
        }),
        phone: 'status',
      },
      { ...statusColumn<ChoosableList>(t('column.state'), timeZone), width: 148 },
      {
        ...numberColumn<ChoosableList>({
          id: 'revenue',
          head: t('column.revenue'),
          width: 124,
          value: ({ revenue30 }) => revenue30,
          text: (amount) => format.money(amount, currency),
        }),
        hidden: true,
        phone: 'none',
      },
      ...(automationOf === null
        ? []
        : [
            {
              id: 'automation',
              head: t('column.automation'),
              width: 148,
              phone: 'none' as const,
              yields: 1,
              sortValue: (line: ChoosableList) => automationOf(line),
              cell: (line: ChoosableList) => <Automation name={automationOf(line)} />,
            },
          ]),
      ...(recent ? [moment('opened', t('column.opened'), ({ openedAt }) => openedAt)] : []),
      moment('saved', t('column.saved'), ({ savedAt }) => savedAt, 3),
      moment('published', t('column.published'), ({ publishedAt }) => publishedAt, 2),
      {
        id: 'favourite',
        head: t('column.favourite'),
        width: 88,
        align: 'center',
        // There it is in the menu of the row.
        phone: 'none',
        cell: (line) => (
          <SilentIconButton
            label={t('front.favour', { name: line.name })}
            icon={<FavouriteIcon className={line.favourite ? 'fill-current' : ''} />}
            pressed={line.favourite}
            onClick={() => onFavour(line)}
          />
        ),
      },
    ]
  }, [t, format, kind, currency, automationOf, minute, timeZone, search, recent, onFavour])
}

function Name({ line, now, timeZone, search }: { line: ListLine; now: number; timeZone: string; search: string }) {
  const t = useSentences('lists')
  const format = useFormat()
  const { kind, id, name, routeBefore } = line
  const end = endOf(line, now, timeZone)
  const below =
    kind === 'category'
      ? routeBefore
      : [
          kind === 'samara' ? t('front.samara') : t('front.number', { id }),
          end === null ? '' : t(`front.end.${end.kind}`, { day: format.day(end.day) }),
        ]
          .filter(Boolean)
          .join(' · ')
  return <ProductName name={name} reference={below || undefined} search={search} />
}

/** Which magic ordering arranges a list. */
function Automation({ name }: { name: string | null }) {
  if (name === null) return <span className="text-subtle">—</span>
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={name}>
      <AutomationIcon aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="truncate">{name}</span>
    </span>
  )
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
