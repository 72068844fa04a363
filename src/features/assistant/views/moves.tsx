import type { ProposedMove, ProposedOrder } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { SkeletonRows } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'

/** Longer stocks are all alike, in weeks. */
const longStock = 52

/** The facts that explain a move, in a sentence: "312 units in 30 days, stock for 7 weeks". */
function useFacts(): (move: ProposedMove) => string {
  const t = useSentences('assistant')
  const format = useFormat()
  return ({ units30, stock, stockWeeks, age }) => {
    const weeks = Math.round(stockWeeks ?? 0)
    const stocked =
      stock <= 0
        ? t('soldOut')
        : stockWeeks === null || weeks > longStock
          ? t('muchStock')
          : weeks < 1
            ? t('halfWeek')
            : t('weeks', { count: weeks, weeks: format.number(weeks) })
    return [
      units30 > 0 ? t('units', { count: units30, units: format.number(units30) }) : t('noUnits'),
      stocked,
      ...(age !== null && age >= 0 && age < 60 ? [t('age', { count: age, days: format.number(age) })] : []),
    ].join(', ')
  }
}

export interface MovesProps {
  /** Undefined until it is worked out. */
  order: ProposedOrder | undefined
  failure: SayableFailure | undefined
}

/** Moves that are shown at most. */
const most = 12

/** What would stand elsewhere among the first places, and why. */
export function Moves({ order, failure }: MovesProps) {
  const t = useSentences('assistant')
  const say = useFailureSentence()
  const format = useFormat()
  const factsOf = useFacts()
  if (failure) return <ListState size="sm" state={{ kind: 'failed', title: t('proposalFailed'), advice: say(failure) }} />
  if (!order) {
    return (
      <div aria-busy>
        <span role="status" className="sr-only">
          {t('proposing')}
        </span>
        <SkeletonRows rows={4} pictures />
      </div>
    )
  }
  if (!order.scored) return <p className="text-muted">{t('notScored')}</p>
  if (order.moves.length === 0) return <p className="text-muted">{t('noMoves')}</p>
  return (
    <ItemList aria-label={t('moves')}>
      {order.moves.slice(0, most).map((move) => (
        <Item
          key={move.product}
          title={move.name}
          detail={factsOf(move)}
          aside={
            <span className="inline-flex flex-wrap items-center gap-2">
              {move.explored && (
                <Badge size="sm" tone="accent">
                  {t('explored')}
                </Badge>
              )}
              {t('fromTo', { from: format.number(move.from), to: format.number(move.to) })}
            </span>
          }
        />
      ))}
    </ItemList>
  )
}
