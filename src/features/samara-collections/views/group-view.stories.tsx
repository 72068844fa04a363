import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { categoryTree } from '../../../../stories/screens/shop/category-tree.ts'
import { bestSellers, currency } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { groups, links, samaraProduct } from '../samara-collections.fixtures.ts'
import { AddProductsDialog, type OfferedProduct } from './add-products-dialog.tsx'
import { FileDialog, type FileDialogProps } from './file-dialog.tsx'
import { draftOf, newDraft, withPicks } from './group-draft.ts'
import { GroupView, type GroupViewProps } from './group-view.tsx'

interface Parts extends GroupViewProps {
  adding: boolean
  file: Pick<FileDialogProps, 'report' | 'badLines'> | null
  onAdd: (products: readonly OfferedProduct[], pinned: boolean) => void
  onAddFile: (key: string) => void
  onDownloadBad: () => void
}

const search = (text: string) =>
  Promise.resolve(bestSellers.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).slice(0, 8))

/** The group with its dialogs; the draft is kept, as the page does. */
function Group({ adding: first, file, onAdd, onAddFile, onDownloadBad, ...props }: Parts) {
  const [draft, setDraft] = useState(props.draft)
  const [adding, setAdding] = useState(first)
  return (
    <GroupView {...props} draft={draft} onDraft={setDraft} onAddProducts={() => setAdding(true)}>
      {adding && draft && (
        <AddProductsDialog
          search={search}
          known={new Set(draft.picks.map(({ id }) => id))}
          busy={false}
          failure={null}
          onClose={() => setAdding(false)}
          onAdd={(products, pinned) => {
            onAdd(products, pinned)
            setDraft(withPicks(draft, products, pinned))
            setAdding(false)
          }}
        />
      )}
      {file && (
        <FileDialog
          file={{ name: 'candles-november.csv', size: 1_482 }}
          report={file.report}
          badLines={file.badLines}
          onDownloadBad={onDownloadBad}
          busy={false}
          failure={null}
          onFile={fn()}
          onReplace={fn()}
          onAdd={onAddFile}
          onClose={fn()}
        />
      )}
    </GroupView>
  )
}

const products = bestSellers.slice(0, 12).map((product) => samaraProduct(product))

const meta = {
  title: 'Screens/Samara group',
  component: Group,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'collections' } },
  tags: ['screen'],
  args: {
    title: 'Editar un grupo',
    links,
    draft: draftOf(groups[0]!, [products[0]!, { ...products[1]!, pinned: true }, products[2]!]),
    onDraft: fn(),
    kept: false,
    onDiscard: fn(),
    onCancel: fn(),
    choices: { categories: categoryTree, brands: [{ value: '1', label: 'Regency' }], lists: [], currency },
    failure: undefined,
    onRetry: fn(),
    collection: null,
    found: { of: 4_070, count: 214, sample: products.slice(3, 9) },
    aloneOf: (condition: number) => condition * 100,
    effects: [
      { id: 1, name: 'Tea time', before: 49, after: 61, entering: 14, leaving: 2 },
      { id: 2, name: 'Christmas under £5', before: 118, after: 118, entering: 0, leaving: 0 },
    ],
    saving: false,
    refused: null,
    onSave: fn(),
    onSaveOver: fn(),
    onLoad: fn(),
    onAddProducts: fn(),
    onFile: fn() as GroupViewProps['onFile'],
    adding: false,
    file: null,
    onAdd: fn(),
    onAddFile: fn(),
    onDownloadBad: fn(),
  },
} satisfies Meta<typeof Group>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { draft: undefined } }
export const Empty: Story = {
  tags: ['form'],
  args: { title: 'Crear un grupo', draft: newDraft, found: null, effects: null, onFile: null, collection: 'Tea time' },
}
export const Failed: Story = { tags: ['form'], args: { draft: undefined, failure: { code: 'group/unknown' } } }
export const Counting: Story = { tags: ['form'], args: { found: undefined, effects: undefined } }
export const NothingFound: Story = { tags: ['form'], args: { found: { of: 4_070, count: 0, sample: [] } } }
export const AFileWasRead: Story = {
  tags: ['form'],
  args: {
    file: {
      report: {
        key: 'a'.repeat(32),
        lines: 20,
        products: 18,
        bad: [
          { line: 4, fault: 'unknown', text: '21068X' },
          { line: 9, fault: 'formula', text: '=1+1' },
        ],
        badLines: 2,
      },
    },
  },
}

const unknown = [2, 3].map((line) => ({ line, fault: 'unknown' as const, text: '21068X' }))

export const AFileWithMoreBadLinesThanAreShown: Story = {
  tags: ['behaviour'],
  args: {
    file: {
      report: { key: 'a'.repeat(32), lines: 1_204, products: 0, bad: unknown, badLines: 1_204 },
      badLines: { code: 'server/unavailable' },
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Productos de un archivo' }))
    await expect(dialog.getByText('Se muestran 2 de 1.204 líneas con problemas.')).toBeVisible()
    await expect(dialog.getByText('No se pudieron descargar las líneas')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar las 1.204 líneas' }))
    await expect(args.onDownloadBad).toHaveBeenCalledOnce()
  },
}

export const ChangedByTwoPeopleAtOnce: Story = {
  tags: ['behaviour'],
  args: { refused: { code: 'group/stale-version' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: /Nombre del grupo/ })).toHaveValue('Tea things')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar lo mío' }))
    await expect(args.onSaveOver).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar lo suyo' }))
    await expect(args.onLoad).toHaveBeenCalled()
  },
}

export const WhatIsNotFinishedIsNotSaved: Story = {
  tags: ['behaviour'],
  args: { draft: newDraft, found: null, effects: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar el grupo' }))
    await expect(canvas.getByRole('textbox', { name: /Nombre del grupo/ })).toHaveAccessibleDescription(/Escribe un nombre/)
    await expect(canvas.getByRole('textbox', { name: /Nombre del grupo/ })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /Nombre del grupo/ }), '50% / 50% 🎄')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar el grupo' }))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
  },
}

export const PickedProductsAreMovedPinnedAndAdded: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const list = within(canvas.getByRole('list', { name: 'Elegidos a mano' }))
    const [one, two] = products
    list.getByRole('button', { name: `Mover ${two!.name}` }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(two!.name)
    await userEvent.click(list.getByRole('button', { name: `Fijar ${one!.name}` }))
    await expect(list.getByRole('button', { name: `Fijar ${one!.name}` })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(list.getByRole('button', { name: `Quitar ${two!.name}` }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar productos' }))
    const dialog = within(await screen.findByRole('dialog'))
    const added = bestSellers[5]!
    await userEvent.type(dialog.getByRole('combobox', { name: 'Productos' }), added.name.slice(0, 12))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(added.reference) }))
    await expect(dialog.getByText('Se agregará 1 producto.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('radio', { name: 'Fijados' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar productos' }))
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ id: added.id })], true)
    await expect(list.getByRole('button', { name: `Fijar ${added.name}` })).toHaveAttribute('aria-pressed', 'true')
  },
}
