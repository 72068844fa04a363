import { useState, type ReactNode } from 'react'
import { synchronisationEnded, type CatalogueChange, type CatalogueChangeKind, type Synchronisation } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { CredentialIcon } from '../../../design/icon/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../design/tabs/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { ScreenAddress } from '../model/screen-address.ts'
import { lastWhole, productsUnderWay, shownAtLength } from '../model/synchronisation-status.ts'
import { ChangeTable } from './change-table.tsx'
import { HistoryTable } from './history-table.tsx'
import { ScopeForm, type ScopeFormProps } from './scope-form.tsx'
import { SynchronisationJob } from './synchronisation-job.tsx'

export type HistoryState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  /** Newest first. */
  | { kind: 'ready'; all: readonly Synchronisation[] }

export type ChangesState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; currency: string; counts: Readonly<Record<CatalogueChangeKind, number>>; changes: readonly CatalogueChange[] }

export interface SynchroniseViewProps {
  timeZone: string
  state: HistoryState
  form: Omit<ScopeFormProps, 'timeZone' | 'busy'>
  tab: ScreenAddress['tab']
  onTab: (tab: ScreenAddress['tab']) => void
  /** The synchronisation whose changes are shown; null where there is none. */
  shown: Synchronisation | null
  changes: ChangesState
  /** Milliseconds since 1970. */
  now: number
  onCancel: (id: string) => void
  onResume: (id: string) => void
  /** Brings the same in once more. */
  onAgain: (synchronisation: Synchronisation) => void
  /** Shows what one changed. */
  onChanges: (id: string) => void
  /** Shows what the store's key may do; null for those who may not see it. */
  onRights: (() => void) | null
  children?: ReactNode
}

/** Written as wide as most of what may come. */
const twelveHoursBefore = (now: number): string => new Date(now - 43_200_000).toISOString()

const tabOf = (value: string): ScreenAddress['tab'] => (value === 'changes' ? 'changes' : 'history')

/** The catalogue is brought in: what, how far, and what it changed. */
export function SynchroniseView({
  timeZone,
  state,
  form,
  tab,
  onTab,
  shown,
  changes,
  now,
  onCancel,
  onResume,
  onAgain,
  onChanges,
  onRights,
  children,
}: SynchroniseViewProps) {
  const t = useSentences('synchronisation')
  const titles = useSentences('shell')
  const say = useFailureSentence()
  const format = useFormat()
  const all = state.kind === 'ready' ? state.all : []
  const jobs = shownAtLength(all)
  // Who came for what changed finds it first, also where there is room for one column only.
  const [changesFirst] = useState(tab === 'changes')
  const busy = jobs.some((job) => !synchronisationEnded(job.state) && (job.scope === 'sales') === (form.request.scope === 'sales'))
  const last = lastWhole(all)
  const shownEnded = shown !== null && synchronisationEnded(shown.state)
  const total = changes.kind === 'ready' ? Object.values(changes.counts).reduce((sum, count) => sum + count, 0) : 0
  return (
    <Page
      width="full"
      title={titles('titles.synchronise')}
      titleAside={
        state.kind === 'loading' ? (
          <Skeleton shape="block" like={<Badge dot>{t('lastOne', { when: format.since(twelveHoursBefore(now), now) })}</Badge>} />
        ) : (
          state.kind === 'ready' && (
            <Badge tone={last?.endedAt ? 'success' : 'neutral'} dot>
              {last?.endedAt ? t('lastOne', { when: format.since(last.endedAt, now) }) : t('noneYet')}
            </Badge>
          )
        )
      }
      description={t('lead')}
      actions={
        onRights && (
          <Button icon={<CredentialIcon />} onClick={onRights}>
            {t('rights.open')}
          </Button>
        )
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <ScopeForm {...form} timeZone={timeZone} busy={busy} />
        <div className={`flex min-w-0 flex-col gap-5 ${jobs.length > 0 || changesFirst ? 'max-lg:order-first' : ''}`}>
          {jobs.map((job) => (
            <SynchronisationJob key={job.id} synchronisation={job} now={now} onCancel={onCancel} onResume={onResume} />
          ))}
          {state.kind === 'failed' ? (
            <ListState state={{ kind: 'failed', title: t('failed'), advice: say(state.failure), onRetry: state.again }} />
          ) : state.kind === 'ready' && all.length === 0 ? (
            <ListState state={{ kind: 'empty', title: t('empty.title'), advice: t('empty.text') }} />
          ) : (
            <Tabs value={tab} onValueChange={(next) => onTab(tabOf(next))}>
              <TabList label={titles('titles.synchronise')}>
                <Tab value="history">{t('tab.history')}</Tab>
                <Tab value="changes" aside={changes.kind === 'ready' && shown ? format.number(total) : undefined}>
                  {t('tab.changes')}
                </Tab>
              </TabList>
              <TabPanel value="history">
                <HistoryTable
                  synchronisations={all}
                  timeZone={timeZone}
                  state={state.kind === 'loading' ? { kind: 'loading', title: t('loading') } : undefined}
                  onChanges={onChanges}
                  onResume={onResume}
                  onAgain={onAgain}
                />
              </TabPanel>
              <TabPanel value="changes">
                <div className="flex flex-col gap-3">
                  {shown && (
                    <p className="text-muted">
                      {t(shownEnded && productsUnderWay(all) ? 'changesOfEnded' : 'changesOf', {
                        when: format.moment(shown.requestedAt, timeZone),
                      })}
                    </p>
                  )}
                  <ChangeTable
                    key={shown?.id}
                    running={shown !== null && !shownEnded}
                    changes={changes.kind === 'ready' ? changes.changes : []}
                    counts={changes.kind === 'ready' ? changes.counts : undefined}
                    currency={changes.kind === 'ready' ? changes.currency : ''}
                    state={
                      changes.kind === 'loading' || state.kind === 'loading'
                        ? { kind: 'loading', title: t('loading') }
                        : changes.kind === 'failed'
                          ? { kind: 'failed', title: t('changesFailed'), advice: say(changes.failure), onRetry: changes.again }
                          : undefined
                    }
                  />
                </div>
              </TabPanel>
            </Tabs>
          )}
        </div>
      </div>
      {children}
    </Page>
  )
}
