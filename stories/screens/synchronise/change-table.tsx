import { useMemo, useState } from 'react'
import { Badge, type BadgeProps } from '../../../src/design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Money, ProductName, Stock } from '../../../src/design/product-row/index.ts'
import { Segments } from '../../../src/design/segments/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { useSpeech } from '../frame/index.ts'
import { currency } from '../shop/index.ts'
import { changes, countOf, kinds, type CatalogueChange, type ChangeKind } from './catalogue.ts'
import { synchroniseWords } from './synchronise.words.ts'

const tones: Record<ChangeKind, BadgeProps['tone']> = { new: 'success', gone: 'danger', moved: 'info', price: 'neutral', stock: 'warning' }

/** What the last synchronisation changed, product by product. */
export function ChangeTable({ loading }: { loading: boolean }) {
  const { say, format } = useSpeech(synchroniseWords)
  const [kind, setKind] = useState<ChangeKind | 'all'>('all')
  const shown = useMemo(() => changes.filter((change) => kind === 'all' || change.kind === kind), [kind])
  const columns = useMemo<readonly TableColumn<CatalogueChange>[]>(() => {
    const side = ({ kind: of }: CatalogueChange, value: string | number | null, is: boolean) => {
      if (value === null) return <span className="text-subtle">—</span>
      if (of === 'price') return <Money value={format.money(Number(value), currency)} />
      if (of === 'stock') return is ? <Stock level="out">{say.soldOut}</Stock> : <span className="truncate text-muted">{say.units(format.number(Number(value)))}</span>
      return <span className="truncate">{value}</span>
    }
    return [
      { id: 'product', head: say.product, width: 260, grow: 2, shape: 'picture', sortValue: ({ name }) => name, cell: ({ name, reference, imageUrl }) => <ProductName name={name} reference={reference} imageUrl={imageUrl} /> },
      { id: 'kind', head: say.kind, width: 130, card: 'aside', shape: 'badge', sortValue: ({ kind: of }) => kinds.indexOf(of), cell: ({ kind: of }) => <Badge tone={tones[of]}>{say.kindOf[of]}</Badge> },
      { id: 'was', head: say.before, width: 190, grow: 1, cell: (row) => side(row, row.was, false) },
      { id: 'is', head: say.after, width: 150, grow: 1, cell: (row) => side(row, row.is, true) },
    ]
  }, [say, format])
  const options = (['all', ...kinds] as const).map((value) => ({
    value,
    label: `${value === 'all' ? say.all : say.kinds[value]} · ${format.number(value === 'all' ? changes.length : countOf(value))}`,
  }))
  return (
    <DataTable
      label={say.changes}
      columns={columns}
      rows={shown}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      state={loading ? { kind: 'loading' } : shown.length === 0 ? { kind: 'noResult', title: say.nothing } : undefined}
      toolbar={
        <>
          <Segments className="max-md:hidden" label={say.kind} size="sm" options={options} value={kind} onValueChange={setKind} />
          <span className="flex-1 md:hidden">
            <Select aria-label={say.kind} options={options} value={kind} onValueChange={(next) => setKind(next as ChangeKind | 'all')} />
          </span>
        </>
      }
    />
  )
}
