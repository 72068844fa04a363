import { useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { JobProgress } from '../../../src/design/job-progress/index.ts'
import { SynchroniseIcon } from '../../../src/design/icon/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../src/design/tabs/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { changes, held, history, type PastSynchronisation } from './catalogue.ts'
import { ChangeTable } from './change-table.tsx'
import { HistoryTable } from './history-table.tsx'
import { ScopeForm } from './scope-form.tsx'
import { synchroniseWords } from './synchronise.words.ts'

export interface SynchroniseProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed'
  running?: boolean
  scope?: PastSynchronisation['scope']
  view?: 'history' | 'changes'
}

/** How many products were read when the picture was taken, and how many a minute come in. */
const read = Math.round(held.products * 0.58)
const perMinute = Math.round((held.products / 74) * 60)

/** The catalogue is brought in: what, how far, and what it changed. */
export function Synchronise({ state: given = 'ready', running: first = false, scope = 'everything', view = 'history' }: SynchroniseProps) {
  const { say, format } = useSpeech(synchroniseWords)
  const [state, setState] = useState(given)
  const [running, setRunning] = useState(first)
  const last = history[0]?.at ?? now
  const share = (part: number): string => format.number(Math.round(part * (read / held.products)))
  return (
    <Page
      header={<ScreenHeader area="categories" />}
      title={say.title}
      titleAside={state === 'ready' && <Badge tone="success" dot>{say.lastOne(format.since(last, Date.parse(now)))}</Badge>}
      description={say.description}
    >
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <ScopeForm
          scope={scope}
          disabled={running || state === 'failed'}
          onStart={() => {
            setRunning(true)
            setState('ready')
          }}
        />
        <div className={`flex min-w-0 flex-col gap-5 ${running ? 'max-lg:order-first' : ''}`}>
          {running && (
            <JobProgress
              title={say.job}
              state="running"
              progress={{ done: read, total: held.products }}
              timeLeft={((held.products - read) / perMinute) * 60}
              rate={perMinute}
              canBeLeft
              counts={[
                { label: say.counts.new, value: share(changes.filter(({ kind }) => kind === 'new').length) },
                { label: say.counts.changed, value: share(changes.filter(({ kind }) => kind !== 'new' && kind !== 'gone').length) },
              ]}
              onCancel={() => {
                setRunning(false)
                notify.neutral(say.cancelled)
              }}
            />
          )}
          {state === 'empty' ? (
            running ? null : (
              <ListState
                state={{
                  kind: 'empty',
                  title: say.emptyTitle,
                  advice: say.emptyAdvice,
                  action: (
                    <Button icon={<SynchroniseIcon />} onClick={() => setRunning(true)}>
                      {say.start}
                    </Button>
                  ),
                }}
              />
            )
          ) : state === 'failed' ? (
            <ListState state={{ kind: 'failed', advice: say.failedAdvice, onRetry: () => setState('loading') }} />
          ) : (
            <Tabs defaultValue={view}>
              <TabList label={say.title}>
                <Tab value="history">{say.history}</Tab>
                <Tab value="changes" aside={format.number(changes.length)}>
                  {say.changes}
                </Tab>
              </TabList>
              <TabPanel value="history">
                <HistoryTable loading={state === 'loading'} />
              </TabPanel>
              <TabPanel value="changes">
                <div className="flex flex-col gap-3">
                  <p className="text-muted">{say.changesHint(format.moment(last))}</p>
                  <ChangeTable loading={state === 'loading'} />
                </div>
              </TabPanel>
            </Tabs>
          )}
        </div>
      </div>
      <ToastHost />
    </Page>
  )
}
