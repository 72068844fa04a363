import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { now } from '../../../../stories/screens/shop/index.ts'
import { MenuItem } from '../../../design/menu/index.ts'
import type { SayableFailure } from '../../../i18n/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { allStores, ownStore, rightsBut } from '../connections.fixtures.ts'
import type { StoreAction } from '../model/store-action.ts'
import { StoreDialogs, type StoreDialogsProps } from './store-dialogs.tsx'
import { StoresView, type StoresViewProps } from './stores-view.tsx'

interface Parts extends Omit<StoresViewProps, 'onAction' | 'children' | 'failure'>, StoreDialogsProps {
  /** Why the stores could not be loaded. */
  notLoaded?: SayableFailure
}

/** Opens what is chosen, as the page does. */
function Stores({ action: first, notLoaded, ...props }: Parts) {
  const [action, setAction] = useState<StoreAction | null>(first)
  return (
    <StoresView {...props} failure={notLoaded} onAction={setAction}>
      <StoreDialogs
        {...props}
        action={action}
        onClose={() => {
          props.onClose()
          setAction(null)
        }}
      />
    </StoresView>
  )
}

const meta = {
  title: 'Features/Connections/Stores',
  component: Stores,
  decorators: [localized],
  args: {
    stores: allStores,
    failure: null,
    onRetry: fn(),
    newStoreHref: '#new-store',
    now: Date.parse(now),
    onPause: fn(),
    membershipEntries: (store) => (
      <MenuItem onSelect={() => undefined}>{store.role === 'owner' ? 'Dejar la tienda' : 'Lo que puedo hacer aquí'}</MenuItem>
    ),
    action: null,
    onClose: fn(),
    busy: false,
    onRename: fn(),
    onReplace: fn(),
    onExport: fn(),
    onDisconnect: fn(),
    onKeepOrders: fn(),
    retention: {
      set: { months: 36, ordersKeptFrom: '2023-11-21', letsGo: { before: '2023-11-21', orders: 0 } },
      failure: undefined,
      again: fn(),
      letsGo: { before: '2024-11-21', orders: 12_480 },
      onLook: fn(),
    },
    rights: { rights: rightsBut('sales'), failure: undefined, again: fn() },
  },
} satisfies Meta<typeof Stores>
export default meta
type Story = StoryObj<typeof meta>

export const OfEveryKind: Story = {}
export const Loading: Story = { args: { stores: undefined } }
export const Empty: Story = { args: { stores: [] } }
export const Failed: Story = { args: { stores: undefined, notLoaded: { code: 'network/unreachable' } } }
export const Disconnecting: Story = { args: { action: { kind: 'disconnect', store: ownStore } } }
export const KeyOfTheStore: Story = { args: { action: { kind: 'rights', store: ownStore } } }

const openMenu = async (canvasElement: HTMLElement, store: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(`${store}$`) }))
}

export const AStoreIsDisconnectedByItsNameAlone: Story = {
  play: async ({ args, canvasElement }) => {
    await openMenu(canvasElement, 'Regalos de Ana')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desconectar la tienda' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const away = dialog.getByRole('button', { name: 'Desconectar la tienda' })
    await expect(away).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }))
    await expect(args.onExport).toHaveBeenCalledWith(ownStore)
    await userEvent.type(dialog.getByRole('textbox'), 'Regalos de Ana')
    await userEvent.click(away)
    await expect(args.onDisconnect).toHaveBeenCalledWith(ownStore, 'Regalos de Ana')
  },
}

export const ANewKeyIsRefusedAndWhatWasTypedStays: Story = {
  args: { action: { kind: 'replace', store: ownStore }, failure: { code: 'store/wrong-key' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Clave de aplicación (appKey)'), 'vtexappkey-a-B')
    await userEvent.click(dialog.getByRole('button', { name: 'Comprobar y sustituir' }))
    await expect(dialog.getByText('Escribe el token.')).toBeVisible()
    await expect(dialog.getByLabelText('Clave de aplicación (appKey)')).toHaveValue('vtexappkey-a-B')
  },
}

export const FewerMonthsOfOrdersNameWhatIsLost: Story = {
  args: { action: { kind: 'retention', store: ownStore } },
  play: async ({ args }) => {
    const first = within(await screen.findByRole('dialog'))
    await expect(first.getByRole('button', { name: 'Guardar' })).toBeDisabled()
    await userEvent.selectOptions(first.getByRole('combobox'), '24')
    await expect(args.retention.onLook).toHaveBeenCalledWith(24)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/12\.480 pedidos anteriores al 21 nov 2024/)).toBeVisible()
    const fewer = dialog.getByRole('button', { name: 'Conservar menos meses' })
    await expect(fewer).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(fewer)
    await expect(args.onKeepOrders).toHaveBeenCalledWith(ownStore, 24)
  },
}

const arrival = 'months-arrive'

/** What is set comes a moment after the dialog; by then the menu that opened it is gone. */
export const TheFocusComesBackFromTheMonthsOfOrders: Story = {
  tags: ['behaviour'],
  render: function Coming(args) {
    const [come, setCome] = useState(false)
    useEffect(() => {
      const arrive = () => setCome(true)
      addEventListener(arrival, arrive)
      return () => removeEventListener(arrival, arrive)
    }, [])
    return <Stores {...args} retention={{ ...args.retention, set: come ? args.retention.set : undefined }} />
  },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /Regalos de Ana$/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cuánto se conservan los pedidos' }))
    await expect(await screen.findByText('Mirando lo que se conserva…')).toBeVisible()
    dispatchEvent(new Event(arrival))
    await expect(await screen.findByRole('combobox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /Regalos de Ana$/ })).toHaveFocus())
  },
}

export const MoreMonthsOfOrdersBringNothingBack: Story = {
  args: { action: { kind: 'retention', store: ownStore } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox'), '60')
    await expect(dialog.getByText(/anteriores al 21 nov 2023 ya no están/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await expect(args.onKeepOrders).toHaveBeenCalledWith(ownStore, 60)
  },
}

export const AStoreIsPausedAndGoesOn: Story = {
  play: async ({ args, canvasElement }) => {
    await openMenu(canvasElement, 'Demo Gift Shop')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Terminar la pausa' }))
    await expect(args.onPause).toHaveBeenCalledWith(allStores[2], false)
  },
}

export const AStoreOfSomebodyElseHasOnlyWhatOneDoesAboutOneself: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Tienda Norte')
    await expect(await screen.findByRole('menuitem')).toHaveAccessibleName('Lo que puedo hacer aquí')
  },
}
