import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { Tree } from '../../../src/design/tree/index.ts'
import { categoryTree } from '../collections/category-tree.ts'
import { useSpeech } from '../frame/index.ts'
import { categoryFrontWords } from './category-front.words.ts'

/** The node that stands for all of them. */
export const everything = 0

const total = categoryTree.reduce((sum, { products }) => sum + products, 0)

export interface DepartmentTreeProps {
  selected: number
  onSelect: (id: number) => void
  className?: string
}

/** The departments of the shop with their categories, to go to one of them. */
export function DepartmentTree({ selected, onSelect, className }: DepartmentTreeProps) {
  const { say, format } = useSpeech(categoryFrontWords)
  return (
    <Tree
      label={say.departments}
      searchLabel={say.searchDepartments}
      nodes={[{ id: everything, name: say.all, products: total, children: [] }, ...categoryTree]}
      selected={selected}
      onSelect={onSelect}
      aside={({ products }) => format.number(products)}
      noResult={<p className="p-4 text-sm text-muted">{say.noDepartment}</p>}
      className={className ?? ''}
    />
  )
}

const widths = ['w-24', 'w-32', 'w-28', 'w-20', 'w-36']

/** The tree on its way: a field, and lines as high as those that will stand there. */
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
