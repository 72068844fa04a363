import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { auditKinds } from '../../../../contract/index.ts'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { now } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { operatorRequestOf, type OperatorTab } from '../model/operator-request.ts'
import { auditEntries, health, mails, people, runs, stores } from '../operator.fixtures.ts'
import { coupons, figures, payments, subscriptions } from '../payments.fixtures.ts'
import { AuditView } from './audit-view.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponsView } from './coupons-view.tsx'
import { HealthView } from './health-view.tsx'
import { KnownStoresView } from './known-stores-view.tsx'
import type { OperatorList } from './operator-list.tsx'
import { OperatorView, type OperatorViewProps } from './operator-view.tsx'
import { OutboxView } from './outbox-view.tsx'
import { PeopleView } from './people-view.tsx'
import { PaymentsView } from './payments-view.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RevenueView } from './revenue-view.tsx'
import { SubscriptionsView } from './subscriptions-view.tsx'
import { RunsView } from './runs-view.tsx'
import { PersonDialog } from './person-dialog.tsx'

interface Parts extends Omit<OperatorViewProps, 'children' | 'hrefOf'> {
  /** How the list of the tab is. */
  list: 'ready' | 'loading' | 'failed' | 'empty' | 'noResult' | 'many'
  /** What the address asks for. */
  address: string
  onAct: (...what: unknown[]) => void
  /** The text of the message that is read. */
  text: string | null
}

const at = Date.parse(now)

/** The page with what its tab holds, as the page puts it together. */
function Operator({ list: kind, address, onAct, text, tab, ...page }: Parts) {
  const requested = operatorRequestOf(new URLSearchParams(`tab=${tab}&${address}`))
  const listOf = <Row,>(rows: readonly Row[]): OperatorList<Row> => ({
    rows: kind === 'loading' || kind === 'failed' ? undefined : kind === 'empty' || kind === 'noResult' ? [] : rows,
    failure: kind === 'failed' ? { code: 'network/unreachable' } : undefined,
    onRetry: fn(),
    filtered: kind === 'noResult',
    onClear: fn(),
    page: kind === 'many' ? 2 : 1,
    onPrevious: kind === 'many' ? fn() : undefined,
    onNext: kind === 'many' ? fn() : undefined,
  })
  const onAsk = (part: object) => onAct('ask', part)
  const hrefOf = (request: object) => `#${new URLSearchParams(Object.entries(request)).toString()}`
  const parts = { requested, onAsk, hrefOf, now: at }
  const tabs: Record<OperatorTab, React.ReactNode> = {
    people: (
      <PeopleView
        {...parts}
        list={listOf(people)}
        onBoard
        own="olga@samara.example"
        onSwitch={(person, active) => onAct('switch', person.email, active)}
        onOperator={(person, operator) => onAct('operator', person.email, operator)}
        onTakeFactor={(person) => onAct('factor', person.email)}
      />
    ),
    stores: <KnownStoresView {...parts} list={listOf(stores)} onPause={(store, paused) => onAct('pause', store.store, paused)} />,
    payments: <SubscriptionsView {...parts} list={listOf(subscriptions)} onGive={(row, plan) => onAct('give', row.email, plan)} />,
    runs: <RunsView {...parts} list={listOf(runs)} onControl={(run, action) => onAct(action, run.id)} />,
    health: (
      <HealthView
        health={kind === 'loading' || kind === 'failed' ? undefined : health}
        failure={kind === 'failed' ? { code: 'network/unreachable' } : undefined}
        onRetry={fn()}
      />
    ),
    audit: <AuditView {...parts} {...days} list={listOf(auditEntries)} exporting={false} onExport={() => onAct('export')} />,
    outbox: (
      <OutboxView
        {...parts}
        list={listOf(mails)}
        open={text === '' ? null : { subject: mails[0]!.subject, receiver: mails[0]!.receiver, text, failure: undefined, onRetry: fn() }}
        onOpen={(mail) => onAct('open', mail?.id)}
        onSend={(mail) => onAct('send', mail.id)}
      />
    ),
  }
  return (
    <OperatorView {...page} tab={tab} hrefOf={(next) => `#${next}`}>
      {tabs[tab]}
    </OperatorView>
  )
}

