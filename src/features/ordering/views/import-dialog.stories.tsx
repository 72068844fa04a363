import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { ImportDialog } from './import-dialog.tsx'

const file = new File(['id;posicion\n1000;1\n'], 'tazas.csv', { type: 'text/csv' })
const checked = {
  lines: 5,
  products: [1_002, 1_001, 1_000],
  positions: [null, null, null],
  bad: [
    { line: 3, fault: 'unknown' as const, text: 'SKU-99' },
    { line: 5, fault: 'position' as const, text: '1003;0' },
  ],
  badLines: 2,
}

const meta = {
  title: 'Features/Ordering/Import',
  component: ImportDialog,
  decorators: [localized],
  args: { state: { kind: 'none' }, onFile: fn(), onRemove: fn(), onApply: fn(), onClose: fn() },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const AFileIsChosen: Story = {
  play: async ({ args }) => {
    await userEvent.upload(await screen.findByLabelText('Archivo con el orden'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const GoodLinesAreOfferedBadOnesNamed: Story = {
  args: { state: { kind: 'checked', file, checked } },
  play: async ({ args }) => {
    await expect(await screen.findByText('Ningún producto de esta lista tiene ese id o esa referencia.')).toBeVisible()
    await expect(screen.getByText('La posición debe ser un número entero desde 1.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Seguir con las 3 correctas' }))
    await expect(args.onApply).toHaveBeenCalledWith(checked)
  },
}

export const WhatCannotBeReadStaysChosen: Story = {
  args: { state: { kind: 'failed', file, failure: { code: 'file/encoding' } } },
  play: async ({ args }) => {
    await expect(await screen.findByText('El archivo no está escrito en UTF-8. Guárdalo como CSV UTF-8 y prueba otra vez.')).toBeVisible()
    await expect(screen.getByText('tazas.csv')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Leer el archivo de nuevo' }))
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const BeingRead: Story = { args: { state: { kind: 'checking', file } } }
export const MoreBadLinesThanAreShown: Story = {
  args: { state: { kind: 'checked', file, checked: { ...checked, badLines: 199_947 } }, onDownloadBad: fn() },
  play: async ({ args }) => {
    await expect(await screen.findByText('199.947 líneas con problemas')).toBeVisible()
    await expect(screen.getByText('Se muestran 2 de 199.947 líneas con problemas.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Descargar las otras 199.947' }))
    await expect(args.onDownloadBad).toHaveBeenCalledOnce()
  },
}

export const TheBadLinesAreFetched: Story = {
  args: { state: { kind: 'checked', file, checked: { ...checked, badLines: 199_947 }, badLines: 'fetching' }, onDownloadBad: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /199\.947/ }))
    await expect(args.onDownloadBad).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Seguir con las 3 correctas' })).toBeEnabled()
  },
}

export const TheBadLinesDidNotCome: Story = {
  args: {
    state: { kind: 'checked', file, checked: { ...checked, badLines: 199_947 }, badLines: { code: 'server/unavailable' } },
    onDownloadBad: fn(),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('No se pudieron descargar las líneas')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Descargar las otras 199.947' }))
    await expect(args.onDownloadBad).toHaveBeenCalledOnce()
  },
}

export const OnlyAHeadIsNoEmptyFile: Story = {
  args: { state: { kind: 'failed', file, failure: { code: 'file/no-lines' } } },
  play: async () => {
    await expect(
      await screen.findByText(
        'El archivo tiene una línea de cabecera, pero ninguna línea de productos debajo. Añade una línea por producto.',
      ),
    ).toBeVisible()
  },
}
