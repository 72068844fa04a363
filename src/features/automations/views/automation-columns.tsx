import { useMemo } from 'react'
import type { Automation, ListGroup } from '../../../../contract/index.ts'
import type { TableColumn } from '../../../design/data-table/index.ts'
import { ProductName } from '../../../design/product-row/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { AutomationStatus, automationStatuses, statusOf } from './automation-status.tsx'
import { useAutomationSentences } from './use-automation-sentences.ts'

export interface AutomationColumnsOptions {
  level: ListGroup
  /** IANA name of the store's time zone. */
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
}

/** The columns of the automations: what the last run came to stands before how it is set up. */
export function useAutomationColumns({ level, timeZone, now }: AutomationColumnsOptions): readonly TableColumn<Automation>[] {
  const t = useSentences('automations')
  const format = useFormat()
  const say = useAutomationSentences()
  // Minutes are enough: the columns need not be made anew at every render.
  const minute = Math.floor(now / 60_000) * 60_000
  return useMemo(() => {
    const counted = ({ lists, outranked }: Automation): string =>
      [
        t('lists', { count: lists, lists: format.number(lists) }),
        ...(outranked > 0 ? [t('outranked', { count: outranked, lists: format.number(outranked) })] : []),
      ].join(', ')
    const next = ({ nextAt, configuration, state }: Automation): string => {
      if (state === 'paused' || state === 'over') return '—'
      const { every } = configuration.cadence
      if (every === 'synchronisation' || every === 'drift') return t(`next.${every}`)
      return nextAt === null ? '—' : format.since(nextAt, minute)
    }
    return [
      {
        id: 'name',
        head: t('column.name'),
        width: 230,
        grow: 2,
        sortValue: ({ name }) => name,
        cell: ({ name, configuration: { order, cadence } }) => (
          <ProductName name={name} reference={`${say.order(order)}, ${say.cadence(cadence)}`} />
        ),
      },
      {
        id: 'result',
        head: t('column.result'),
        width: 220,
        grow: 1,
        phone: 'wide',
        sortFirst: 'descending',
        sortValue: ({ lastRun }) => lastRun?.requestedAt ?? null,
        cell: ({ lastRun }) =>
          lastRun === null ? (
            <span className="text-muted">{t('never')}</span>
          ) : (
            <span className="flex min-w-0 flex-col">
              <span className="truncate" title={say.result(lastRun)}>
                {lastRun.state === 'running' ? t('status.running') : say.result(lastRun)}
              </span>
              <time
                dateTime={lastRun.requestedAt}
                title={format.moment(lastRun.requestedAt, timeZone)}
                className="truncate text-xs text-muted"
              >
                {format.since(lastRun.requestedAt, Math.max(minute, Date.parse(lastRun.requestedAt)))}
              </time>
            </span>
          ),
        phoneCell: ({ lastRun }) =>
          lastRun === null
            ? null
            : `${say.result(lastRun)} · ${format.since(lastRun.requestedAt, Math.max(minute, Date.parse(lastRun.requestedAt)))}`,
      },
      {
        id: 'status',
        head: t('column.status'),
        width: 184,
        shape: 'badge',
        phone: 'status',
        sortValue: (automation) => automationStatuses.indexOf(statusOf(automation)),
        cell: (automation) => <AutomationStatus automation={automation} />,
      },
      {
        id: 'next',
        head: t('column.next'),
        width: 140,
        sortValue: ({ nextAt }) => nextAt,
        cell: (automation) => (
          <span className="truncate" title={automation.nextAt === null ? next(automation) : format.moment(automation.nextAt, timeZone)}>
            {next(automation)}
          </span>
        ),
      },
      {
        id: 'lists',
        head: t(`column.lists.${level}`),
        width: 180,
        grow: 1,
        sortFirst: 'descending',
        sortValue: ({ lists }) => lists,
        cell: (automation) => (
          <span className="truncate" title={counted(automation)}>
            {counted(automation)}
          </span>
        ),
        phoneCell: (automation) => t(`counted.${level}`, { count: automation.lists, lists: format.number(automation.lists) }),
      },
    ]
  }, [t, format, say, level, minute, timeZone])
}
