import { useMemo, type ReactNode } from 'react'
import type { ListReference } from '../../../../contract/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { EventCalendar } from '../../../design/event-calendar/index.ts'
import { CalendarIcon, ListIcon, ScheduleIcon } from '../../../design/icon/index.ts'
import { ListState, type ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../design/tabs/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { PublicationAction } from '../model/publication-actions.ts'
import { eventsOf, queueTabs, type Families, type QueueRequest, type QueueLine, type QueueStore } from '../model/queue.ts'
import { QueueTable } from './queue-table.tsx'

export type QueueState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'forbidden' }
  | { kind: 'ready'; lines: readonly QueueLine[] }

export interface PublicationQueueViewProps {
  state: QueueState
  stores: readonly QueueStore[]
  /** The time zone of the calendar: IANA name. */
  timeZone: string
  /** Which categories contain which, by store. */
  families: ReadonlyMap<string, Families>
  /** Milliseconds since 1970. */
  now: number
  requested: QueueRequest
  onAsk: (part: Partial<QueueRequest>) => void
  hrefOf: (list: ListReference, store: string) => string
  /** The page where a list is chosen, to publish it. */
  chooseHref: string
  onAction: (act: PublicationAction, line: QueueLine) => void
  /** What waits for the person's decision, above everything. */
  proposals?: ReactNode
  /** Whether it is known what stands there: what is under it is shown then, at its place. @default true */
  proposalsKnown?: boolean | undefined
  /** Lists that were changed elsewhere, above everything. */
  drifts?: ReactNode
  /** The publication whose details are open. */
  details?: ReactNode
}

const none: readonly QueueLine[] = []

/** The queue of publications of all stores, and their calendar. */
export function PublicationQueueView(props: PublicationQueueViewProps) {
  const { state, stores, timeZone, families, now, requested, onAsk, hrefOf, chooseHref, onAction, proposals, drifts, details } = props
  const { proposalsKnown = true } = props
  const t = useSentences('publication-queue')
  const title = useSentences('shell')('titles.indexAdmin')
  const say = useFailureSentence()
  const format = useFormat()
  const lines = state.kind === 'ready' ? state.lines : none
  const events = useMemo(
    () => eventsOf(requested.store === '' ? lines : lines.filter(({ store }) => store === requested.store), families),
    [lines, families, requested.store],
  )
  const why = ((): ListStateValue | undefined => {
    switch (state.kind) {
      case 'loading':
        return { kind: 'loading' }
      case 'failed':
        return { kind: 'failed', title: t('loadFailed'), advice: `${say(state.failure)} ${t('goesOn')}`, onRetry: state.again }
      case 'forbidden':
        return { kind: 'forbidden', advice: t('forbidden') }
      case 'ready':
        return lines.length > 0
          ? undefined
          : {
              kind: 'empty',
              title: t('empty.title'),
              advice: t('empty.text'),
              action: <ButtonLink href={chooseHref}>{t('choose')}</ButtonLink>,
            }
    }
  })()
  const zones = new Set(stores.map((store) => store.timeZone))
  const onlyZone = zones.size === 1 ? stores[0]?.timeZone : undefined
  return (
    <Page
      width="full"
      title={title}
      description={`${t('lead')} ${onlyZone === undefined ? t('zones') : t('zone', { zone: format.zone(onlyZone) })}`}
      actions={
        <ButtonLink tone="accent" href={chooseHref} icon={<ScheduleIcon />}>
          {t('schedule')}
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-5">
        {proposals}
        {drifts && (
          <section aria-label={t('drifts')} className="flex flex-col gap-3 empty:hidden">
            {drifts}
          </section>
        )}
        <Tabs
          className={proposalsKnown ? undefined : 'invisible'}
          value={requested.tab}
          onValueChange={(next) => onAsk({ tab: queueTabs.find((tab) => tab === next) ?? 'queue' })}
        >
          <TabList label={title}>
            <Tab value="queue" icon={<ListIcon />} aside={lines.length > 0 ? format.number(lines.length) : undefined}>
              {t('queue')}
            </Tab>
            <Tab value="calendar" icon={<CalendarIcon />}>
              {t('calendar')}
            </Tab>
          </TabList>
          <TabPanel value="queue">
            <QueueTable lines={lines} stores={stores} state={why} requested={requested} onAsk={onAsk} hrefOf={hrefOf} onAction={onAction} />
          </TabPanel>
          <TabPanel value="calendar">
            {why && why.kind !== 'loading' && why.kind !== 'empty' ? (
              <ListState state={why} />
            ) : (
              <EventCalendar
                events={events}
                timeZone={timeZone}
                now={new Date(now).toISOString()}
                chosen={requested.open}
                onOpen={({ id }) => onAsk({ open: id })}
                loading={state.kind === 'loading'}
              />
            )}
          </TabPanel>
        </Tabs>
      </div>
      {details}
    </Page>
  )
}
