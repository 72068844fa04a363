import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { token, tokens } from './tokens-section.fixtures.ts'
import { TokensSection } from './tokens-section.tsx'

const meta = {
  title: 'Features/Profile/API tokens',
  component: TokensSection,
  decorators: [
    (Story) => (
      <div className="@container flex flex-col gap-8 p-4">
        <Story />
      </div>
    ),
    localized,
  ],
  args: tokens,
} satisfies Meta<typeof TokensSection>
export default meta
type Story = StoryObj<typeof meta>

export const SomeTokens: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: `Revocar «${token.name}»` }))
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'revoking', token })
    await userEvent.click(page.getByRole('button', { name: 'Crear un token…' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'making' })
  },
}
export const NoTokens: Story = { args: { tokens: [] } }
export const Loading: Story = { args: { tokens: undefined } }
export const Failed: Story = { args: { tokens: undefined, failure: 'El servidor no responde.' } }
export const NamesOfAnyLengthAndDirection: Story = {
  args: { tokens: [{ ...token, name: `<b>\u202E${'programa '.repeat(9)}</b>`, stores: [] }] },
}

export const Making: Story = {
  args: { dialog: { kind: 'making' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crear' }))
    await expect(screen.getByText('Escribe un nombre.')).toBeVisible()
    await expect(screen.getByText('Elige al menos una tienda.')).toBeVisible()
    await expect(args.onMake).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Informe')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Outlet de Ana' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ver informes' }))
    await userEvent.click(screen.getByRole('button', { name: 'Crear' }))
    await expect(args.onMake).toHaveBeenCalledWith({
      name: 'Informe',
      stores: ['outlet-de-ana'],
      permissions: ['lists.read', 'publications.read', 'collections.read', 'synchronisations.read'],
      days: 90,
    })
  },
}
export const Refused: Story = {
  args: { dialog: { kind: 'making' }, fault: { code: 'server/unavailable', text: 'El servidor no responde.' } },
}
export const Made: Story = {
  args: { dialog: { kind: 'made', token: 'samara_pat_8kQm3vXo2Lr7Tz5Yb1Nc9Wd4Hs6Jf0Ga-Ee_UiPqRt' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar' }))
    await expect(args.onCopy).toHaveBeenCalledWith('samara_pat_8kQm3vXo2Lr7Tz5Yb1Nc9Wd4Hs6Jf0Ga-Ee_UiPqRt')
    await userEvent.click(screen.getByRole('button', { name: 'Lo he guardado' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Revoking: Story = {
  args: { dialog: { kind: 'revoking', token } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revocar' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(token)
  },
}
