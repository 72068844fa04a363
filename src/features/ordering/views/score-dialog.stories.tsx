import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { score } from '../ordering.fixtures.ts'
import { ScoreDialog } from './score-dialog.tsx'

const meta = {
  title: 'Features/Ordering/Score',
  component: ScoreDialog,
  decorators: [localized],
  args: {
    product: 'Taza esmaltada roja',
    score: { kind: 'ready', value: score },
    currency: 'EUR',
    today: '2026-11-21',
    saving: false,
    failure: null,
    onOverrule: fn(),
    onTakeBack: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ScoreDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OverruledUntilADay: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Asignar esta puntuación' }))
    await expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveAccessibleDescription(/Di por qué/)
    await expect(args.onOverrule).not.toHaveBeenCalled()
    const value = screen.getByRole('spinbutton', { name: 'Puntuación' })
    await userEvent.clear(value)
    await userEvent.type(value, '940')
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Portada de Navidad')
    await userEvent.click(screen.getByRole('button', { name: 'Hasta: Sin fecha de fin' }))
    await userEvent.click(await screen.findByRole('button', { name: /30 de noviembre/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hasta: 30 nov 2026' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Asignar esta puntuación' }))
    await expect(args.onOverrule).toHaveBeenCalledWith({ score: 940, until: '2026-11-30', reason: 'Portada de Navidad' })
  },
}

export const WhatWasWrittenStaysWhenItFails: Story = {
  args: { failure: { code: 'score/past-day' } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Campaña')
    await expect(screen.getByText('Ese día ya pasó. Elige hoy o un día posterior.')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Campaña')
  },
}

export const Overruled: Story = {
  args: {
    score: {
      kind: 'ready',
      value: {
        ...score,
        overrule: { score: 990, until: '2026-12-24', reason: 'Portada de Navidad', by: 'Ana Ruiz', at: '2026-11-20T09:00:00Z' },
      },
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('990')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Asignar esta puntuación' })).toBeNull()
    const takeBack = screen.getAllByRole('button').find(({ textContent }) => /quitar|volver|retirar/i.test(textContent))
    await userEvent.click(takeBack!)
    await expect(args.onTakeBack).toHaveBeenCalledOnce()
  },
}

export const InWordsAndFigures: Story = {
  play: async () => {
    await expect(await screen.findByText(/412,30.€ esperados en 28 días/)).toBeVisible()
    await expect(screen.getByText('1,2 veces lo de antes')).toBeVisible()
    await expect(screen.getByText('Para 41 días')).toBeVisible()
    await expect(screen.getByText(/Un modelo|un modelo/)).toBeVisible()
  },
}

export const OrderedByWhatForetoldBetter: Story = {
  args: { score: { kind: 'ready', value: { ...score, demandBasis: 'decayed-56' } } },
  play: async () => {
    await expect(await screen.findByText(/los de hace 56 días cuentan la mitad/)).toBeVisible()
  },
}

export const TooFewSalesToLearnFrom: Story = {
  args: { score: { kind: 'ready', value: { ...score, demandBasis: 'recent' } } },
  play: async () => {
    await expect(await screen.findByText(/412,30.€ en 30 días, al ritmo actual/)).toBeVisible()
  },
}

export const NotWorkedOutYet: Story = { args: { score: { kind: 'ready', value: { ...score, score: null, components: [], asOf: null } } } }
export const OnItsWay: Story = { args: { score: { kind: 'loading' } } }
export const NotToBeHad: Story = { args: { score: { kind: 'failed', failure: { code: 'network/unreachable' }, again: fn() } } }
