import { memo, useMemo } from 'react'
import { listHealth, type Sequence } from '../../../../contract/index.ts'
import { HowComputed } from '../../../design/kpi-tile/index.ts'
import { ListHealthMark } from '../../../design/list-health-mark/index.ts'
import { helpPath, useSentences } from '../../../i18n/index.ts'
import type { ListTable } from '../model/list-table.ts'
import { soldOutOf, stockFactsIn } from '../model/stock-facts.ts'

export interface WorkbenchHealthProps {
  list: ListTable
  /** As the list is seen: a preview, or as it stands. */
  order: Sequence
}

/** The health that the tables of lists show, of the list as it stands here: it follows every move. */
export const WorkbenchHealth = memo(({ list, order }: WorkbenchHealthProps) => {
  const t = useSentences('ordering')
  const soldOut = useMemo(() => soldOutOf(list), [list])
  const stock = useMemo(() => stockFactsIn(list, order, soldOut), [list, order, soldOut])
  return (
    <span className="flex items-center gap-0.5 max-sm:hidden">
      <ListHealthMark
        health={listHealth(stock)}
        soldOut={stock.soldOut}
        soldOutFirst={stock.soldOutFirst}
        className="text-sm whitespace-nowrap"
      />
      <HowComputed label={t('health')} hint={{ text: t('healthHint'), href: helpPath('list-health') }} className="-my-1.5" />
    </span>
  )
})
