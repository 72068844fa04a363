import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { productsOf, type ShopProduct } from '../../../../stories/screens/shop/index.ts'
import { spoken } from '../../../i18n/book/index.ts'
import { PublishReviewView, type ReviewState } from './publish-review-view.tsx'

const listName = 'Mugs'
const all = productsOf(listName)
const known = new Map(all.map((product) => [product.id, product]))
const productOf = (id: number): ShopProduct => {
  const product = known.get(id)
  if (!product) throw new RangeError(`no product ${id}`)
  return product
}
const risers = [...all].sort((a, b) => b.revenue[0] * 13 - b.revenue[2] - (a.revenue[0] * 13 - a.revenue[2])).slice(0, 7)
const newest = [...all].sort((a, b) => a.age - b.age).slice(0, 2)
const stillest = [...all].sort((a, b) => a.revenue[2] - b.revenue[2])[0]!
/** As the shop has it: by the revenue of 90 days, without the two newest products, which the category did not have then. */
const live = all.filter((product) => !newest.includes(product)).sort((a, b) => b.revenue[2] - a.revenue[2])
const carried = new Set<ShopProduct>([...risers, ...newest, stillest])
/** The draft: the seven that rose most carried up, the two newest on the first screen; the stillest has left the category. */
const after = Int32Array.from([...risers.slice(0, 4), ...newest, ...risers.slice(4), ...live.filter((product) => !carried.has(product))].filter((product) => product !== stillest), ({ id }) => id)

const ready: ReviewState = {
  kind: 'ready',
  review: { live: live.map(({ id }) => id), former: [{ id: stillest.id, name: stillest.name, reference: stillest.reference, imageUrl: stillest.imageUrl }], writes: 9, calls: 18, seconds: 1 },
}

const meta = {
  title: 'Screens/Publish review',
  component: PublishReviewView,
  decorators: [spoken],
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  args: {
    header: <ScreenHeader area="categories" />,
    wish: {
      listName,
      after,
      itemOf: (id) => {
        if (id === stillest.id) throw new RangeError('left the list')
        const { name, reference, imageUrl, stock } = productOf(id)
        return { name, reference, imageUrl, soldOut: stock <= 0 }
      },
      sold: (id) => ({ units: productOf(id).units[1], revenue: productOf(id).revenue[1] }),
    },
    state: ready,
    dirty: true,
    working: false,
    backHref: '#order-by-category',
    onGo: fn(),
  },
} satisfies Meta<typeof PublishReviewView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const AlreadySaved: Story = { args: { dirty: false } }

export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }

export const Empty: Story = { tags: ['form'], args: { state: { kind: 'ready', review: { live: [...after], former: [], writes: 0, calls: 0, seconds: 0 } } } }

export const Failed: Story = { tags: ['form'], args: { state: { kind: 'failed', failure: { code: 'server/unavailable' }, again: fn() } } }

export const SavesAndPublishes: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Entradas: 2 · salidas: 1')).toBeVisible()
    await expect(canvas.getByText('Primero guardamos tus cambios.')).toBeVisible()
    canvas.getByRole('button', { name: 'Guardar e indexar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).toHaveBeenLastCalledWith('now')
  },
}

export const SavesOnly: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Solo guardar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Solo guardar' }))
    await expect(args.onGo).toHaveBeenLastCalledWith('save')
    await expect(canvas.getByRole('link', { name: 'Volver a ordenar' })).toHaveAttribute('href', '#order-by-category')
  },
}

export const NothingChanges: Story = {
  ...Empty,
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('La tienda ya tiene esta ordenación')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Indexar y comprobar' }))
    await expect(args.onGo).toHaveBeenLastCalledWith('now')
  },
}

export const CannotCompare: Story = {
  ...Failed,
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Tu borrador sigue como está/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  },
}
