import { lazy, type ReactNode, Suspense, useState } from 'react'
import {
  type AuditEntry,
  auditKinds,
  controlRun,
  exportAuditLog,
  type KnownMail,
  type KnownPerson,
  listKnownStores,
  listMails,
  listPeople,
  listRuns,
  mailStates,
  pauseKnownStore,
  readAuditLog,
  readHealth,
  readMail,
  readProfile,
  runGroups,
  runKinds,
  sendMailAgain,
  setOperator,
  switchPerson,
  takeSecondFactor,
} from '../../../../contract/index.ts'
import { failureOf, useApi, useEndpoint, useSession } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useList } from '../data/use-list.ts'
import { useSettled } from '../data/use-settled.ts'
import { auditCsv } from '../model/audit-csv.ts'
import { instantsOf, isFiltered, operatorAddress, type OperatorRequest, type OperatorTab } from '../model/operator-request.ts'
import { AuditView } from '../views/audit-view.tsx'
import { HealthView } from '../views/health-view.tsx'
import { KnownStoresView } from '../views/known-stores-view.tsx'
import { OperatorView, type OperatorViewProps } from '../views/operator-view.tsx'
import { OutboxView } from '../views/outbox-view.tsx'
import { PeopleView } from '../views/people-view.tsx'
import { RunsView } from '../views/runs-view.tsx'
import { PersonDialog, type PersonChange } from '../views/person-dialog.tsx'
import { useAuditSentences } from '../views/use-audit-sentences.ts'

/** It draws a chart, which is heavy. */
const PaymentsTab = lazy(() => import('./payments-tab.tsx').then(({ PaymentsTab: tab }) => ({ default: tab })))

export interface OperatorPageProps {
  homeHref: string
  /** The path of the page; what is looked at stands behind it. */
  path: string
  requested: OperatorRequest
  /** Shows something else of the page. */
  onAsk: (request: Partial<OperatorRequest>) => void
}

interface TabProps {
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  filter: { filtered: boolean; onClear: () => void }
  hrefOf: (request: Partial<OperatorRequest>) => string
}

/** The page of who runs the installation; everybody else gets the page without permission. */
export function OperatorPage({ homeHref, path, requested, onAsk }: OperatorPageProps) {
  const { email } = useSession().person
  const { data: profile, failure, again } = useEndpoint(readProfile, { params: { email } })
  const hrefOf = (request: Partial<OperatorRequest>): string => {
    const address = operatorAddress(request).toString()
    return address === '' ? path : `${path}?${address}`
  }
  const ask = (part: Partial<OperatorRequest>): void => onAsk({ ...requested, ...part })
  const access: OperatorViewProps['access'] = profile
    ? { kind: profile.operator ? 'granted' : 'forbidden' }
    : failure
      ? { kind: 'failed', failure, again }
      : { kind: 'loading' }
  const { tab } = requested
  const filter = { filtered: isFiltered(requested), onClear: () => onAsk({ tab }) }
  const parts = { requested, onAsk: ask, filter, hrefOf }
  const tabs: Record<OperatorTab, () => ReactNode> = {
    people: () => <PeopleTab {...parts} onBoard={profile?.onBoard ?? false} own={email} />,
    stores: () => <StoresTab {...parts} />,
    payments: () => (
      <Suspense>
        <PaymentsTab requested={requested} onAsk={ask} hrefOf={hrefOf} />
      </Suspense>
    ),
    runs: () => <RunsTab {...parts} />,
    health: () => <HealthTab />,
    audit: () => <AuditTab {...parts} />,
    outbox: () => <OutboxTab {...parts} />,
  }
  return (
    <OperatorView
      access={access}
      tab={tab}
      onTab={(next) => onAsk({ tab: next })}
      hrefOf={(next) => hrefOf({ tab: next })}
      homeHref={homeHref}
    >
      {tabs[tab]()}
    </OperatorView>
  )
}

/** Reports that something could not be done. */
function useSorry(): (error: unknown) => void {
  const t = useSentences('operator')
  const say = useFailureSentence()
  return (error) => notify.danger(t('notDone'), { id: 'operator', detail: say(failureOf(error)) })
}

const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now())

/** A part of a filter, where it is given. */
const given = <K extends string, V extends string>(name: K, value: V | '' | undefined): { [N in K]?: V } =>
  value === '' || value === undefined ? {} : ({ [name]: value } as { [N in K]: V })
/** The one of these words that it is. */
const among = <V extends string>(known: readonly V[], value: string): V | undefined => known.find((each) => each === value)

