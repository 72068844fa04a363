import { Skeleton } from '../../../design/skeleton/index.ts'
import { Tree } from '../../../design/tree/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { everything, totalOf, type TreeNode } from '../model/category-tree.ts'

export interface DepartmentTreeProps {
  nodes: readonly TreeNode[]
  selected: number
  onSelect: (id: number) => void
  className?: string
}

/** The departments of the shop with their categories, to go to one of them. */
export function DepartmentTree({ nodes, selected, onSelect, className }: DepartmentTreeProps) {
  const t = useSentences('lists')
  const format = useFormat()
  return (
    <Tree
      label={t('front.tree.label')}
      searchLabel={t('front.tree.search')}
      nodes={[{ id: everything, name: t('front.tree.all'), products: totalOf(nodes), children: [] }, ...nodes]}
      selected={selected}
      onSelect={onSelect}
      aside={({ products }) => format.number(products)}
      noResult={<p className="p-4 text-sm text-muted">{t('front.tree.nothing')}</p>}
      className={className ?? ''}
    />
  )
}

const widths = ['w-24', 'w-32', 'w-28', 'w-20', 'w-36']

/** The tree while it loads: a field, and lines of the final height. */
export function DepartmentSkeleton() {
  return (
    <div aria-hidden className="flex flex-col">
      <span className="border-b border-subtle p-2">
        <Skeleton shape="block" className="h-control-md w-full" />
      </span>
      {Array.from({ length: 16 }, (_, line) => (
        <span key={line} className="flex h-9 items-center justify-between gap-4 ps-9 pe-2">
          <Skeleton className={widths[line % widths.length]} />
          <Skeleton className="w-7" />
        </span>
      ))}
    </div>
  )
}
