import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { StorePartner } from '../../../../contract/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import type { PartnerAction } from '../model/partner-action.ts'
import { ana, brands, categories, everybody, limited, owner } from '../partners.fixtures.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { PartnerDialogs } from './partner-dialogs.tsx'
import { PartnersView, type PartnersViewProps } from './partners-view.tsx'
import type { ChosenLimits } from '../model/limits.ts'
import type { SayableFailure } from '../../../i18n/index.ts'

interface Parts extends Omit<PartnersViewProps, 'children' | 'onInvite' | 'onAction'> {
  /** What is open from the start. */
  action: PartnerAction | 'invite' | null
  /** Why it could not be done. */
  refusal: SayableFailure | null
  busy: boolean
  onSend: (email: string, limits: ChosenLimits) => void
  onChange: (partner: StorePartner, limits: ChosenLimits) => void
  onWithdraw: (partner: StorePartner) => void
  onRemove: (partner: StorePartner) => void
  onMakeOwner: (partner: StorePartner) => void
}

/** Opens what is chosen, as the page does. */
function Partners({ action: first, refusal, busy, onSend, onChange, onWithdraw, onRemove, onMakeOwner, ...props }: Parts) {
  const [action, setAction] = useState(first)
  const dialog = {
    store: props.store?.displayName ?? '',
    categories,
    brands,
    busy,
    failure: refusal,
    onClose: () => setAction(null),
  }
  return (
    <PartnersView {...props} onInvite={() => setAction('invite')} onAction={setAction}>
      {action === 'invite' && <InviteDialog {...dialog} onInvite={onSend} />}
      <PartnerDialogs
        {...dialog}
        action={action === 'invite' ? null : action}
        onChange={onChange}
        onWithdraw={onWithdraw}
        onRemove={onRemove}
        onMakeOwner={onMakeOwner}
      />
    </PartnersView>
  )
}

const store = { store: 'regalosdeana', displayName: 'Regalos de Ana' }

const meta = {
  title: 'Features/Partners/Partners',
  component: Partners,
  decorators: [localized],
  args: {
    store,
    stores: [store],
    onStore: fn(),
    partners: everybody,
    failure: undefined,
    onRetry: fn(),
    self: ana,
    onResend: fn(),
    action: null,
    refusal: null,
    busy: false,
    onSend: fn(),
    onChange: fn(),
    onWithdraw: fn(),
    onRemove: fn(),
    onMakeOwner: fn(),
  },
} satisfies Meta<typeof Partners>
export default meta
type Story = StoryObj<typeof meta>

export const InEveryState: Story = {}
export const OnAPhone: Story = {
  tags: ['phone', 'long-words'],
  play: async ({ canvasElement }) => {
    const [waiting] = await within(canvasElement).findAllByText('Espera tu aprobación')
    await expect(waiting).toBeVisible()
    // "Everything" says nothing by itself.
    const [everything] = within(canvasElement).getAllByText('Todo')
    await expect(everything!.closest('[data-slot=narrow-row]')).toHaveTextContent('Puede ordenar')
  },
}
export const Alone: Story = { args: { partners: [owner] } }
export const Loading: Story = { args: { partners: undefined } }
export const Failed: Story = { args: { partners: undefined, failure: { code: 'network/unreachable' } } }
export const OwnsNoStore: Story = { args: { store: null, stores: [], partners: undefined } }
export const NamesOfAnyLengthAndDirection: Story = {
  args: {
    partners: [owner, { ...limited, name: `<b>\u202E${'Núria'.repeat(40)}</b>`, email: `${'n'.repeat(64)}@${'shop'.repeat(20)}.example` }],
  },
}
export const Removing: Story = { args: { action: { kind: 'remove', partner: limited } } }
export const Withdrawing: Story = { args: { action: { kind: 'withdraw', partner: everybody[5]! } } }
export const MakingAnOwner: Story = { args: { action: { kind: 'owner', partner: limited } } }
export const NotRemoved: Story = { args: { action: { kind: 'remove', partner: limited }, refusal: { code: 'network/unreachable' } } }

const openMenu = async (canvasElement: HTMLElement, person: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(`${person}$`) }))
}

export const OfSeveralStoresOneIsLookedAt: Story = {
  args: { stores: [store, { store: 'casajardim', displayName: 'Casa & Jardim' }] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Tienda' }))
    await userEvent.click(await screen.findByRole('option', { name: /Casa & Jardim/ }))
    await expect(args.onStore).toHaveBeenCalledWith('casajardim')
  },
}