/** The days that can be filtered. */
const days = { today: '2026-11-21', timeZone: 'Europe/London' }

const meta = {
  title: 'Features/Operator/Page',
  component: Operator,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none', person: 'operator' } },
  tags: ['screen'],
  args: {
    access: { kind: 'granted' },
    tab: 'people',
    onTab: fn(),
    homeHref: '#home',
    list: 'ready',
    address: '',
    onAct: fn(),
    text: '',
  },
} satisfies Meta<typeof Operator>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const PeopleOfAStore: Story = { args: { address: 'store=regalosdeana', list: 'many' } }
export const Stores: Story = { args: { tab: 'stores' } }
export const Subscriptions: Story = { tags: ['behaviour'], args: { tab: 'payments' } }
export const Revenue: Story = {
  args: { tab: 'payments' },
  render: (args) => (
    <OperatorView {...args} hrefOf={() => '#'}>
      <RevenueView figures={figures} failure={undefined} onRetry={fn()} />
    </OperatorView>
  ),
}
export const APaymentIsRefundedInPart: Story = {
  tags: ['behaviour'],
  args: { tab: 'payments' },
  render: (args) => (
    <OperatorView {...args} hrefOf={() => '#'}>
      <PaymentsView
        requested={operatorRequestOf(new URLSearchParams('tab=payments&kind=payments'))}
        onAsk={fn()}
        list={{
          rows: payments,
          failure: undefined,
          onRetry: fn(),
          filtered: false,
          onClear: fn(),
          page: 1,
          onPrevious: undefined,
          onNext: undefined,
        }}
        onRefund={fn()}
      />
      <RefundDialog
        payment={payments[2]!}
        busy={false}
        failure={null}
        onRefund={(...what) => void args.onAct('refund', ...what)}
        onClose={fn()}
      />
    </OperatorView>
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: /2026-000036/ }))
    await userEvent.type(dialog.getByLabelText(/Importe en EUR/), '120')
    await userEvent.type(dialog.getByLabelText(/Motivo/), 'Pedido por teléfono')
    await userEvent.click(dialog.getByRole('button', { name: /^Devolver/ }))
    await expect(dialog.getByText('Escribe un importe de hasta 99,79 €.')).toBeVisible()
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.clear(dialog.getByLabelText(/Importe en EUR/))
    await userEvent.type(dialog.getByLabelText(/Importe en EUR/), '12,50')
    await userEvent.click(dialog.getByRole('button', { name: /^Devolver 12,50/ }))
    await expect(args.onAct).toHaveBeenCalledWith('refund', 1_250, 'Pedido por teléfono')
  },
}
export const ACouponIsMade: Story = {
  tags: ['behaviour'],
  args: { tab: 'payments' },
  render: (args) => (
    <OperatorView {...args} hrefOf={() => '#'}>
      <CouponsView coupons={coupons} now={at} failure={undefined} onRetry={fn()} onCreate={fn()} onSwitch={fn()} />
      <CouponDialog
        today="2026-11-21"
        busy={false}
        failure={{ code: 'coupon/code-taken' }}
        onCreate={(coupon) => void args.onAct('create', coupon)}
        onClose={fn()}
      />
    </OperatorView>
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear un cupón' }))
    await userEvent.type(dialog.getByLabelText(/^Código/), 'navidad-25')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Starter' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Crear' }))
    await expect(args.onAct).toHaveBeenCalledWith('create', {
      code: 'NAVIDAD-25',
      percent: 20,
      invoices: 1,
      plans: ['growth', 'scale'],
      most: null,
      lastDay: null,
    })
  },
}
export const Runs: Story = { args: { tab: 'runs' } }
export const Health: Story = { args: { tab: 'health' } }
export const PartsAreDown: Story = {
  args: { tab: 'health' },
  render: (args) => (
    <OperatorView {...args} hrefOf={() => '#'}>
      <HealthView
        health={{
          ...health,
          ready: health.ready.map((part) => ({ ...part, ready: false })),
          database: { milliseconds: null, bytes: null, connections: { total: 0, idle: 0, waiting: 12 } },
          jobs: [],
          disk: null,
          mail: { server: false, states: [{ state: 'kept', count: 4 }] },
        }}
        failure={undefined}
        onRetry={fn()}
      />
    </OperatorView>
  ),
}
export const AuditLog: Story = { args: { tab: 'audit', address: 'person=00000000-0000-4000-8000-000000000001&personName=Ana Ruiz' } }
export const EveryKindOfEvent: Story = {
  args: { tab: 'audit' },
  render: (args) => (
    <OperatorView {...args} hrefOf={() => '#'}>
      <AuditView
        {...days}
        requested={operatorRequestOf(new URLSearchParams('tab=audit'))}
        list={{
          rows: auditKinds.map((kind, nth) => ({
            ...auditEntries[3]!,
            id: String(nth),
            kind,
            values: { times: 3, list: 'Tazas', run: 'publication' },
          })),
          failure: undefined,
          onRetry: fn(),
          filtered: false,
          onClear: fn(),
          page: 1,
          onPrevious: undefined,
          onNext: undefined,
        }}
        onAsk={fn()}
        exporting={false}
        onExport={fn()}
      />
    </OperatorView>
  ),
}
export const Outbox: Story = { args: { tab: 'outbox' } }
export const AMessageIsText: Story = {
  args: { tab: 'outbox', text: 'Hola:\n\n<img src=x onerror="alert(1)"> te invita.\n\nhttps://samara.example/join' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getByText(/<img src=x/)).toBeVisible()
    await expect(dialog.querySelector('img')).toBeNull()
  },
}
export const AMessageThatWasSent: Story = { args: { tab: 'outbox', text: null } }
export const Loading: Story = { tags: ['form'], args: { list: 'loading' } }
export const Failed: Story = { tags: ['form'], args: { tab: 'runs', list: 'failed' } }
export const Empty: Story = { tags: ['form'], args: { tab: 'stores', list: 'empty' } }
export const NothingFound: Story = { args: { tab: 'audit', list: 'noResult', address: 'kind=signed-in' } }
export const NotAnOperator: Story = { tags: ['form'], args: { access: { kind: 'forbidden' } } }
export const NotKnownYet: Story = { args: { access: { kind: 'loading' } } }

