import { useMemo } from 'react'
import type { Automation, AutomationRun } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { EditIcon, RunIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import type { Tone } from '../../../design/tokens/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { AutomationLinks } from '../model/links.ts'
import { countOutcomes, waits } from '../model/run-lists.ts'
import { AutomationStatus } from './automation-status.tsx'
import { RunLists } from './run-lists.tsx'
import { useAutomationSentences } from './use-automation-sentences.ts'

export interface RunsViewProps {
  /** What all of them together are called. */
  allTitle: string
  links: AutomationLinks
  /** Undefined until it is known. */
  automation: Automation | undefined
  /** The newest first; undefined until they are known. */
  runs: readonly AutomationRun[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  mayWrite: boolean
  onRun: () => void
  onStop: (run: string) => void
  /** Milliseconds since 1970. */
  now: number
  timeZone: string
}

const none: readonly AutomationRun[] = []
const idOf = ({ id }: AutomationRun): string => id
const tones: Record<AutomationRun['state'], Tone> = { running: 'info', done: 'success', failed: 'danger', cancelled: 'neutral' }

/** The runs of a magic ordering, newest first, each with what became of its lists. */
export function RunsView(props: RunsViewProps) {
  const { allTitle, links, automation, runs, failure, onRetry, mayWrite, onRun, onStop, now, timeZone } = props
  const t = useSentences('automations')
  const format = useFormat()
  const say = useFailureSentence()
  const failed = useFailedCall()
  const sentences = useAutomationSentences()
  const minute = Math.floor(now / 60_000) * 60_000
  const running = runs?.find(({ state }) => state === 'running')
  const columns = useMemo((): readonly TableColumn<AutomationRun>[] => {
    const resultOf = (run: AutomationRun): string =>
      run.state === 'running'
        ? t('run.soFar', { count: run.lists.length, lists: format.number(run.lists.length) })
        : sentences.result({ ...countOutcomes(run.lists), state: run.state })
    return [
      {
        id: 'when',
        head: t('run.when'),
        width: 190,
        cell: ({ requestedAt }) => (
          <time dateTime={requestedAt} title={format.moment(requestedAt, timeZone)} className="truncate font-medium">
            {format.since(requestedAt, Math.max(minute, Date.parse(requestedAt)))}
          </time>
        ),
      },
      {
        id: 'result',
        head: t('run.result'),
        width: 260,
        grow: 2,
        phone: 'wide',
        cell: (run) => (
          <span className="truncate" title={resultOf(run)}>
            {resultOf(run)}
          </span>
        ),
        phoneCell: resultOf,
      },
      {
        id: 'state',
        head: t('column.status'),
        width: 176,
        shape: 'badge',
        phone: 'status',
        cell: (run) => (
          <Badge tone={run.state === 'done' && run.lists.some(waits) ? 'warning' : tones[run.state]}>
            {t(run.state === 'done' && run.lists.some(waits) ? 'status.held' : `run.state.${run.state}`)}
          </Badge>
        ),
      },
      {
        id: 'cause',
        head: t('run.cause'),
        width: 200,
        grow: 1,
        cell: ({ cause }) => <span className="truncate">{t(`cause.${cause}`)}</span>,
      },
    ]
  }, [t, format, sentences, minute, timeZone])
  const why = ((): ListStateValue | undefined => {
    if (failure && runs === undefined) return { kind: 'failed', title: failed('magic.load'), advice: say(failure), onRetry }
    if (runs === undefined || automation === undefined) return { kind: 'loading', title: t('loading') }
    return runs.length === 0 ? { kind: 'empty', title: t('run.empty'), advice: t('run.emptyText') } : undefined
  })()
  const title = automation?.name ?? t('action.runs')
  return (
    <Page
      width="full"
      breadcrumb={<Breadcrumb items={[{ label: allTitle, href: links.all }, { label: title }]} />}
      title={title}
      titleAside={automation && <AutomationStatus automation={automation} />}
      description={
        automation && [sentences.order(automation.configuration.order), sentences.cadence(automation.configuration.cadence)].join(', ')
      }
      actions={
        automation && (
          <>
            <ButtonLink href={links.edit(automation.id)} icon={<EditIcon />}>
              {t(mayWrite ? 'action.edit' : 'action.see')}
            </ButtonLink>
            {mayWrite &&
              (running ? (
                <Button tone="danger" onClick={() => onStop(running.id)}>
                  {t('action.stop')}
                </Button>
              ) : (
                <Button tone="accent" icon={<RunIcon />} onClick={onRun}>
                  {t('action.run')}
                </Button>
              ))}
          </>
        )
      }
      notices={
        automation?.lastRun?.state === 'failed' && (
          <Banner tone="danger" title={t('result.failed')}>
            {t(`failure.${automation.lastRun.failure ?? 'unexpected'}`)}
          </Banner>
        )
      }
    >
      <DataTable
        label={t('action.runs')}
        columns={columns}
        rows={runs ?? none}
        idOf={idOf}
        nameOf={({ requestedAt }) => format.moment(requestedAt, timeZone)}
        state={why}
        detail={(run) => <RunLists run={run} links={links} />}
        {...(runs?.[0] ? { key: runs[0].id, defaultExpanded: [runs[0].id] } : {})}
      />
    </Page>
  )
}
