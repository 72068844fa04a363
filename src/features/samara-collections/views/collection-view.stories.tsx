import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { categoryTree } from '../../../../stories/screens/shop/category-tree.ts'
import { bestSellers, currency, now, timeZone, today } from '../../../../stories/screens/shop/index.ts'
import type { membershipHistory, Reply, SamaraReasons } from '../../../../contract/index.ts'
import { middleOf, takeByPointer } from '../../../design/sorting/pointer.fixtures.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { collectionDraftOf, newCollection } from '../model/collection-draft.ts'
import { collections, links, samaraProduct } from '../samara-collections.fixtures.ts'
import { withMove, type PickedGroup } from '../model/picked-groups.ts'
import { CollectionView, type CollectionViewProps } from './collection-view.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { WhyPanel } from './why-panel.tsx'

interface Parts extends Omit<CollectionViewProps, 'more'> {
  reasons: SamaraReasons | undefined
  changes: Reply<typeof membershipHistory> | undefined
  onProduct: (product: string | null) => void
}

const search = (text: string) =>
  Promise.resolve(bestSellers.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).slice(0, 8))
const choices = { categories: categoryTree, brands: [{ value: '1', label: 'Regency' }], lists: [], currency }

/** The collection with its panels; the draft is kept, as the page does. */
function Collection({ reasons, changes, onProduct, ...props }: Parts) {
  const [draft, setDraft] = useState(props.draft)
  const [product, setProduct] = useState<string | null>(null)
  const [picked, setPicked] = useState(props.picked)
  return (
    <CollectionView
      {...props}
      draft={draft}
      onDraft={setDraft}
      picked={picked}
      onMovePick={(move) => {
        props.onMovePick(move)
        setPicked(picked && withMove(picked, move))
      }}
      more={
        <>
          <WhyPanel
            search={search}
            choices={choices}
            product={product}
            onProduct={(next) => {
              onProduct(next)
              setProduct(next)
            }}
            reasons={reasons}
            failure={undefined}
          />
          <HistoryPanel
            changes={changes}
            more={changes !== undefined && changes.length > 1}
            onMore={fn()}
            choices={choices}
            timeZone={timeZone}
          />
        </>
      }
    />
  )
}

const [teaTime] = collections
const filter = { column: 'price', operator: 'most', not: false, values: [1_000] } as const
const [one, two] = bestSellers

const pickOf = ({ id, name, reference, imageUrl }: (typeof bestSellers)[number], pinned = false) => ({
  id,
  name,
  reference,
  imageUrl,
  pinned,
})
const pickedGroups: readonly PickedGroup[] = [
  { id: 1, name: 'Tea things', exclude: false, picks: bestSellers.slice(0, 3).map((product, nth) => pickOf(product, nth === 1)) },
  { id: 2, name: 'Bags and stands', exclude: false, picks: bestSellers.slice(3, 5).map((product) => pickOf(product)) },
  { id: 3, name: 'Sold out', exclude: true, picks: [] },
]

const meta = {
  title: 'Screens/Samara collection',
  component: Collection,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'collections' } },
  tags: ['screen'],
  args: {
    title: 'Editar una colección',
    links,
    collection: teaTime,
    missing: null,
    draft: collectionDraftOf(teaTime!),
    onDraft: fn(),
    given: null,
    onWithoutGiven: fn(),
    kept: false,
    onDiscard: fn(),
    onCancel: fn(),
    failure: undefined,
    onRetry: fn(),
    preview: {
      before: 49,
      after: 61,
      entering: 14,
      leaving: 2,
      each: [55, 10, 4],
      sample: bestSellers.slice(0, 8).map((product) => samaraProduct(product)),
    },
    currency,
    today,
    timeZone,
    now: Date.parse(now),
    saving: false,
    filling: false,
    refused: null,
    onSave: fn(),
    onSaveOver: fn(),
    onLoad: fn(),
    onFill: fn(),
    onAddProducts: fn(),
    picked: pickedGroups,
    onMovePick: fn(),
    reasons: {
      there: true,
      member: true,
      fits: false,
      groups: [
        {
          id: 1,
          name: 'Tea things',
          exclude: false,
          holds: true,
          picked: false,
          pinned: false,
          filters: [{ ...filter, values: [1_000], holds: true }],
        },
        { id: 2, name: 'Bags and stands', exclude: false, holds: true, picked: true, pinned: false, filters: [] },
        {
          id: 3,
          name: 'Sold out',
          exclude: true,
          holds: true,
          picked: false,
          pinned: false,
          filters: [{ column: 'soldOut', operator: 'is', not: false, values: [], holds: true }],
        },
      ],
    },
    changes: [
      {
        id: 3,
        at: '2026-11-21T06:02:00Z',
        by: null,
        entered: false,
        group: 'Tea things',
        filter: { ...filter, values: [1_000] },
        count: 2,
        products: [
          { id: one!.id, name: one!.name },
          { id: two!.id, name: two!.name },
        ],
      },
      {
        id: 2,
        at: '2026-11-20T10:30:00Z',
        by: 'Ana Ruiz',
        entered: true,
        group: 'Bags and stands',
        filter: null,
        count: 10,
        products: bestSellers.slice(4, 8).map(({ id, name }) => ({ id, name })),
      },
    ],
    onProduct: fn(),
  },
} satisfies Meta<typeof Collection>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { collection: undefined, draft: undefined } }
export const Empty: Story = {
  tags: ['form'],
  args: {
    collection: collections[3],
    draft: collectionDraftOf(collections[3]!),
    preview: { before: 0, after: 0, entering: 0, leaving: 0, each: [], sample: [] },
    changes: [],
  },
}
export const New: Story = { tags: ['form'], args: { title: 'Crear una colección', collection: null, draft: newCollection } }
export const Failed: Story = { tags: ['form'], args: { collection: undefined, draft: undefined, failure: { code: 'network/unreachable' } } }
export const Missing: Story = { tags: ['form'], args: { collection: undefined, draft: undefined, missing: '50% / 50% 🎄' } }
export const Counting: Story = { tags: ['form'], args: { preview: undefined, changes: undefined } }

