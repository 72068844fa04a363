import { useMemo } from 'react'
import { keyOfList, type BacktestRun, type BacktestRunList, type BacktestVerdictName } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import type { Tone } from '../../../design/tokens/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { gainOf } from '../model/plan.ts'
import type { StepProps } from './step-props.ts'

const tones: Readonly<Record<BacktestVerdictName, Tone>> = { better: 'success', worse: 'danger', undecided: 'neutral' }

export interface ListsStepProps extends StepProps {
  run: BacktestRun
  currency: string
}

/** Which lists are put in order: those that would gain most first, with how certain that is. */
export function ListsStep({ plan, onPlan, run: { lists }, currency }: ListsStepProps) {
  const t = useSentences('assistant')
  const format = useFormat()
  const signed = (gain: number): string => `${gain > 0 ? '+' : ''}${format.money(gain, currency)}`
  const columns = useMemo<readonly TableColumn<BacktestRunList>[]>(
    () => [
      {
        id: 'list',
        head: t('column.list'),
        width: 200,
        grow: 1,
        cell: ({ listName }) => (
          <span className="truncate font-medium" title={listName}>
            {listName}
          </span>
        ),
      },
      {
        id: 'verdict',
        head: t('column.verdict'),
        width: 170,
        phone: 'status',
        cell: ({ verdict }) => {
          const says = verdict?.says ?? null
          return (
            <Badge size="sm" tone={says === null ? 'neutral' : tones[says]}>
              {t(`verdict.${says ?? 'none'}`)}
            </Badge>
          )
        },
      },
      {
        id: 'gain',
        head: t('column.gain'),
        width: 160,
        align: 'end',
        phone: 'aside',
        sortValue: ({ gain }) => gain,
        sortFirst: 'descending',
        cell: ({ gain }) => (gain === null ? '–' : signed(gain)),
      },
      {
        id: 'certainty',
        head: t('column.certainty'),
        width: 110,
        align: 'end',
        sortValue: ({ verdict }) => verdict?.certainty ?? null,
        sortFirst: 'descending',
        cell: ({ verdict }) => (verdict === null ? '–' : format.percent(verdict.certainty)),
      },
      {
        id: 'revenue',
        head: t('column.revenue'),
        width: 150,
        align: 'end',
        sortValue: ({ revenue28 }) => revenue28,
        sortFirst: 'descending',
        cell: ({ revenue28 }) => format.money(revenue28, currency),
      },
      { id: 'products', head: t('column.products'), width: 110, align: 'end', yields: 1, cell: ({ products }) => format.number(products) },
    ],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- made of format and currency
    [t, format, currency],
  )
  const gain = gainOf(plan, lists)
  const byKey = useMemo(() => new Map(lists.map((row) => [keyOfList(row.list), row.list])), [lists])
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className={plan.lists.length === 0 ? 'text-warning' : 'text-muted'}>
        {plan.lists.length === 0
          ? t('chooseLists')
          : [
              t('chosen', { count: plan.lists.length, lists: format.number(plan.lists.length) }),
              ...(gain === null ? [] : [t('expected', { gain: signed(gain) })]),
            ].join(' · ')}
      </p>
      <DataTable
        label={t('step.lists.title')}
        columns={columns}
        rows={lists}
        idOf={({ list }) => keyOfList(list)}
        nameOf={({ listName }) => listName}
        state={lists.length === 0 ? { kind: 'empty', title: t('noLists.title'), advice: t('noLists.text') } : undefined}
        selection={useMemo(() => new Set(plan.lists.map(keyOfList)), [plan.lists])}
        onSelectionChange={(selection) =>
          onPlan({ lists: selection === 'all' ? lists.map(({ list }) => list) : [...selection].flatMap((key) => byKey.get(key) ?? []) })
        }
      />
    </div>
  )
}
