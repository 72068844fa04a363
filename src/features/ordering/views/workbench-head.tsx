import { memo, useMemo } from 'react'
import type { Sequence } from '../../../../contract/index.ts'
import type { Selection } from '../../../design/sortable-list/index.ts'
import { sharesOf, ValueMeter } from '../../../design/value-meter/index.ts'
import { helpPath, useSentences } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { FilterPopover } from './filter-popover.tsx'
import { FoundLine } from './found-line.tsx'
import { PhoneTools } from './phone-tools.tsx'
import { SearchBox } from './search-box.tsx'
import { Tools, type ToolsProps } from './tools.tsx'
import type { Finding } from './use-finding.ts'

export interface WorkbenchHeadProps extends Omit<ToolsProps, 'workbench'> {
  workbench: Workbench
  /** The list as it is seen: a preview, or as it stands. */
  order: Sequence
  finding: Finding
  /** Only the first products are there: what all of them are worth is not known yet. */
  coming: boolean
  /** A preview is shown: what is chosen waits. */
  frozen: boolean
  selection: Selection
  onSelectionChange: (selection: Selection) => void
}

const Meter = memo(ValueMeter)

/** Above the rows: finding; tools, or what to do with the chosen products, in the same place; and what the first places are worth. */
export function WorkbenchHead({ workbench, order, finding, coming, frozen, selection, onSelectionChange, ...tools }: WorkbenchHeadProps) {
  const t = useSentences('ordering')
  const { list, savedView } = workbench
  const hint = useMemo(() => ({ text: t('meterHint'), href: helpPath('first-places') }), [t])
  const { before, now } = useMemo(() => {
    const { units30, revenue30 } = list.source.content
    const soldOf = (id: number) => ({ units: units30[list.rowOf(id)] ?? 0, revenue: revenue30[list.rowOf(id)] ?? 0 })
    return { before: sharesOf(savedView, soldOf, list.sold30), now: sharesOf(order, soldOf, list.sold30) }
  }, [list, savedView, order])
  const selectAll = (): void => {
    const places = finding.searching ? finding.hits : finding.visible
    onSelectionChange(new Set([...selection, ...(places ? Array.from(places, (place) => order[place]!) : order)]))
  }
  return (
    <div className="flex flex-col gap-2.5 pb-2.5 max-sm:gap-1.5 max-sm:pb-1.5">
      <div className="flex flex-wrap items-center gap-2 max-sm:flex-nowrap max-sm:gap-1">
        <SearchBox finding={finding} />
        <FilterPopover filter={finding.filter} onFilter={finding.setFilter} brands={list.brands} />
        {selection.size > 0 && !frozen ? (
          <ChosenBar selection={selection} total={list.count} onClear={() => onSelectionChange(new Set())} />
        ) : (
          <Tools workbench={workbench} {...tools} />
        )}
        <PhoneTools
          workbench={workbench}
          {...tools}
          meter={<ValueMeter before={before} now={now} hint={hint} loading={coming} className="[&>div]:flex-wrap!" />}
        />
      </div>
      <FoundLine
        finding={finding}
        total={list.count}
        brandName={(brand) => list.brands.find(({ id }) => id === brand)?.name ?? String(brand)}
        onSelectAll={selectAll}
      />
      <Meter before={before} now={now} hint={hint} loading={coming} className="max-sm:hidden" />
    </div>
  )
}
