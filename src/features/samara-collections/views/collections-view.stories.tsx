import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { now, timeZone } from '../../../../stories/screens/shop/index.ts'
import type { SamaraCollection } from '../../../../contract/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { collections, links, samaraCollection } from '../samara-collections.fixtures.ts'
import { CollectionDialogs, type CollectionAction, type CollectionDialogsProps } from './collection-dialogs.tsx'
import { CollectionsView, type CollectionsViewProps } from './collections-view.tsx'

interface Parts extends Omit<CollectionsViewProps, 'onAction' | 'children' | 'onFilterChange'> {
  action: CollectionAction | null
  refusal: { code: 'samara-collection/name-taken' | 'samara-collection/in-use' } | null
  onDuplicate: (collection: SamaraCollection, name: string) => void
  onRemove: CollectionDialogsProps['onRemove']
}

/** The table with its dialogs; filter and dialog are kept, as the page does. */
function Collections({ action: first, filter: firstFilter, refusal, onDuplicate, onRemove, ...props }: Parts) {
  const [action, setAction] = useState(first)
  const [filter, setFilter] = useState(firstFilter)
  return (
    <CollectionsView {...props} filter={filter} onFilterChange={setFilter} onAction={setAction}>
      <CollectionDialogs
        action={action}
        taken={(props.collections ?? []).map(({ name }) => name)}
        busy={false}
        failure={refusal}
        onClose={() => setAction(null)}
        onDuplicate={onDuplicate}
        onRemove={onRemove}
      />
    </CollectionsView>
  )
}

const meta = {
  title: 'Screens/Samara collections',
  component: Collections,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'collections' } },
  tags: ['screen'],
  args: {
    collections,
    failure: undefined,
    onRetry: fn(),
    filter: { search: '', show: 'current' },
    now: Date.parse(now),
    timeZone,
    links,
    onActive: fn(),
    onArchive: fn(),
    onFill: fn(),
    action: null,
    refusal: null,
    onDuplicate: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof Collections>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { collections: undefined } }
export const Empty: Story = { tags: ['form'], args: { collections: [] } }
export const NoResult: Story = { tags: ['form'], args: { filter: { search: 'submarinos', show: 'current' } } }
export const Failed: Story = { tags: ['form'], args: { collections: undefined, failure: { code: 'network/unreachable' } } }
export const NoPermission: Story = { tags: ['form'], args: { collections: undefined, failure: { code: 'access/not-permitted' } } }
export const Archived: Story = { tags: ['form'], args: { filter: { search: '', show: 'archived' } } }
export const DeletingOneOfTheStore: Story = { tags: ['form'], args: { action: { kind: 'remove', collection: collections[0]! } } }
export const NamesOfAnyLengthAndDirection: Story = {
  tags: ['form'],
  args: { collections: [samaraCollection({ id: 1, name: `<b>\u202E${'Núria'.repeat(22)}</b>` })] },
}

export const SeveralAreTurnedOff: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Tea time' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Candle evenings' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Desactivar' }))
    await expect(args.onActive).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('switch', { name: 'Spring window, activa' }))
    await expect(args.onActive).toHaveBeenLastCalledWith([collections[3]], true)
  },
}

export const ACopyGetsANameOfItsOwn: Story = {
  tags: ['behaviour'],
  args: { action: { kind: 'duplicate', collection: collections[0]! }, refusal: { code: 'samara-collection/name-taken' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: /Nombre de la copia/ })
    await expect(name).toHaveValue('Tea time (copia)')
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicar' }))
    await expect(args.onDuplicate).toHaveBeenCalledWith(collections[0], 'Tea time (copia)')
    await expect(name).toHaveAccessibleDescription(/Otra colección de la tienda ya se llama así/)
  },
}

export const OneOfTheStoreCostsItsName: Story = {
  tags: ['behaviour'],
  args: { action: { kind: 'remove', collection: collections[0]! } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar «Tea time»?' }))
    await expect(dialog.getByRole('button', { name: 'Eliminar' })).toBeDisabled()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Qué pasa en la tienda' }), 'Se oculta a los clientes')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Escribe «Tea time» para confirmar' }), 'Tea time{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith(collections[0], 'hide')
  },
}

export const OneThatIsOnlyHereIsConfirmed: Story = {
  tags: ['behaviour'],
  args: { action: { kind: 'remove', collection: collections[1]! } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }))
    await expect(args.onRemove).toHaveBeenCalledWith(collections[1], null)
  },
}
