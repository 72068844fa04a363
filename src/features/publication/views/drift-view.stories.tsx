import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { drift } from '../publication.fixtures.ts'
import { DriftView } from './drift-view.tsx'

const meta = {
  title: 'Features/Publication/Drift',
  component: DriftView,
  decorators: [localized],
  args: { drift, timeZone: 'Europe/London', hrefOf: null, resolving: null, onResolve: fn() },
} satisfies Meta<typeof DriftView>
export default meta
type Story = StoryObj<typeof meta>

export const ChangedElsewhere: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.click(view.getByText('Los primeros que cambian'))
    await expect(view.getByText('Solicitado: 1; está en la 14')).toBeVisible()
    await expect(view.getByText('Solicitado: 5; no aparece')).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Restaurar mi orden' }))
    await expect(args.onResolve).toHaveBeenLastCalledWith('reapply')
    await userEvent.click(view.getByRole('button', { name: 'Conservar el de la tienda' }))
    await expect(args.onResolve).toHaveBeenLastCalledWith('adopt')
  },
}

export const AmongOthers: Story = {
  args: { hrefOf: ({ kind, id }) => `#order-${kind}-${id}`, resolving: 'reapply' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Abrir la lista' })).toHaveAttribute('href', '#order-category-7')
  },
}

const one = { ...drift, checked: 41, differing: 1 }

export const OneProductIsSpokenOfInTheSingular: Story = {
  args: { drift: one },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/: 1 producto de 41 está en otra posición\./)).toBeVisible()
  },
}

export const OneProductInEnglish: Story = {
  args: { drift: one },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/: 1 product of 41 is in another position\./)).toBeVisible()
  },
}

export const OneProductInPortuguese: Story = {
  args: { drift: one },
  globals: { language: 'pt' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/: 1 produto de 41 está em outra posição\./)).toBeVisible()
  },
}

export const InEnglish: Story = { globals: { language: 'en' } }
