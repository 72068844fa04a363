import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { store } from '../stores.fixtures.ts'
import { StoreStateView } from './store-state-view.tsx'

const now = Date.UTC(2026, 10, 20, 9, 30, 0)
const retry = fn()

const meta = {
  title: 'Features/Stores/State',
  component: StoreStateView,
  decorators: [localized],
  args: { state: { kind: 'ready', store, now } },
} satisfies Meta<typeof StoreStateView>
export default meta
type Story = StoryObj<typeof meta>

export const UpToDate: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('hace 18 minutos')).toBeVisible()
  },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
export const Synchronising: Story = {
  args: { state: { kind: 'ready', store: { ...store, readiness: 'synchronising', products: 1_204, synchronisedAt: null }, now } },
}
export const NotSynchronised: Story = { args: { state: { kind: 'ready', store: { ...store, readiness: 'failed' }, now } } }
export const Empty: Story = { args: { state: { kind: 'empty' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = {
  args: { state: { kind: 'failed', failure: { code: 'network/unreachable' }, onRetry: retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(retry).toHaveBeenCalled()
  },
}