function PeopleTab({ requested, filter, onBoard, own, ...parts }: TabProps & { onBoard: boolean; own: string }) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const search = useSettled(requested.search)
  const list = useList(listPeople, { ...given('search', search.trim()), ...given('store', requested.store) })
  const [confirming, setConfirming] = useState<{
    change: PersonChange
    person: KnownPerson
    busy: boolean
    failure: SayableFailure | null
  } | null>(null)
  const ask = (change: PersonChange, person: KnownPerson): void => setConfirming({ change, person, busy: false, failure: null })
  const changed = (person: KnownPerson): void => list.replace(({ id }) => id === person.id, person)

  const turn = (person: KnownPerson, active: boolean): Promise<void> =>
    call(switchPerson, { params: { person: person.id }, body: { active } }).then((now) => {
      changed(now)
      notify.success(t(active ? 'people.done.on' : 'people.done.off'), { id: 'operator', detail: person.name })
    })
  const takeFactor = (person: KnownPerson): Promise<void> =>
    call(takeSecondFactor, { params: { person: person.id } }).then((now) => {
      changed(now)
      notify.success(t('people.done.factor'), { id: 'operator', detail: person.name })
    })
  const name = (person: KnownPerson, operator: boolean): void => {
    call(setOperator, { params: { person: person.id }, body: { operator } }).then((now) => {
      changed(now)
      notify.success(t(operator ? 'people.done.given' : 'people.done.taken'), { id: 'operator', detail: person.name })
    }, sorry)
  }
  return (
    <>
      <PeopleView
        {...parts}
        requested={requested}
        list={{ ...list, ...filter }}
        onBoard={onBoard}
        own={own}
        now={Date.now()}
        onSwitch={(person, active) => {
          if (active) turn(person, true).catch(sorry)
          else ask('off', person)
        }}
        onOperator={name}
        onTakeFactor={(person) => ask('factor', person)}
      />
      {confirming && (
        <PersonDialog
          {...confirming}
          onClose={() => setConfirming(null)}
          onConfirm={() => {
            const { change, person } = confirming
            setConfirming({ change, person, busy: true, failure: null })
            const done = change === 'off' ? turn(person, false) : takeFactor(person)
            done.then(
              () => setConfirming(null),
              (error: unknown) => setConfirming({ change, person, busy: false, failure: failureOf(error) }),
            )
          }}
        />
      )}
    </>
  )
}

function StoresTab({ requested, filter, ...parts }: TabProps) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const search = useSettled(requested.search)
  const list = useList(listKnownStores, given('search', search.trim()))
  return (
    <KnownStoresView
      {...parts}
      requested={requested}
      list={{ ...list, ...filter }}
      now={Date.now()}
      onPause={({ store, displayName }, paused) => {
        call(pauseKnownStore, { params: { name: store }, body: { paused } }).then((now) => {
          list.replace((row) => row.store === store, now)
          notify.success(t(paused ? 'stores.paused' : 'stores.continued'), { id: 'operator', detail: displayName })
        }, sorry)
      }}
    />
  )
}

function RunsTab({ requested, filter, ...parts }: TabProps) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const { kind, state, store } = requested
  const list = useList(listRuns, {
    ...given('kind', among(runKinds, kind)),
    ...given('group', among(runGroups, state)),
    ...given('store', store),
  })
  return (
    <RunsView
      {...parts}
      requested={requested}
      list={{ ...list, ...filter }}
      now={Date.now()}
      onControl={({ id, store: name, storeName }, action) => {
        call(controlRun, { params: { name, run: id }, body: { action } }).then((now) => {
          list.replace((row) => row.id === id, now)
          notify.success(t(action === 'cancel' ? 'runs.cancelled' : 'runs.retried'), { id: 'operator', detail: storeName })
        }, sorry)
      }}
    />
  )
}

function HealthTab() {
  const { data, failure, again } = useEndpoint(readHealth, {}, { refreshEvery: () => 30_000 })
  return <HealthView health={data} failure={failure} onRetry={again} />
}

/** Hands a file to the browser. */
function download(name: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

function AuditTab({ requested, filter, ...parts }: TabProps) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const format = useFormat()
  const { what, who } = useAuditSentences()
  const [exporting, setExporting] = useState(false)
  const { person, store, kind } = requested
  const query = {
    ...given('person', person),
    ...given('store', store),
    ...given('kind', among(auditKinds, kind)),
    ...instantsOf(requested),
  }
  const list = useList(readAuditLog, query)
  const line = (entry: AuditEntry) => ({
    when: entry.at,
    who: who(entry),
    what: what(entry),
    store: entry.store ?? '',
    address: entry.address ?? '',
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const exportAll = async (): Promise<void> => {
    setExporting(true)
    try {
      const heads = {
        when: t('audit.when'),
        who: t('audit.who'),
        what: t('audit.what'),
        store: t('audit.store'),
        address: t('audit.where'),
      }
      const read = (cursor: string | null) => call(exportAuditLog, { query: { ...query, ...given('cursor', cursor ?? '') } })
      const file = await auditCsv(heads, read, line)
      download(`${t('audit.file')}-${new Date().toISOString().slice(0, 10)}.csv`, file.parts)
      notify.success(t('audit.exported', { count: file.events, number: format.number(file.events) }), { id: 'operator' })
    } catch (error) {
      sorry(error)
    } finally {
      setExporting(false)
    }
  }
  return (
    <AuditView
      {...parts}
      requested={requested}
      list={{ ...list, ...filter }}
      exporting={exporting}
      onExport={() => void exportAll()}
      today={todayIn(timeZone)}
      timeZone={timeZone}
    />
  )
}

function OutboxTab({ requested, filter, ...parts }: TabProps) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const search = useSettled(requested.search)
  const list = useList(listMails, { ...given('search', search.trim()), ...given('state', among(mailStates, requested.state)) })
  const [open, setOpen] = useState<KnownMail | null>(null)
  // Reading is written down: it is asked once for each time that a message is opened.
  const read = useEndpoint(readMail, open && { params: { mail: open.id } }, { onFocus: false })
  return (
    <OutboxView
      {...parts}
      requested={requested}
      list={{ ...list, ...filter }}
      now={Date.now()}
      open={open && { subject: open.subject, receiver: open.receiver, text: read.data?.text, failure: read.failure, onRetry: read.again }}
      onOpen={setOpen}
      onSend={({ id, receiver }) => {
        call(sendMailAgain, { params: { mail: id } }).then((now) => {
          list.replace((row) => row.id === id, now)
          notify.success(t('outbox.sending'), { id: 'operator', detail: receiver })
        }, sorry)
      }}
    />
  )
}
