import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { store, stores } from '../stores.fixtures.ts'
import { StoreSelectorView } from './store-selector-view.tsx'

const meta = {
  title: 'Features/Stores/Selector',
  component: StoreSelectorView,
  decorators: [spoken],
  args: { stores, current: store, onChoose: fn() },
} satisfies Meta<typeof StoreSelectorView>
export default meta
type Story = StoryObj<typeof meta>

export const ChoosesAnother: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tienda: Semilla y Regalo' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Tienda Norte/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('norte')
  },
}

export const NoShops: Story = {
  args: { stores: [], current: null },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tienda: Selecciona una tienda' }))
    await expect(await screen.findByText('Todavía no tienes tiendas')).toBeVisible()
  },
}

export const Loading: Story = { args: { stores: undefined, current: null } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
