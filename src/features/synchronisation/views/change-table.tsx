import { useMemo, useState } from 'react'
import { catalogueChangeKinds, type CatalogueChange, type CatalogueChangeKind } from '../../../../contract/index.ts'
import { Badge, type BadgeProps } from '../../../design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Money, ProductName, Stock } from '../../../design/product-row/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useFormat, useSentences, type Format } from '../../../i18n/index.ts'

const tones: Record<CatalogueChangeKind, BadgeProps['tone']> = {
  new: 'success',
  gone: 'danger',
  back: 'success',
  moved: 'info',
  price: 'neutral',
  stock: 'warning',
}
const idOf = ({ product, kind }: CatalogueChange): string => `${kind} ${product}`
const kindsToShow = ['all', ...catalogueChangeKinds] as const
type Shown = (typeof kindsToShow)[number]

export interface ChangeTableProps {
  changes: readonly CatalogueChange[]
  /** How many there are of each kind, more than come here maybe. */
  counts: Readonly<Record<CatalogueChangeKind, number>> | undefined
  currency: string
  /** The synchronisation has not ended. @default false */
  running?: boolean | undefined
  state?: ListStateValue | undefined
}

/** What a synchronisation changed, product by product. */
export function ChangeTable({ changes, counts, currency, running = false, state }: ChangeTableProps) {
  const t = useSentences('synchronisation')
  const format = useFormat()
  const [kind, setKind] = useState<Shown>('all')
  const shown = useMemo(() => changes.filter((change) => kind === 'all' || change.kind === kind), [changes, kind])
  const columns = useMemo<readonly TableColumn<CatalogueChange>[]>(
    () => [
      {
        id: 'product',
        head: t('column.product'),
        width: 260,
        grow: 2,
        shape: 'picture',
        sortValue: ({ name }) => name,
        cell: ({ name, reference, imageUrl }) => <ProductName name={name} reference={reference || undefined} imageUrl={imageUrl} />,
      },
      {
        id: 'kind',
        head: t('column.kind'),
        width: 136,
        phone: 'status',
        shape: 'badge',
        sortValue: ({ kind: of }) => catalogueChangeKinds.indexOf(of),
        cell: ({ kind: of, is }) => (
          <Badge tone={of === 'stock' && is !== '0' ? 'success' : tones[of]}>
            {of === 'stock' && is !== '0' ? t('one.restocked') : t(`one.${of}`)}
          </Badge>
        ),
      },
      {
        id: 'was',
        head: t('column.was'),
        width: 160,
        grow: 1,
        cell: ({ kind: of, was }) => <Side kind={of} value={was} currency={currency} />,
      },
      {
        id: 'is',
        head: t('column.is'),
        width: 160,
        grow: 1,
        cell: ({ kind: of, is }) => <Side kind={of} value={is} currency={currency} />,
      },
    ],
    [t, currency],
  )
  const all = counts ? catalogueChangeKinds.reduce((sum, each) => sum + counts[each], 0) : 0
  const options = kindsToShow
    .filter((value) => value === 'all' || value === kind || (counts?.[value] ?? 0) > 0)
    .map((value) => ({
      value,
      label: `${value === 'all' ? t('all') : t(`kind.${value}`)} · ${format.number(value === 'all' ? all : (counts?.[value] ?? 0))}`,
    }))
  const nothing = running
    ? { title: t('nothingYet.title'), advice: t('nothingYet.text') }
    : { title: t('nothing.title'), advice: t('nothing.text') }
  const count = kind === 'all' ? all : (counts?.[kind] ?? 0)
  return (
    <DataTable
      label={t('tab.changes')}
      columns={columns}
      rows={shown}
      idOf={idOf}
      nameOf={({ name }) => name}
      total={count}
      state={state ?? (shown.length === 0 ? { kind: 'empty', ...nothing } : undefined)}
      toolbar={
        changes.length > 0 && (
          <>
            <Segments className="max-lg:hidden" label={t('column.kind')} size="sm" options={options} value={kind} onValueChange={setKind} />
            <span className="flex-1 lg:hidden">
              <Select
                aria-label={t('column.kind')}
                options={options}
                value={kind}
                onValueChange={(next) => setKind(kindsToShow.find((each) => each === next) ?? 'all')}
              />
            </span>
          </>
        )
      }
    />
  )
}

function Side({ kind, value, currency }: { kind: CatalogueChangeKind; value: string | null; currency: string }) {
  const t = useSentences('synchronisation')
  const format: Format = useFormat()
  if (value === null || value === '') return <span className="text-subtle">—</span>
  const number = Number(value)
  if (kind === 'price' && Number.isFinite(number)) return <Money value={format.money(number, currency)} />
  if (kind !== 'stock' || !Number.isFinite(number)) {
    return (
      <span className="truncate" title={value}>
        {value}
      </span>
    )
  }
  return number === 0 ? (
    <Stock level="out">{t('soldOut')}</Stock>
  ) : (
    <span className="truncate tabular-nums" title={t('pieces', { count: number, pieces: format.number(number) })}>
      {t('pieces', { count: number, pieces: format.number(number) })}
    </span>
  )
}
