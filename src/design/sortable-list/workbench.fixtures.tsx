import { numbersIn } from '../words/index.ts'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { PinIcon, ToTopIcon } from '../icon/index.ts'
import { MenuItem } from '../menu/index.ts'
import { ProductRow } from '../product-row/index.ts'
import { useOrdered } from '../sorting/ordered.fixtures.ts'
import { SortableList, type SortableListProps } from './index.ts'
import { card, columns, examples, type Example } from './sortable-list.fixtures.tsx'

type WorkbenchProps = Partial<SortableListProps<Example>> & {
  count: number
  chosen?: readonly number[]
  height?: number
  /** What the products are called instead. */
  rename?: (name: string) => string
}

const inWords = (count: number): string => `${numbersIn('es').format(count)} ${count === 1 ? 'producto' : 'productos'}`
const nameOf = ({ name }: Example): string => name
const preview = ({ name, imageUrl }: Example) => <ProductRow name={name} imageUrl={imageUrl} />

/** The list as a page would use it: the page holds the ordering and applies the moves. */
export function Workbench({ count, chosen = [], height = 480, rename, onMove, ...rest }: WorkbenchProps) {
  const [items] = useState(() => examples(count).map((item) => (rename ? { ...item, name: rename(item.name) } : item)))
  const ordered = useOrdered(count, chosen, onMove)
  return (
    <div className="flex flex-col overflow-hidden rounded-lg border border-default shadow-card" style={{ height }}>
      <SortableList
        label="Productos de Regalos"
        itemOf={(id) => items[id] as Example}
        nameOf={nameOf}
        columns={columns}
        card={card}
        countLabel={inWords}
        preview={preview}
        className="flex-1"
        {...ordered}
        {...rest}
      />
    </div>
  )
}

/** Where the positions of the first items come from. */
export const sources = ['pin', 'hand', 'criterion', 'automation'] as const

/** Menu entries of one item. */
export const actions = ({ name }: Example) => (
  <>
    <MenuItem icon={<ToTopIcon />} onSelect={fn()}>
      Al principio
    </MenuItem>
    <MenuItem icon={<PinIcon />} onSelect={fn()}>
      {`Fijar ${name}`}
    </MenuItem>
  </>
)