export const SomebodyIsInvitedWithLimits: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Invitar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar la invitación' }))
    await expect(dialog.getByText('Escribe la dirección de la persona.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Correo electrónico/ }), 'li.wei@demogiftshop.example')
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Buscar una categoría' }), 'taz{Enter}')
    await userEvent.click(await dialog.findByRole('treeitem', { name: /Tazas/ }))
    await expect(dialog.getByRole('treeitem', { name: /Cocina/ })).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(dialog.getByRole('switch', { name: 'Necesita aprobación' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar la invitación' }))
    await expect(args.onSend).toHaveBeenLastCalledWith('li.wei@demogiftshop.example', {
      categories: ['101'],
      brands: [],
      approval: true,
    })
  },
}

export const ARefusedAddressStaysWithItsReason: Story = {
  args: { action: 'invite', refusal: { code: 'partner/already-member' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const email = dialog.getByRole('textbox', { name: /Correo electrónico/ })
    await userEvent.type(email, 'marta.soler@demogiftshop.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar la invitación' }))
    await expect(email).toHaveAccessibleDescription(/Esa persona ya trabaja en la tienda/)
    await expect(email).toHaveValue('marta.soler@demogiftshop.example')
  },
}

export const TooManyInvitations: Story = { args: { action: 'invite', refusal: { code: 'partner/too-many-invitations' } } }

export const LimitsAreChanged: Story = {
  play: async ({ args, canvasElement }) => {
    await openMenu(canvasElement, 'Núria Vidal')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cambiar lo que puede hacer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(within(dialog.getByRole('list', { name: 'Categorías elegidas' })).getByText('Vasos')).toBeVisible()
    await userEvent.click(dialog.getByRole('switch', { name: 'Necesita aprobación' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await expect(args.onChange).toHaveBeenCalledWith(limited, { categories: ['101', '108', '103', '106'], brands: [], approval: false })
  },
}

export const AChosenCategoryCoversWhatIsBelowIt: Story = {
  args: { action: 'invite' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Correo electrónico/ }), 'li.wei@demogiftshop.example')
    // By keyboard: into the tree, the branch is chosen and opened.
    await userEvent.click(dialog.getByRole('searchbox', { name: 'Buscar una categoría' }))
    await userEvent.keyboard('{ArrowDown} {ArrowRight}')
    await expect(dialog.getByRole('treeitem', { name: /Cocina/ })).toHaveAttribute('aria-checked', 'true')
    await expect(dialog.getByRole('treeitem', { name: /Tazas/ })).toHaveTextContent('incluida')
    await expect(dialog.getByRole('list', { name: 'Categorías elegidas' })).toHaveTextContent('Cocina · con las 6 de dentro')
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar la invitación' }))
    await expect(args.onSend).toHaveBeenLastCalledWith('li.wei@demogiftshop.example', { categories: ['1'], brands: [], approval: false })
  },
}
export const LimitsOnAPhone: Story = { ...AChosenCategoryCoversWhatIsBelowIt, tags: ['phone'] }

export const ACategoryThatIsNoLongerThereCanBeTakenAway: Story = {
  args: {
    action: {
      kind: 'change',
      partner: {
        ...limited,
        limits: {
          categories: [
            { id: 101, name: 'Tazas' },
            { id: 77, name: '' },
          ],
          brands: null,
          approval: true,
        },
      },
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /Ya no está \(77\)/ }))
    await userEvent.click(dialog.getByRole('treeitem', { name: /Jardín/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { categories: ['101', '4'], brands: [], approval: true })
  },
}

export const AnInvitationIsSentAgain: Story = {
  play: async ({ args, canvasElement }) => {
    await openMenu(canvasElement, 'irene@demogiftshop.example')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Enviar otra vez' }))
    await expect(args.onResend).toHaveBeenCalledWith(everybody.at(-1))
  },
}

export const RemovingIsConfirmed: Story = {
  play: async ({ args, canvasElement }) => {
    await openMenu(canvasElement, 'Marta Soler')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar el acceso' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Quitar a Marta Soler de Regalos de Ana?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar el acceso' }))
    await expect(args.onRemove).toHaveBeenCalledWith(everybody[2])
  },
}

export const OnesOwnLineHasNothingToDo: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Ana Ruiz')
    await expect(await screen.findByRole('menuitem')).toHaveAttribute('aria-disabled', 'true')
  },
}
