import type { ReactNode } from 'react'
import type { Health } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { SynchroniseIcon } from '../../../design/icon/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { SkeletonRows } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { bytesOf } from '../model/bytes.ts'

export interface HealthViewProps {
  /** Undefined until it is known. */
  health: Health | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
}

type Facts = readonly (readonly [name: string, value: ReactNode])[]

function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the installation stands on. */
export function HealthView({ health, failure, onRetry }: HealthViewProps) {
  const t = useSentences('operator')
  const say = useFailureSentence()
  const format = useFormat()
  if (!health)
    return (
      <Panel>
        <ListState
          state={
            failure
              ? { kind: 'failed', title: t('failed'), advice: say(failure), onRetry }
              : { kind: 'loading', skeleton: <SkeletonRows /> }
          }
        />
      </Panel>
    )
  const ready = (part: Health['ready'][number]['part']): boolean => health.ready.some((one) => one.part === part && one.ready)
  const mark = (well: boolean) => (
    <Badge tone={well ? 'success' : 'danger'} dot>
      {t(well ? 'health.well' : 'health.down')}
    </Badge>
  )
  const size = (bytes: number | null | undefined): string => {
    if (bytes === null || bytes === undefined) return t('health.unknown')
    const { value, unit } = bytesOf(bytes)
    return `${format.number(value)} ${unit}`
  }
  const counted = (states: readonly { state: string; count: number }[]): Facts => {
    const sums = new Map<string, number>()
    for (const { state, count } of states) {
      // A state that a newer server writes is shown as it is.
      const name = t(`health.states.${state as 'running'}`, { defaultValue: state })
      sums.set(name, (sums.get(name) ?? 0) + count)
    }
    return sums.size === 0 ? [[t('health.nothing'), '']] : [...sums].map(([name, count]) => [name, format.number(count)] as const)
  }
  const { milliseconds, bytes, connections } = health.database
  const parts: readonly { title: string; mark?: ReactNode; facts: Facts }[] = [
    {
      title: t('health.server'),
      mark: mark(true),
      facts: [
        [t('health.version'), health.version],
        [t('health.started'), format.moment(health.startedAt)],
        [t('health.memory'), size(health.memoryBytes)],
      ],
    },
    {
      title: t('health.database'),
      mark: mark(ready('database')),
      facts: [
        [
          t('health.answers'),
          milliseconds === null ? t('health.unknown') : t('health.milliseconds', { value: format.number(milliseconds) }),
        ],
        [t('health.size'), size(bytes)],
        [
          t('health.connections'),
          t('health.ofTotal', { used: format.number(connections.total - connections.idle), total: format.number(connections.total) }),
        ],
        [t('health.migrations'), t(ready('migrations') ? 'health.current' : 'health.outdated')],
      ],
    },
    { title: t('health.queue'), mark: mark(ready('queue')), facts: counted(health.jobs) },
    { title: t('health.publications'), facts: counted(health.publications) },
    { title: t('health.synchronisations'), facts: counted(health.synchronisations) },
    { title: t('health.platforms'), facts: counted(health.platforms) },
    {
      title: t('health.mail'),
      facts: [
        [t('health.mailServer'), t(health.mail.server ? 'health.set' : 'health.notSet')],
        ...(health.mail.states.length > 0 ? counted(health.mail.states) : []),
      ],
    },
    {
      title: t('health.disk'),
      facts: [
        [t('health.free'), size(health.disk?.free)],
        [t('health.total'), size(health.disk?.total)],
      ],
    },
  ]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <Button size="sm" icon={<SynchroniseIcon />} onClick={onRetry}>
          {t('health.refresh')}
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map(({ title, mark: aside, facts }) => (
          <Panel key={title} title={title} actions={aside}>
            <FactList facts={facts} />
          </Panel>
        ))}
      </div>
    </div>
  )
}
