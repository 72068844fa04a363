import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { choice, playground, text } from '../controls/index.ts'
import { ProductIcon, ReportsIcon } from '../icon/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import {
  Age,
  Discount,
  Money,
  pictureSizes,
  ProductSummary,
  ProductFact,
  ProductName,
  ProductPicture,
  ProductRow,
  Revenue,
  Score,
  Stock,
  stockLooks,
  Units,
  type PictureSize,
  type StockLevel,
} from './index.ts'
import { counted, pounds, products } from './product-row.fixtures.ts'

const sizes = Object.keys(pictureSizes) as PictureSize[]
const levels = Object.keys(stockLooks) as StockLevel[]
const [heart, stand, , bird, bunting] = products as [Product, Product, Product, Product, Product]
type Product = (typeof products)[number]

const meta = {
  title: 'Design/Product row',
  component: ProductRow,
  args: { name: heart.name, reference: heart.reference, imageUrl: heart.imageUrl },
} satisfies Meta<typeof ProductName>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<ComponentProps<typeof ProductRow> & { size: PictureSize }> = {
  ...playground({ name: text, reference: text, size: choice(pictureSizes) }),
  args: { size: 'md' },
  render: ({ size, ...row }) => (
    <div className="flex items-center gap-6">
      <ProductPicture src={row.imageUrl ?? null} size={size} />
      <ProductRow {...row} />
    </div>
  ),
}

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {sizes.map((size) => (
        <SnapshotRow key={size} name={`picture ${size}`}>
          {products.slice(0, 8).map(({ reference, imageUrl }) => (
            <ProductPicture key={reference} src={imageUrl} size={size} />
          ))}
        </SnapshotRow>
      ))}
      <SnapshotRow name="name" columns>
        {[heart, stand, bunting].map(({ name, reference, imageUrl }) => (
          <ProductName key={reference} name={name} reference={reference} imageUrl={imageUrl} />
        ))}
      </SnapshotRow>
      <SnapshotRow name="row">
        <ProductRow name={stand.name} reference={stand.reference} imageUrl={stand.imageUrl}>
          <Money value={pounds(stand.price)} before={pounds(1_495)} beforeLabel="antes" />
          <Stock>{counted(stand.stock)}</Stock>
        </ProductRow>
      </SnapshotRow>
      <SnapshotRow name="money">
        <Money value={pounds(295)} />
        <Money value={pounds(1_275)} before={pounds(1_495)} beforeLabel="antes" />
        <Money value={null} />
      </SnapshotRow>
      <SnapshotRow name="stock">
        {levels.map((level) => (
          <Stock key={level} level={level}>
            {level === 'out' ? 'Agotado' : level === 'low' ? '8' : '1.420'}
          </Stock>
        ))}
      </SnapshotRow>
      <SnapshotRow name="units">
        <Units value="1.204" />
        <Units value="0" none />
      </SnapshotRow>
      <SnapshotRow name="score">
        {[1, 0.45, 0].map((share) => (
          <span key={share} className="flex h-8 w-24 items-center">
            <Score value={counted(Math.round(share * 9_984))} share={share} />
          </span>
        ))}
      </SnapshotRow>
      <SnapshotRow name="revenue">
        {[1, 0.3, 0].map((share) => (
          <span key={share} className="flex h-8 w-28 items-center">
            <Revenue value={pounds(Math.round(share * 67_938))} share={share} />
          </span>
        ))}
      </SnapshotRow>
      <SnapshotRow name="discount">
        <Discount value="−15 %" />
        <Discount value={null} />
      </SnapshotRow>
      <SnapshotRow name="age">
        <Age value="12 días" fresh="Nuevo" />
        <Age value="374 días" />
      </SnapshotRow>
      <SnapshotRow name="searched" columns>
        <ProductName name={stand.name} reference={stand.reference} imageUrl={stand.imageUrl} search="cake 224" />
      </SnapshotRow>
      <SnapshotRow name="summary">
        {[stand, bird].map(({ name, imageUrl, price, stock, units }) => (
          <span key={name} className="w-72">
            <ProductSummary
              name={name}
              imageUrl={imageUrl}
              facts={[
                <Money key="price" value={pounds(price)} />,
                <ProductFact key="stock" icon={<ProductIcon />} label="Existencias:">
                  <Stock level={stock < 15 ? 'low' : 'enough'}>{counted(stock)}</Stock>
                </ProductFact>,
                <ProductFact key="units" icon={<ReportsIcon />} label="Unidades en 30 días:">
                  <Units value={counted(units)} />
                </ProductFact>,
              ]}
            />
          </span>
        ))}
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ALongName: Story = {
  args: { name: 'Wooden Picture Frame White Finish, edición especial de aniversario con caja de regalo' },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByTitle(/edición especial/)
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const WhatWasSearchedIsMarked: Story = {
  args: { search: 'heart' },
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Heart'])
  },
}

export const WithoutPicture: Story = { args: { name: bunting.name, imageUrl: null } }

export const APriceThatFell: Story = {
  render: () => <Money value={pounds(1_275)} before={pounds(1_495)} beforeLabel="antes" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/12,75 £\s*antes 14,95 £/)
  },
}

export const FactsInLittleRoom: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="w-56">
      <ProductSummary
        name={stand.name}
        imageUrl={stand.imageUrl}
        facts={[
          <Money key="price" value={pounds(stand.price)} />,
          <Stock key="stock">{counted(stand.stock)}</Stock>,
          <Units key="units" value="1.138.204.551 unidades" />,
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cut = within(canvasElement).getByText('1.138.204.551 unidades')
    const line = canvasElement.querySelector('[data-slot="product-summary"]') as HTMLElement
    await expect(cut.getBoundingClientRect().top).toBeGreaterThanOrEqual(line.getBoundingClientRect().bottom - 8)
  },
}
