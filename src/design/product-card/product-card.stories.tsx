import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, playground, text } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Stock } from '../product-row/index.ts'
import { counted, pounds, products, type ProductExample } from '../product-row/product-row.fixtures.ts'
import { ProductCard, productCardSizes, productStates, type ProductCardProps, type ProductCardSize, type ProductState } from './index.ts'

const states = Object.keys(productStates) as ProductState[]

const propsOf = (product: ProductExample): ProductCardProps => ({
  name: product.name,
  imageUrl: product.imageUrl,
  price: pounds(product.price),
  before: product.listPrice === null ? null : pounds(product.listPrice),
  aside: <Stock level={product.stock < 15 ? 'low' : 'enough'}>{counted(product.stock)}</Stock>,
})
const [heart, stand, bag, bird, bunting] = products as [ProductExample, ProductExample, ProductExample, ProductExample, ProductExample]

/** As in a row of the shop. */
function InAGrid(props: ProductCardProps) {
  return (
    <div className="h-72 w-48 overflow-hidden rounded-lg border border-default bg-surface shadow-card">
      <ProductCard {...props} />
    </div>
  )
}

const meta = {
  title: 'Design/Product card',
  component: ProductCard,
  args: propsOf(heart),
  render: (args) => <InAGrid {...args} />,
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ name: text, price: text, before: text, discount: text, size: choice(productCardSizes) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {(Object.keys(productCardSizes) as ProductCardSize[]).map((size) => (
        <SnapshotRow key={size} name={size}>
          {[heart, bag, bird].map((product) => (
            <InAGrid key={product.reference} {...propsOf(product)} size={size} />
          ))}
        </SnapshotRow>
      ))}
      <SnapshotRow name="states">
        {states.map((state, nth) => (
          <InAGrid key={state} {...propsOf(products[nth + 5] as ProductExample)} states={[state]} />
        ))}
      </SnapshotRow>
      <SnapshotRow name="price that fell">
        <InAGrid {...propsOf(stand)} discount="−15 %" states={['new']} />
      </SnapshotRow>
      <SnapshotRow name="no picture">
        <InAGrid {...propsOf(bunting)} aside={undefined} states={['soldOut']} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ThePriceFell: Story = {
  args: { ...propsOf(stand), discount: '−15 %' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/12,75 £\s*antes 14,95 £/)
  },
}

export const SoldOut: Story = {
  args: { ...propsOf(bunting), states: ['soldOut'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Agotado')).toBeVisible()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    ...propsOf(stand),
    name: 'Wooden Picture Frame White Finish, edición especial de aniversario con caja de regalo y tarjeta Donaudampfschifffahrtsgesellschaft',
    price: '1.234.567,89 £',
    before: '1.434.567,89 £',
    discount: '−15 %',
    states,
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-slot="product-card"]') as HTMLElement
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      <InAGrid {...propsOf(stand)} states={states} />
    </RowPerLanguage>
  ),
}
