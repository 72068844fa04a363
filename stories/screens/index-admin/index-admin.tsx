import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { Dialog, DialogClose } from '../../../src/design/dialog/index.ts'
import { EventCalendar } from '../../../src/design/event-calendar/index.ts'
import { CalendarIcon, ListIcon, ScheduleIcon } from '../../../src/design/icon/index.ts'
import { JobProgress } from '../../../src/design/job-progress/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { useStateWords } from '../../../src/design/state-badge/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../src/design/tabs/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { now, timeZone } from '../shop/index.ts'
import { indexAdminWords } from './index-admin.words.ts'
import { PublicationDetails } from './publication-details.tsx'
import { eventOf, publications, type QueuedPublication } from './publications.ts'
import type { QueueAct } from './queue-actions.tsx'
import { QueueTable } from './queue-table.tsx'

export interface IndexAdminProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'forbidden'
  view?: 'queue' | 'calendar'
  /** Whose details are open. */
  open?: string | null
}

/** How many writes a minute the connector does: two calls each, 50 calls a second. */
const writesPerMinute = 1_500

/** The queue of publications of all stores, and their calendar. */
export function IndexAdmin({ state = 'ready', view = 'queue', open: first = null }: IndexAdminProps) {
  const { say, format } = useSpeech(indexAdminWords)
  const states = useStateWords()
  const [rows, setRows] = useState<readonly QueuedPublication[]>(state === 'ready' ? publications : [])
  const [open, setOpen] = useState<string | null>(first)
  const [asked, setAsked] = useState<QueuedPublication | null>(null)
  const [kind, setKind] = useState(state)
  const events = useMemo(() => rows.map(eventOf), [rows])
  const into = (publication: QueuedPublication, next: QueuedPublication['state']): void => setRows(rows.map((row) => (row === publication ? { ...row, state: next } : row)))
  const act = (what: QueueAct, publication: QueuedPublication): void => {
    if (what === 'details') setOpen(publication.id)
    else if (what === 'cancel') setAsked(publication)
    else {
      if (what !== 'verify') into(publication, 'waiting')
      setOpen(null)
      notify.success(say.done[what], { detail: publication.list })
    }
  }
  const listState: Record<typeof kind, ListStateValue | undefined> = {
    ready: undefined,
    loading: { kind: 'loading' },
    empty: { kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: <ButtonLink href="#category-sort">{say.emptyAction}</ButtonLink> },
    failed: { kind: 'failed', advice: say.failedAdvice, onRetry: () => setKind('loading') },
    forbidden: { kind: 'forbidden', advice: say.forbiddenAdvice },
  }
  const running = rows.filter((row) => row.state === 'running')
  return (
    <Page
      header={<ScreenHeader area="categories" />}
      title={say.title}
      description={say.description}
      actions={
        <ButtonLink tone="accent" href="#category-sort" icon={<ScheduleIcon />}>
          {say.schedule}
        </ButtonLink>
      }
    >
      <Tabs defaultValue={view}>
        <TabList label={say.title}>
          <Tab value="queue" icon={<ListIcon />} aside={rows.length > 0 ? format.number(rows.length) : undefined}>
            {say.queue}
          </Tab>
          <Tab value="calendar" icon={<CalendarIcon />}>
            {say.calendar}
          </Tab>
        </TabList>
        <TabPanel value="queue">
          <div className="flex flex-col gap-5">
            {running.length > 0 && (
              <section aria-label={say.atWork} className="grid gap-3 lg:grid-cols-2">
                {running.map((row) => (
                  <JobProgress
                    key={row.id}
                    title={`${row.list} · ${row.store}`}
                    state="running"
                    stateLabel={states.running}
                    progress={{ done: row.written, total: row.writes }}
                    timeLeft={((row.writes - row.written) / writesPerMinute) * 60}
                    rate={writesPerMinute}
                    onCancel={() => setAsked(row)}
                  />
                ))}
              </section>
            )}
            <QueueTable rows={rows} state={listState[kind]} onAct={act} />
          </div>
        </TabPanel>
        <TabPanel value="calendar">
          <EventCalendar events={events} timeZone={timeZone} now={now} chosen={open} onOpen={({ id }) => setOpen(id)} loading={kind === 'loading'} />
        </TabPanel>
      </Tabs>
      <PublicationDetails publication={rows.find(({ id }) => id === open) ?? null} onClose={() => setOpen(null)} onAct={act} />
      <Dialog
        open={asked !== null}
        onOpenChange={(is) => {
          if (!is) setAsked(null)
        }}
        decisive
        size="sm"
        title={say.cancelTitle(asked?.list ?? '')}
        description={say.cancelText}
        actions={
          <>
            <DialogClose>
              <Button tone="quiet">{say.keep}</Button>
            </DialogClose>
            <Button
              tone="danger"
              onClick={() => {
                if (asked) into(asked, 'cancelled')
                setAsked(null)
                setOpen(null)
                notify.neutral(say.done.cancel, { detail: asked?.list })
              }}
            >
              {say.actions.cancel}
            </Button>
          </>
        }
      />
      <ToastHost />
    </Page>
  )
}
