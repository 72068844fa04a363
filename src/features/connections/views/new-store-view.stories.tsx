import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { now } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { rightsBut } from '../connections.fixtures.ts'
import { emptyKey } from '../model/new-store.ts'
import { NewStoreView, type NewStoreViewProps } from './new-store-view.tsx'

/** Keeps what is typed and chosen, as the page does. */
function Connecting(props: NewStoreViewProps) {
  const [typed, setTyped] = useState(props.typed)
  const [platform, setPlatform] = useState(props.platform)
  const [step, setStep] = useState(props.step)
  const [name, setName] = useState(props.name)
  return (
    <NewStoreView
      {...props}
      typed={typed}
      onTyped={(next) => {
        props.onTyped(next)
        setTyped(next)
      }}
      platform={platform}
      onPlatform={setPlatform}
      step={step}
      onStep={setStep}
      name={name}
      onName={setName}
    />
  )
}

const typed = { account: 'regalosdeana', key: 'vtexappkey-regalosdeana-QXPLTZ', token: 'not-a-real-token-of-anybody' }
const checked = { account: 'regalosdeana', triedAt: now, rights: rightsBut() }

const meta = {
  title: 'Screens/New store',
  component: Connecting,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none' } },
  tags: ['screen'],
  args: {
    storesHref: '#stores',
    step: 'platform',
    onStep: fn(),
    platform: 'vtex',
    onPlatform: fn(),
    typed: emptyKey,
    onTyped: fn(),
    faults: [],
    check: { kind: 'none' },
    checked: null,
    onCheck: fn(),
    name: 'Regalos de Ana',
    onName: fn(),
    making: false,
    failure: null,
    onConnect: fn(),
    onDemo: fn(),
  },
} satisfies Meta<typeof Connecting>
export default meta
type Story = StoryObj<typeof meta>

/** The first step: where the store is. */
export const Empty: Story = { tags: ['form'] }
export const DemoInOneClick: Story = { args: { platform: 'demo' } }
export const AccountAndKey: Story = { args: { step: 'key', typed } }
export const Refused: Story = { args: { step: 'key', typed, check: { kind: 'failed', failure: { code: 'store/wrong-key' } } } }
/** The last step: every right is there. */
export const Ready: Story = { args: { step: 'rights', typed, checked } }
export const CheckedWithMissingRights: Story = {
  args: { step: 'rights', typed, checked: { ...checked, rights: rightsBut('sales', 'sales-feed') } },
}
export const TooFewRights: Story = { args: { step: 'rights', typed, checked: { ...checked, rights: rightsBut('products') } } }
/** The key is being tried. */
export const Loading: Story = { tags: ['form'], args: { step: 'key', typed, check: { kind: 'running' } } }
export const Failed: Story = {
  tags: ['form'],
  args: { step: 'key', typed, check: { kind: 'failed', failure: { code: 'platform/unavailable' } } },
}

export const EveryFieldThatIsMissingIsNamed: Story = {
  tags: ['behaviour'],
  args: { step: 'key', faults: ['account.invalid', 'key.missing', 'token.missing'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Nombre de la cuenta')).toHaveAccessibleDescription(/No es el nombre de una cuenta/)
    await expect(canvas.getByLabelText('Clave de aplicación (appKey)')).toBeInvalid()
    await expect(canvas.getByLabelText('Token de aplicación (appToken)')).toBeInvalid()
  },
}

export const SwappedKeyAndTokenChangePlaces: Story = {
  tags: ['behaviour'],
  args: {
    step: 'key',
    typed: { ...typed, key: typed.token, token: typed.key },
    check: { kind: 'failed', failure: { code: 'store/swapped-key' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Intercambiarlos' }))
    await expect(canvas.getByLabelText('Clave de aplicación (appKey)')).toHaveValue(typed.key)
    await expect(canvas.getByLabelText('Token de aplicación (appToken)')).toHaveValue(typed.token)
  },
}

export const OneGoesBackAndWhatWasTypedStays: Story = {
  tags: ['behaviour'],
  args: { step: 'rights', typed, checked },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Atrás' }))
    await expect(canvas.getByLabelText('Nombre de la cuenta')).toHaveValue(typed.account)
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobar' }))
    await expect(args.onCheck).toHaveBeenCalled()
  },
}
