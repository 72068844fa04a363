import { useMemo, type ReactNode } from 'react'
import type { TableColumn } from '../../../src/design/data-table/index.ts'
import { ProductName, Stock, Units } from '../../../src/design/product-row/index.ts'
import { useSpeech } from '../frame/index.ts'
import { massOrderingWords } from './mass-ordering.words.ts'
import type { Outcome } from './recipes.ts'

/**
 * What is told of each list.
 * @param result what became of it, once the recipe was applied
 */
export function useOutcomeColumns(result: ((id: number, moved: number) => ReactNode) | null): readonly TableColumn<Outcome>[] {
  const { say, format, language } = useSpeech(massOrderingWords)
  const applied = result !== null
  return useMemo(
    () => [
      { id: 'name', head: say.list, width: 230, grow: 1, shape: 'picture' as const, sortValue: ({ name }) => name, cell: ({ name, department, imageUrl }) => <ProductName name={name} reference={department} imageUrl={imageUrl} /> },
      ...(result ? [{ id: 'result', head: say.result, width: 230, cell: ({ id, moved }: Outcome) => result(id, moved) }] : []),
      { id: 'products', head: say.products, width: 116, align: 'end', sortValue: ({ products }) => products, cell: ({ products }) => <Units value={format.number(products)} /> },
      { id: 'moved', head: say.moved, width: 112, align: 'end', sortValue: ({ moved }) => moved, cell: ({ moved }) => <Units value={format.number(moved)} none={moved === 0} /> },
      { id: 'before', head: say.before, width: 164, align: 'end', sortValue: ({ before }) => before, cell: ({ before }) => <span className="text-muted tabular-nums">{format.percent(before)}</span> },
      { id: 'after', head: say.after, width: 184, align: 'end', sortValue: ({ after }) => after, cell: ({ before, after }) => <strong className={after < before ? 'text-danger' : 'text-success'}>{format.percent(after)}</strong> },
      { id: 'soldOut', head: say.soldOut, width: 158, align: 'end', sortValue: ({ soldOut }) => soldOut, cell: ({ soldOut }) => (soldOut === 0 ? <Units value="0" none /> : <Stock level="out">{format.number(soldOut)}</Stock>) },
    ],
    // Sentences and formats change with the language alone, results once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [language, applied],
  )
}
