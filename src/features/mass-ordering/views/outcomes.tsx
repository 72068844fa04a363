import { useMemo } from 'react'
import { type ListGroup, type ListReference, numberInGroup } from '../../../../contract/index.ts'
import { BottomBar } from '../../../design/bottom-bar/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { BackIcon, OrderIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { ProductName, Stock, Units } from '../../../design/product-row/index.ts'
import { Progress } from '../../../design/progress/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { countsOf, type Run, type RunLine } from '../model/run.ts'
import { OutcomeState } from './outcome-state.tsx'

export interface OutcomesProps {
  kind: ListGroup
  run: Run
  /** Previewed lists that are not to be ordered. */
  leftOut: ReadonlySet<number>
  onLeftOut: (leftOut: ReadonlySet<number>) => void
  hrefOf: (list: ListReference) => string
  onApply: (chosen: ReadonlySet<number>) => void
  onAgain: () => void
  onStop: () => void
  /** Back to recipe and lists. */
  onBack: () => void
}

/** What the recipe would do to each list, and then what it did; those that did not go well can be tried again. */
export function Outcomes({ kind, run, leftOut, onLeftOut, hrefOf, onApply, onAgain, onStop, onBack }: OutcomesProps) {
  const t = useSentences('mass-ordering')
  const format = useFormat()
  const counts = countsOf(run)
  const columns = useMemo(
    (): readonly TableColumn<RunLine>[] => [
      {
        id: 'name',
        head: t(`list.${kind}`),
        width: 200,
        grow: 1,
        sortValue: ({ list }) => list.name,
        cell: ({ list }) => <ProductName name={list.name} reference={list.routeBefore || undefined} />,
      },
      {
        id: 'state',
        head: t('result'),
        width: 212,
        shape: 'badge',
        phone: 'wide',
        sortValue: ({ state }) => state,
        cell: (line) => <OutcomeState line={line} />,
      },
      {
        id: 'moved',
        head: t('moved'),
        width: 172,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ outcome }) => outcome?.moved ?? null,
        cell: ({ outcome }) =>
          outcome ? (
            <Units value={t('movedOf', { moved: format.number(outcome.moved), all: format.number(outcome.products) })} />
          ) : (
            <Units value="—" none />
          ),
      },
      {
        id: 'before',
        head: t('before'),
        width: 172,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ outcome }) => outcome?.shareBefore ?? null,
        cell: ({ outcome }) => <Share value={outcome?.shareBefore ?? null} />,
      },
      {
        id: 'after',
        head: t('after'),
        width: 180,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ outcome }) => outcome?.shareAfter ?? null,
        cell: ({ outcome }) => <Share value={outcome?.shareAfter ?? null} than={outcome?.shareBefore ?? null} />,
      },
      {
        id: 'soldOutFirst',
        head: t('soldOutFirst'),
        width: 168,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ outcome }) => outcome?.soldOutFirst ?? null,
        cell: ({ outcome }) =>
          outcome === null ? (
            <Units value="—" none />
          ) : outcome.soldOutFirst === 0 ? (
            <Units value={format.number(0)} none />
          ) : (
            <Stock level="out">{format.number(outcome.soldOutFirst)}</Stock>
          ),
      },
    ],
    [t, format, kind],
  )
  const chosen = new Set(
    run.lines
      .filter(({ state, list }) => state === 'previewed' && !leftOut.has(numberInGroup(list)))
      .map(({ list }) => numberInGroup(list)),
  )
  const all = run.lines.map(({ list }) => numberInGroup(list))
  const choosing = counts.task === null && counts.previewed > 0
  return (
    <>
      {counts.task !== null && (
        <div className="flex items-end gap-4">
          <Progress
            className="flex-1"
            label={t(`progress.${counts.task}`)}
            value={counts.done}
            max={counts.of}
            detail={t('progress.detail', { done: format.number(counts.done), of: format.number(counts.of) })}
          />
          <Button size="sm" onClick={onStop}>
            {t('stop')}
          </Button>
        </div>
      )}
      <DataTable
        label={t('outcomes')}
        columns={columns}
        rows={run.lines}
        idOf={({ list }) => numberInGroup(list)}
        nameOf={({ list }) => list.name}
        hrefOf={({ list }) => hrefOf({ kind: list.kind, id: list.id })}
        {...(choosing
          ? {
              selection: chosen,
              onSelectionChange: (next) => onLeftOut(next === 'all' ? new Set() : new Set(all.filter((id) => !next.has(id)))),
            }
          : {})}
      />
      <BottomBar
        across
        label={t('outcomes')}
        className="mt-auto"
        actions={
          <>
            {counts.task === null && counts.left > 0 && (
              <Button icon={<SynchroniseIcon />} onClick={onAgain}>
                {t(`again.${kind}`, { count: counts.left, lists: format.number(counts.left) })}
              </Button>
            )}
            {choosing && (
              <Button tone="accent" icon={<OrderIcon />} disabled={chosen.size === 0} onClick={() => onApply(chosen)}>
                {chosen.size === 0 ? t(`none.${kind}`) : t(`apply.${kind}`, { count: chosen.size, lists: format.number(chosen.size) })}
              </Button>
            )}
          </>
        }
      >
        <Button icon={<BackIcon />} onClick={onBack} disabled={counts.task === 'apply'}>
          {t('back')}
        </Button>
      </BottomBar>
    </>
  )
}

/** A share of the sales; what is more than before is good, what is less is not. */
function Share({ value, than = null }: { value: number | null; than?: number | null }) {
  const format = useFormat()
  if (value === null) return <Units value="—" none />
  const percent = format.percent(value)
  // What is written the same is the same.
  if (than === null || format.percent(than) === percent) return <span className="text-muted tabular-nums">{percent}</span>
  return <strong className={`tabular-nums ${value < than ? 'text-danger' : 'text-success'}`}>{percent}</strong>
}
