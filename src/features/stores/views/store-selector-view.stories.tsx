import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { store, stores } from '../stores.fixtures.ts'
import { StoreSelectorView } from './store-selector-view.tsx'

const meta = {
  title: 'Features/Stores/Selector',
  component: StoreSelectorView,
  decorators: [localized],
  args: { stores, current: store, addHref: '#configuration', onChoose: fn() },
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
    await expect(screen.getByRole('link', { name: 'Agregar una tienda' })).toHaveAttribute('href', '#configuration')
  },
}

export const TenStoresAreSearched: Story = {
  args: {
    stores: Array.from({ length: 10_000 }, (_, at) => ({ ...store, id: String(at), store: `tienda-${at}`, displayName: `Tienda ${at}` })),
    current: null,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tienda: Selecciona una tienda' }))
    await userEvent.type(await screen.findByRole('combobox'), '9999')
    await userEvent.click(await screen.findByRole('option', { name: /Tienda 9999/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('tienda-9999')
  },
}

/** Names of 120 characters, right-to-left and with emoji stay inside. */
export const HostileNames: Story = {
  tags: ['phone'],
  args: {
    stores: [
      { ...store, store: 'long', displayName: 'Otorrinolaringología'.repeat(6) },
      { ...store, store: 'arabic', displayName: 'متجر الهدايا والبذور (اختبار) 2026' },
      { ...store, store: 'emoji', displayName: '👩‍👩‍👧‍👦🎁 Regalos 🇧🇷' },
    ],
    current: { ...store, store: 'long', displayName: 'Otorrinolaringología'.repeat(6) },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Loading: Story = { args: { stores: undefined, current: null } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
