import { fn } from 'storybook/test'
import { operatorRequestOf, type OperatorTab } from './model/operator-request.ts'
import { auditEntries, health, mails, people, runs, stores } from './operator.fixtures.ts'
import { subscriptions } from './payments.fixtures.ts'
import { AuditView } from './views/audit-view.tsx'
import { HealthView } from './views/health-view.tsx'
import { KnownStoresView } from './views/known-stores-view.tsx'
import type { OperatorList } from './views/operator-list.tsx'
import { OperatorView, type OperatorViewProps } from './views/operator-view.tsx'
import { OutboxView } from './views/outbox-view.tsx'
import { PeopleView } from './views/people-view.tsx'
import { RunsView } from './views/runs-view.tsx'
import { SubscriptionsView } from './views/subscriptions-view.tsx'

export interface OperatorParts extends Omit<OperatorViewProps, 'children' | 'hrefOf'> {
  /** How the list of the tab is. */
  list: 'ready' | 'loading' | 'failed' | 'empty' | 'noResult' | 'many'
  /** What the address asks for. */
  address: string
  onAct: (...what: unknown[]) => void
  /** The text of the message that is read. */
  text: string | null
}

/** The moment of every story. */
export const at = Date.parse('2026-11-21T10:24:00Z')

/** The page with what its tab holds, as the page puts it together. */
export function Operator({ list: kind, address, onAct, text, tab, ...page }: OperatorParts) {
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
export const days = { today: '2026-11-21', timeZone: 'Europe/London' }

/** What is drawn, where a story says nothing else. */
export const granted = {
  access: { kind: 'granted' },
  tab: 'people',
  onTab: fn(),
  homeHref: '#home',
  list: 'ready',
  address: '',
  onAct: fn(),
  text: '',
} satisfies OperatorParts
