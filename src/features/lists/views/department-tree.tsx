import { useState } from 'react'
import { Button } from '../../../design/button/index.ts'
import { Drawer } from '../../../design/drawer/index.ts'
import { CategoryIcon } from '../../../design/icon/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { Tree } from '../../../design/tree/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { everything, nameOf, totalOf, type TreeNode } from '../model/category-tree.ts'

export interface DepartmentTreeProps {
  nodes: readonly TreeNode[]
  selected: number
  onSelect: (id: number) => void
  loading: boolean
}

/** The departments of the shop with their categories, to go to one of them. */
export function DepartmentTree({ nodes, selected, onSelect, className }: Omit<DepartmentTreeProps, 'loading'> & { className: string }) {
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
      className={className}
    />
  )
}

const widths = ['w-24', 'w-32', 'w-28', 'w-20', 'w-36']

/** The tree while it loads: a field, and lines of the final height. */
function DepartmentSkeleton() {
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

/** The tree beside the table, where the window is wide enough. */
export function DepartmentPanel({ loading, ...tree }: DepartmentTreeProps) {
  const t = useSentences('lists')
  return (
    <section
      aria-label={t('front.tree.label')}
      className="hidden w-66 shrink-0 flex-col overflow-clip rounded-lg border border-default bg-surface shadow-card xl:flex"
    >
      {loading ? <DepartmentSkeleton /> : <DepartmentTree {...tree} className="flex-1" />}
    </section>
  )
}

/** The tree in a drawer, where the window is narrow; its button shows the selected branch. A phone has it among its filters. */
export function DepartmentDrawer({ loading, onSelect, ...tree }: DepartmentTreeProps) {
  const t = useSentences('lists')
  const [open, setOpen] = useState(false)
  const chosen = nameOf(tree.nodes, tree.selected)
  const select = (id: number): void => {
    onSelect(id)
    setOpen(false)
  }
  return (
    <span className="max-sm:hidden xl:hidden">
      <Drawer
        side="left"
        padding="none"
        title={t('front.tree.label')}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button icon={<CategoryIcon />} disabled={loading} className="max-w-52">
            <span className="block min-w-0 truncate" title={chosen ?? undefined}>
              {chosen ?? t('front.tree.label')}
            </span>
          </Button>
        }
      >
        <DepartmentTree {...tree} onSelect={select} className="h-full" />
      </Drawer>
    </span>
  )
}
