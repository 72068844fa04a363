import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { card, columns, examples, type Example } from './sortable-list.fixtures.tsx'
import { SortableList, type Order, type SortableListProps, type SortableMove } from './index.ts'

type WorkbenchProps = Partial<SortableListProps<Example>> & { count: number; chosen?: readonly number[]; height?: number }

const moved = (order: Order, { items, after }: SortableMove): number[] => {
  const moving = new Set(items)
  const rest = [...order].filter((id) => !moving.has(id))
  return rest.toSpliced(after === null ? 0 : rest.indexOf(after) + 1, 0, ...items)
}

const counted = (count: number): string => `${count.toLocaleString('es')} ${count === 1 ? 'producto' : 'productos'}`
const nameOf = ({ name }: Example): string => name

/** The list as a page would use it: the page holds the ordering and applies the moves. */
function Workbench({ count, chosen = [], height = 560, ...rest }: WorkbenchProps) {
  const [items] = useState(() => examples(count))
  const [order, setOrder] = useState<Order>(() => Int32Array.from(items.keys()))
  const [selection, setSelection] = useState<ReadonlySet<number>>(() => new Set(chosen))
  return (
    <div className="flex flex-col overflow-hidden rounded-lg border border-default shadow-card" style={{ height }}>
      <SortableList
        label="Productos de Regalos"
        order={order}
        itemOf={(id) => items[id] as Example}
        nameOf={nameOf}
        columns={columns}
        card={card}
        countLabel={counted}
        selection={selection}
        onSelectionChange={setSelection}
        onMove={(move) => setOrder(moved(order, move))}
        className="flex-1"
        {...rest}
      />
    </div>
  )
}

const meta = { title: 'Design/Sortable list', component: Workbench } satisfies Meta<typeof Workbench>
export default meta
type Story = StoryObj<typeof meta>

export const FewRows: Story = { args: { count: 12 } }
export const FourHundredRows: Story = { args: { count: 412 } }
export const AHundredThousandRows: Story = { args: { count: 100_000 } }
export const WithSelection: Story = { args: { count: 412, chosen: [1, 2, 4] } }
export const Loading: Story = { args: { count: 0, loading: true } }
