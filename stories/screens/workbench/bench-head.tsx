import { useMemo } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { PinIcon, ReleaseIcon } from '../../../src/design/icon/index.ts'
import { SelectionBar } from '../../../src/design/selection-bar/index.ts'
import type { Selection } from '../../../src/design/sortable-list/index.ts'
import { sharesOf, ValueMeter } from '../../../src/design/value-meter/index.ts'
import { useSpeech } from '../frame/index.ts'
import { BenchToolbar, type BenchToolbarProps } from './bench-toolbar.tsx'
import { soldInAll, soldOf } from './products.ts'
import type { Bench } from './use-bench.ts'
import type { BenchSearch } from './use-bench-search.ts'
import { workbenchWords } from './workbench.words.ts'

export interface BenchHeadProps extends Pick<BenchToolbarProps, 'view' | 'onView' | 'perRow' | 'onPerRow' | 'columns' | 'onColumn' | 'columnsOpen' | 'criteriaOpen' | 'onCriteria' | 'onImport'> {
  loading: boolean
  order: readonly number[]
  bench: Bench
  found: BenchSearch
  selection: Selection
  onSelectionChange: (selection: Selection) => void
}

/** Above the rows: tools, or what to do with the chosen ones, in the same place; and what the first places are worth. */
export function BenchHead({ loading, order, bench, found, selection, onSelectionChange, ...tools }: BenchHeadProps) {
  const { say } = useSpeech(workbenchWords)
  const before = useMemo(() => sharesOf(bench.saved, soldOf, soldInAll), [bench.saved])
  const now = useMemo(() => sharesOf(order, soldOf, soldInAll), [order])
  return (
    <div className="flex flex-col gap-2.5 pb-2.5">
      {selection.size > 0 ? (
        <SelectionBar
          count={selection.size}
          total={order.length}
          onToTop={() => bench.toPosition(selection, 1)}
          onToBottom={() => bench.toPosition(selection, order.length)}
          onToPosition={(position) => bench.toPosition(selection, position)}
          onClear={() => onSelectionChange(new Set())}
        >
          <Button size="sm" icon={<PinIcon />} onClick={() => bench.pin(selection, true)}>
            {say.pin}
          </Button>
          <Button size="sm" icon={<ReleaseIcon />} onClick={() => bench.pin(selection, false)}>
            {say.release}
          </Button>
        </SelectionBar>
      ) : (
        <BenchToolbar
          {...tools}
          asked={found.asked}
          onAsk={found.ask}
          hits={found.hits.length}
          hit={found.nth}
          onStep={found.step}
          rulesOn={bench.present.rules}
          onRule={bench.rule}
          disabled={loading}
        />
      )}
      <ValueMeter before={before} now={now} loading={loading} />
    </div>
  )
}
