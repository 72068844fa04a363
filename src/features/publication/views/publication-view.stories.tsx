import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { publication, scheduled } from '../publication.fixtures.ts'
import { PublicationView } from './publication-view.tsx'

const ended = { ...publication, endedAt: '2026-11-20T09:29:10Z', written: 22, skipped: 2, checked: 118, verified: 118 }

const meta = {
  title: 'Features/Publication/Progress',
  component: PublicationView,
  decorators: [localized],
  args: {
    publication,
    now: Date.UTC(2026, 10, 20, 9, 30, 0),
    timeZone: 'Europe/London',
    onAction: fn(),
    storefrontHref: 'http://127.0.0.1:4401/shop/7',
    onDismiss: fn(),
  },
} satisfies Meta<typeof PublicationView>
export default meta
type Story = StoryObj<typeof meta>

export const Writing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 de 24')
  },
}
export const Queued: Story = {
  args: { publication: { ...publication, state: 'waiting', waitingFor: 'worker', toWrite: null, written: 0, skipped: 0 } },
}
export const PlatformDoesNotAnswer: Story = {
  args: { publication: { ...publication, state: 'waiting', waitingFor: 'platform', retryAt: '2026-11-20T09:31:00Z' } },
}
export const Planning: Story = { args: { publication: { ...publication, toWrite: null, written: 0, skipped: 0 } } }
export const Checking: Story = {
  args: { publication: { ...publication, state: 'sent', written: 23, checked: 118, verified: 112 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Por ahora, 112 de 118 en su lugar/)).toBeVisible()
  },
}
export const Verified: Story = {
  args: { publication: { ...ended, state: 'verified' } },
  play: async ({ args, canvasElement }) => {
    const job = within(canvasElement)
    await expect(job.getByText('Verificado: 118 de 118 en su lugar')).toBeVisible()
    await expect(job.getByRole('link', { name: /Ver en la tienda/ })).toHaveAttribute('href', 'http://127.0.0.1:4401/shop/7')
    await userEvent.click(job.getByRole('button', { name: 'Cerrar' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
/** However short the name is: what can be done stands below it, each with its words in one line. */
export const VerifiedOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { publication: { ...ended, state: 'verified', listName: 'Plates & Platters' } },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const job = within(canvasElement)
    const name = (await job.findByRole('heading')).getBoundingClientRect()
    for (const action of [job.getByRole('button', { name: 'Verify again' }), job.getByRole('button', { name: 'Close' })]) {
      await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom)
      await expect(action.getBoundingClientRect().height).toBeLessThan(60)
    }
  },
}
export const NothingToWrite: Story = { args: { publication: { ...ended, state: 'verified', toWrite: 0, written: 0, skipped: 0 } } }
export const WithFaults: Story = {
  args: {
    publication: {
      ...ended,
      state: 'done-with-errors',
      failed: 2,
      verified: 115,
      faults: [
        { product: 1_004, name: 'Taza esmaltada roja', fault: 'gone', found: null, reason: null, platformSays: null },
        {
          product: 1_009,
          name: 'Jarrón de cristal azul',
          fault: 'refused',
          found: null,
          reason: 'said',
          platformSays: '400 BrandId is required',
        },
        { product: 1_011, name: 'Vela aromática', fault: 'differs', found: 9, reason: null, platformSays: null },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Está en el lugar 9/)).toBeInTheDocument()
  },
}
export const PlacesLeftToLookAt: Story = {
  args: { publication: { ...publication, state: 'sent', written: 23, products: 5_663, checked: 2_501, verified: 2_501, unseen: 3_162 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Faltan 3\.162 lugares por mirar/)).toBeVisible()
  },
}
export const PlacesThatCouldNotBeLookedAt: Story = {
  args: { publication: { ...ended, state: 'verified', checked: 2_501, verified: 2_501, unseen: 3_162 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Verificado: 2.501 de 2.501 en su lugar · 3.162 lugares no se pudieron mirar.'),
    ).toBeVisible()
  },
}
export const SamaraDoesNotAnswer: Story = {
  args: { away: true },
  play: async ({ canvasElement }) => {
    const job = within(canvasElement)
    await expect(job.getByText(/Samara no responde/)).toBeVisible()
    await expect(job.queryByText(/Actualizando la plataforma/)).toBeNull()
    await expect(job.queryByRole('button', { name: 'Cancelar' })).toBeNull()
  },
}
export const Failed: Story = {
  args: { publication: { ...publication, state: 'failed', failure: 'credential', endedAt: '2026-11-20T09:29:10Z' } },
}
export const Scheduled: Story = {
  args: { publication: scheduled },
  play: async ({ args, canvasElement }) => {
    const job = within(canvasElement)
    await expect(job.getByText(/Empieza el 27 nov 2026, 00:05 · hora de Reino Unido/)).toBeVisible()
    await expect(job.getByText(/El orden anterior vuelve el 1 dic 2026, 00:00/)).toBeVisible()
    await userEvent.click(job.getByRole('button', { name: 'Cambiar la fecha' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('move', args.publication)
    await userEvent.click(job.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('cancel', args.publication)
  },
}
export const Cancelling: Story = {
  args: { publication: { ...publication, cancelling: true } },
  play: async ({ canvasElement }) => {
    const job = within(canvasElement)
    await expect(job.getByText(/se detiene en 5 segundos como mucho/)).toBeVisible()
    await expect(job.queryByRole('button', { name: 'Cancelar' })).toBeNull()
  },
}
export const Cancelled: Story = {
  args: { publication: { ...publication, state: 'cancelled', endedAt: '2026-11-20T09:29:10Z' } },
  play: async ({ args, canvasElement }) => {
    const job = within(canvasElement)
    await expect(job.getByText(/Se paró tras 9 actualizaciones/)).toBeVisible()
    await userEvent.click(job.getByRole('button', { name: 'Reintentar' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('retry', args.publication)
  },
}
export const CancelledBeforeItBegan: Story = {
  args: { publication: { ...scheduled, state: 'cancelled', endedAt: '2026-11-20T09:29:10Z' } },
}
export const Superseded: Story = {
  args: { publication: { ...publication, state: 'failed', failure: 'superseded', endedAt: '2026-11-20T09:29:10Z' } },
}
export const InEnglish: Story = { args: { publication: { ...ended, state: 'verified' } }, globals: { language: 'en' } }
export const InPortuguese: Story = {
  args: { publication: { ...publication, state: 'waiting', waitingFor: 'platform', retryAt: '2026-11-20T09:31:00Z' } },
  globals: { language: 'pt' },
}