export const NotUpToDate: Story = {
  tags: ['form'],
  args: { collection: { ...teaTime!, refreshedAt: '2026-11-20T06:02:00Z', refreshFailure: 'unexpected' } },
}

export const ChangedByTwoPeopleAtOnce: Story = {
  tags: ['behaviour'],
  args: { refused: { code: 'samara-collection/stale-version' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /Nombre/ }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar lo mío' }))
    await expect(args.onSaveOver).toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Tea time!')
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar lo suyo' }))
    await expect(args.onLoad).toHaveBeenCalled()
  },
}

export const MadeOfProductsOfAnotherList: Story = {
  tags: ['behaviour'],
  args: { collection: null, draft: newCollection, preview: undefined, given: 24, title: 'Crear una colección' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Empieza con los 24 productos que elegiste, en el mismo orden')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar sin ellos' }))
    await expect(args.onWithoutGiven).toHaveBeenCalled()
  },
}

export const WhatWasNotSavedIsStillThere: Story = {
  tags: ['behaviour'],
  args: { kept: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Tus cambios sin guardar siguen aquí')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Descartarlos' }))
    await expect(args.onDiscard).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Cancelar' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

export const GroupsAreMovedTurnedAroundAndTakenOut: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getAllByRole('list', { name: 'Grupos' })[0]!)
    list.getByRole('button', { name: 'Mover Bags and stands' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Bags and stands')
    const mode = within(list.getByRole('radiogroup', { name: 'Qué hace «Bags and stands»' }))
    await userEvent.click(mode.getByRole('radio', { name: 'Excluye' }))
    await expect(mode.getByRole('radio', { name: 'Excluye' })).toBeChecked()
    await userEvent.click(list.getByRole('button', { name: 'Quitar Sold out de la colección' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const DatesTheWrongWayRoundAreNotSaved: Story = {
  tags: ['behaviour'],
  args: { draft: { ...collectionDraftOf(teaTime!), startDate: '2026-12-24', endDate: '2026-12-01' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('El último día es anterior al primero.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const ATextThatIsNoDayIsNotSaved: Story = {
  tags: ['behaviour'],
  args: { draft: { ...collectionDraftOf(teaTime!), startDate: '2026-12-01' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: /Primer día/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'cuando sea')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(field).toHaveValue('cuando sea')
    await expect(field).toBeInvalid()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, '24/12/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const EnteringByCriteria: Story = {
  tags: ['behaviour'],
  args: { draft: { ...collectionDraftOf(teaTime!), entering: 'end' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dónde se ponen' }), 'criteria')
    const column = canvas.getByRole('combobox', { name: 'Columna del criterio 1' })
    await expect(column).toHaveValue('samaraScore')
    await userEvent.selectOptions(column, 'price')
    await expect(column).toHaveValue('price')
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar criterio' }))
    await expect(canvas.getByText('Primero por Precio, de mayor a menor; a igualdad, por samaraScore, de mayor a menor.')).toBeVisible()
  },
}

export const PickedProductsGoFromGroupToGroup: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const held = (group: string) =>
      within(canvas.getByRole('list', { name: `Elegidos a mano en ${group}` }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    const taken = canvas.getByRole('button', { name: `Mover ${one!.name}` })
    taken.scrollIntoView({ block: 'center' })
    const pointer = await takeByPointer(taken)
    const other = within(canvas.getByRole('list', { name: 'Elegidos a mano en Bags and stands' })).getAllByRole('listitem')[0]!
    await pointer.moveTo(middleOf(other, 0.8))
    await pointer.letGo()
    await expect(args.onMovePick).toHaveBeenLastCalledWith({ product: one!.id, from: 1, to: 2, place: 1 })
    await expect(held('Bags and stands')[1]).toContain(one!.name)
    const handle = canvas.getByRole('button', { name: `Mover ${one!.name}` })
    await waitFor(() => expect(handle).toHaveFocus())
    await userEvent.keyboard('{PageDown}')
    await expect(args.onMovePick).toHaveBeenLastCalledWith({ product: one!.id, from: 2, to: 3, place: 0 })
    await expect(held('Sold out')[0]).toContain(one!.name)
    await expect(canvas.getByText(`${one!.name}, en Sold out: posición 1 de 1.`)).toBeInTheDocument()
  },
}

export const WhyAProductIsThere: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: /Producto/ }), one!.name.slice(0, 10))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(one!.reference) }))
    await expect(args.onProduct).toHaveBeenCalledWith(String(one!.id))
    await expect(canvas.getByText('Está en la colección. Saldrá cuando se ponga al día.')).toBeVisible()
    await expect(canvas.getByText('Sold out lo excluye')).toBeVisible()
    await expect(canvas.getByText(/Precio ≤ 10\s£: se cumple/)).toBeVisible()
  },
}
