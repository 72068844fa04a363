import { useMemo } from 'react'
import { Badge, type BadgeProps } from '../../../src/design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { FallIcon, PauseIcon, RiseIcon, WarningIcon, ClockIcon, AutomationIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { useTexts } from '../frame/index.ts'
import { AutomationActions, type AutomationAction } from './automation-actions.tsx'
import { automationStates, effectOf, type Automation, type AutomationState } from './automations.ts'
import { automationsWords } from './automations.words.ts'

const looks: Record<AutomationState, { tone: BadgeProps['tone']; icon: BadgeProps['icon'] }> = {
  active: { tone: 'success', icon: <AutomationIcon aria-hidden /> },
  held: { tone: 'warning', icon: <ClockIcon aria-hidden /> },
  paused: { tone: 'neutral', icon: <PauseIcon aria-hidden /> },
  failed: { tone: 'danger', icon: <WarningIcon aria-hidden /> },
}

export interface AutomationTableProps {
  rows: readonly Automation[]
  state: ListStateValue | undefined
  onAction: (act: AutomationAction, automation: Automation) => void
}

/** The automations with what they do, when, and whether it helps. */
export function AutomationTable({ rows, state, onAction }: AutomationTableProps) {
  const { say, format } = useTexts(automationsWords)
  const columns = useMemo<readonly TableColumn<Automation>[]>(
    () => [
      {
        id: 'name',
        head: say.name,
        width: 210,
        grow: 2,
        sortValue: ({ name }) => name,
        cell: ({ name, preset, cadence }) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-medium" title={name}>
              {name}
            </span>
            <span className="truncate text-xs text-muted" title={`${say.presets[preset]}, ${say.cadences[cadence]}`}>
              {say.presets[preset]}, {say.cadences[cadence]}
            </span>
          </span>
        ),
      },
      {
        id: 'state',
        head: say.state,
        width: 178,
        phone: 'status',
        shape: 'badge',
        sortValue: ({ state: own }) => automationStates.indexOf(own),
        cell: ({ state: own }) => (
          <Badge tone={looks[own].tone} icon={looks[own].icon}>
            {say.states[own]}
          </Badge>
        ),
      },
      {
        id: 'lists',
        head: say.lists,
        width: 170,
        grow: 1,
        cell: ({ lists }) => (
          <span className="truncate" title={lists.join(', ')}>
            {lists.join(', ')}
          </span>
        ),
      },
      {
        id: 'last',
        head: say.last,
        width: 180,
        sortValue: ({ last }) => last,
        sortFirst: 'descending',
        cell: ({ last, moved }) => (
          <span className="flex min-w-0 flex-col tabular-nums">
            <span className="truncate" title={last === null ? undefined : format.moment(last)}>
              {last === null ? say.none : format.moment(last)}
            </span>
            {moved > 0 && (
              <span className="truncate text-xs text-muted" title={say.moved(format.number(moved))}>
                {say.moved(format.number(moved))}
              </span>
            )}
          </span>
        ),
      },
      {
        id: 'next',
        head: say.next,
        width: 180,
        sortValue: ({ next }) => next,
        cell: ({ next }) => (
          <span className="truncate tabular-nums" title={next === null ? undefined : format.moment(next)}>
            {next === null ? say.none : format.moment(next)}
          </span>
        ),
      },
      {
        id: 'effect',
        head: say.effect,
        width: 130,
        align: 'end',
        sortValue: (row) => effectOf(row).after - effectOf(row).before,
        sortFirst: 'descending',
        cell: (row) => <Effect row={row} />,
      },
    ],
    [say, format],
  )
  return (
    <DataTable
      label={say.title}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      state={state}
      hrefOf={({ id }) => `#automation-${id}`}
      actions={(row) => <AutomationActions automation={row} onAction={onAction} />}
    />
  )
}

function Effect({ row }: { row: Automation }) {
  const { say, language } = useTexts(automationsWords)
  const { before, after } = effectOf(row)
  const points = (after - before) * 100
  const Arrow = points < 0 ? FallIcon : RiseIcon
  const written = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : language, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(points)
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap tabular-nums ${Math.abs(points) < 0.05 ? 'text-muted' : points < 0 ? 'text-danger' : 'text-success'}`}
    >
      {Math.abs(points) >= 0.05 && <Arrow className="size-3.5" />}
      {say.points(written)}
    </span>
  )
}