export const BeforeSomebodyIsSwitchedOff: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Operator {...args} />
      <PersonDialog
        change="off"
        person={people[0]!}
        busy={false}
        failure={{ code: 'user/last-operator' }}
        onConfirm={() => void args.onAct('off')}
        onClose={() => void args.onAct('close')}
      />
    </>
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar la cuenta' }))
    await expect(args.onAct).toHaveBeenCalledWith('off')
  },
}

export const BeforeASecondStepIsRemoved: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Operator {...args} />
      <PersonDialog
        change="factor"
        person={people[2]!}
        busy={false}
        failure={null}
        onConfirm={() => void args.onAct('removed')}
        onClose={() => void args.onAct('close')}
      />
    </>
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Quitar el segundo paso de Luis Ortega?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar el segundo paso' }))
    await expect(args.onAct).toHaveBeenCalledWith('removed')
  },
}

export const ASecondStepIsRemovedWhereThereIsOne: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Ana Ruiz$/ }))
    await screen.findByRole('menuitem', { name: 'Ver su actividad' })
    await expect(screen.queryByRole('menuitem', { name: 'Quitar el segundo paso' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /Luis Ortega$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar el segundo paso' }))
    await expect(args.onAct).toHaveBeenCalledWith('factor', 'luis@demogiftshop.example')
  },
}

export const APersonsMenuLeadsToTheirActivity: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Luis Ortega$/ }))
    await expect(await screen.findByRole('menuitem', { name: 'Ver su actividad' })).toHaveAttribute(
      'href',
      expect.stringContaining('person=00000000-0000-4000-8000-000000000003'),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Activar la cuenta' }))
    await expect(args.onAct).toHaveBeenCalledWith('switch', 'luis@demogiftshop.example', true)
  },
}
