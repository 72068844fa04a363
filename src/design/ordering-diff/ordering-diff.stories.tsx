import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { playground, toggle } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { products } from '../product-row/product-row.fixtures.ts'
import { FirstScreens, OrderingDiff, SoldOutFirst, type DiffItem } from './index.ts'

const itemOf = (id: number): DiffItem => {
  const product = products[id % products.length]
  if (!product) throw new RangeError(`no product ${id}`)
  const copy = Math.floor(id / products.length)
  return {
    name: copy === 0 ? product.name : `${product.name} ${copy + 1}`,
    reference: product.reference,
    imageUrl: product.imageUrl,
    soldOut: product.stock === 0 && copy === 0,
  }
}

const count = (length: number): number[] => Array.from({ length }, (_, id) => id)
/** Forty products; three are carried up, one down, two enter, one leaves. */
const before = count(40)
const after = [
  31,
  40,
  0,
  1,
  2,
  22,
  ...before.filter((id) => ![31, 0, 1, 2, 22, 5, 9, 17].includes(id)).slice(0, 26),
  5,
  41,
  9,
  ...before.slice(35).filter((id) => id !== 31),
]
const afterWithoutDoubles = [...new Set(after)]

const meta = {
  title: 'Design/Ordering diff',
  component: OrderingDiff,
  args: { before, after: afterWithoutDoubles, itemOf },
} satisfies Meta<typeof OrderingDiff>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ loading: toggle })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <SnapshotRow name="changes">
        <OrderingDiff {...args} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="first screens">
        <FirstScreens {...args} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="as on a phone">
        <FirstScreens {...args} defaultDevice="phone" className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="sold out first">
        <span className="flex w-full flex-col gap-2">
          <SoldOutFirst {...args} action={<Button size="sm">Llevar al final</Button>} />
          <SoldOutFirst {...args} after={[0, 1, 2]} />
        </span>
      </SnapshotRow>
      <SnapshotRow name="nothing changed">
        <OrderingDiff {...args} after={before} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="loading">
        <OrderingDiff {...args} loading className="w-full" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const TheFarthestFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getAllByRole('listitem')[0] as HTMLElement
    await expect(first).toHaveAttribute('data-kind', 'entered')
    await expect(first).toHaveTextContent('entra en la posición 2')
    await userEvent.click(canvas.getByRole('radio', { name: 'Posición nueva' }))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('sube 31, de la 32 a la 1')
  },
}

export const OneKindByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^Cambios/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const entering = canvas.getByRole('radio', { name: 'Entran: 2' })
    await expect(entering).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(entering).toBeChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 productos')
    for (const row of canvas.getAllByRole('listitem')) await expect(row).toHaveAttribute('data-kind', 'entered')
  },
}

export const WhatIsNewOnTheFirstScreen: Story = {
  render: (args) => <FirstScreens {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const screen = canvas.getByRole('group', { name: 'Después' })
    await expect(within(screen).getAllByRole('listitem')).toHaveLength(12)
    await expect(within(screen).getByText('3 entran')).toBeVisible()
    // What came up, what went down, what is new: each in words.
    await expect(within(screen).getAllByText(/^Entra, antes/)[0]).toBeVisible()
    await expect(within(screen).getAllByText(/^Baja \d/)[0]).toBeVisible()
    await expect(within(canvas.getByRole('group', { name: 'Antes' })).getAllByText(/^Pasa a la \d/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '24' }))
    await expect(within(screen).getAllByRole('listitem')).toHaveLength(24)
    await userEvent.click(canvas.getByRole('radio', { name: 'Móvil' }))
    await expect(canvas.getByRole('radio', { name: 'Móvil' })).toBeChecked()
  },
}

export const SoldOutOnesAreNamed: Story = {
  render: (args) => <SoldOutFirst {...args} />,
  play: async ({ canvasElement }) => {
    const warning = within(canvasElement).getByRole('alert')
    await expect(warning).toHaveTextContent('1 producto agotado entre los 24 primeros')
    await expect(warning).toHaveTextContent('Party Bunting')
  },
}

export const NothingChanged: Story = {
  tags: ['empty'],
  args: { after: before },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nada cambia')
  },
}

const many = count(100_000)
const manyTurned = [...many.slice(50_000), ...many.slice(0, 50_000)]

export const AHundredThousand: Story = {
  tags: ['many'],
  args: { before: many, after: manyTurned },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('50.000 productos')
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <RowPerLanguage>
      <span className="flex w-full flex-col gap-3">
        <OrderingDiff {...args} before={before.slice(0, 12)} after={[3, 40, ...before.slice(0, 11).filter((id) => id !== 3)]} />
        <FirstScreens {...args} />
        <SoldOutFirst {...args} />
      </span>
    </RowPerLanguage>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    itemOf: (id) => ({ ...itemOf(id), name: `Neceseres y estuches de viaje impermeables para toda la familia ${id}` }),
  },
  render: (args) => (
    <div className="flex flex-col gap-6">
      <OrderingDiff {...args} />
      <FirstScreens {...args} />
    </div>
  ),
}
