import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { factors, noFactors, passkey, recoveryCodes, setUp } from '../profile.fixtures.ts'
import { methods } from './sign-in-methods.fixtures.ts'
import { SignInMethods } from './sign-in-methods.tsx'

const meta = {
  title: 'Features/Profile/Sign-in methods',
  component: SignInMethods,
  decorators: [
    (Story) => (
      <div className="@container flex flex-col gap-8 p-4">
        <Story />
      </div>
    ),
    localized,
  ],
  args: methods,
} satisfies Meta<typeof SignInMethods>
export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Activar…' }))
    await expect(args.onSetUp).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Añadir una llave…' }))
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'adding-passkey' })
  },
}
export const AllOfIt: Story = {
  args: { factors },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: `Eliminar ${passkey.name}` }))
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'removing-passkey', passkey })
    await userEvent.click(page.getByRole('button', { name: 'Desactivar…' }))
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'removing-app' })
  },
}
export const FewRecoveryCodes: Story = { args: { factors: { ...factors, recoveryCodesLeft: 1 } } }
export const NoRecoveryCodes: Story = { args: { factors: { ...factors, recoveryCodesLeft: 0 } } }
export const BrowserWithoutPasskeys: Story = { args: { passkeysKnown: false } }
export const NoPasskeysHere: Story = { args: { factors: { ...noFactors, passkeysPossible: false } } }
export const Loading: Story = { args: { factors: undefined } }
export const Failed: Story = { args: { factors: undefined, failure: 'El servidor no responde.' } }
export const Refused: Story = { args: { refused: { code: 'server/unavailable', text: 'El servidor no responde.' } } }

export const SettingUp: Story = {
  args: { dialog: { kind: 'set-up', ...setUp } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('img', { name: 'Código QR con la clave' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Copiar la clave' }))
    await expect(args.onCopy).toHaveBeenCalledWith(setUp.key)
    await userEvent.click(screen.getByRole('button', { name: 'Activar' }))
    await expect(screen.getByText('Escribe el código que muestra la aplicación.')).toBeVisible()
    await expect(args.onConfirmApp).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Código de la aplicación' }), '123 456{Enter}')
    await expect(args.onConfirmApp).toHaveBeenCalledWith('123 456')
  },
}
export const WrongCode: Story = {
  args: {
    dialog: { kind: 'set-up', ...setUp },
    fault: { code: 'identity/wrong-code', text: 'Ese código no sirve o ya se usó. Espera al siguiente y prueba otra vez.' },
  },
}
export const RecoveryCodes: Story = {
  args: { dialog: { kind: 'codes', codes: recoveryCodes } },
  play: async ({ args }) => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Descargar' }))
    await expect(args.onDownload).toHaveBeenCalledWith(recoveryCodes)
    await userEvent.click(screen.getByRole('button', { name: 'Ya los tengo' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const TurningOff: Story = { args: { factors, dialog: { kind: 'removing-app' } } }
export const RenewingCodes: Story = { args: { factors, dialog: { kind: 'renewing-codes' } } }
export const AddingAPasskey: Story = {
  args: { dialog: { kind: 'adding-passkey' } },
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: 'Nombre' })
    await userEvent.clear(name)
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    await expect(screen.getByText('Escribe un nombre.')).toBeVisible()
    await userEvent.type(name, 'Portátil{Enter}')
    await expect(args.onAddPasskey).toHaveBeenCalledWith('Portátil')
  },
}
export const PasskeyNotMade: Story = {
  args: { dialog: { kind: 'adding-passkey' }, fault: { code: null, text: 'El navegador no creó ninguna llave. Prueba otra vez.' } },
}
export const RenamingAPasskey: Story = { args: { factors, dialog: { kind: 'renaming-passkey', passkey } } }
export const RemovingAPasskey: Story = { args: { factors, dialog: { kind: 'removing-passkey', passkey } } }

export const InEnglish: Story = { args: { factors }, globals: { language: 'en' } }
export const InPortuguese: Story = { args: { factors }, globals: { language: 'pt' } }
export const SettingUpInEnglish: Story = { args: { dialog: { kind: 'set-up', ...setUp } }, globals: { language: 'en' } }
export const SettingUpInPortuguese: Story = { args: { dialog: { kind: 'set-up', ...setUp } }, globals: { language: 'pt' } }
export const OnAPhone: Story = { tags: ['phone'], args: { factors } }
export const SettingUpOnAPhone: Story = { tags: ['phone'], args: { dialog: { kind: 'set-up', ...setUp } } }
