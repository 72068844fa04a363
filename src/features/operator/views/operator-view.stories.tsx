import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { auditKinds } from '../../../../contract/index.ts'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { operatorRequestOf } from '../model/operator-request.ts'
import { auditEntries, health } from '../operator.fixtures.ts'
import { days, granted, Operator } from '../page.fixtures.tsx'
import { AuditView } from './audit-view.tsx'
import { HealthView } from './health-view.tsx'
import { OperatorView } from './operator-view.tsx'

const meta = {
  title: 'Features/Operator/Page',
  component: Operator,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none', person: 'operator' } },
  tags: ['screen'],
  args: granted,
} satisfies Meta<typeof Operator>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Stores: Story = { args: { tab: 'stores' } }

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
