import { memo, type ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { NextIcon } from '../icon/index.ts'
import type { CheckState } from './tree-checks.ts'
import type { TreeLine as Line, TreeNode } from './tree-node.ts'
import { treeLine } from './tree.variants.ts'

export interface TreeLineProps<Node extends TreeNode> {
  line: Line<Node>
  index: number
  top: number
  height: number
  selected: boolean
  /** How much of it is checked; null where nothing can be. */
  checked: CheckState | null
  /** The one line that the Tab key leads to. */
  tab: boolean
  aside: ReactNode
}

function Name({ name, hit }: { name: string; hit: readonly [number, number] | null }) {
  if (!hit) return name
  const [start, end] = hit
  return (
    <>
      {name.slice(0, start)}
      <mark className="rounded-xs bg-highlight text-default">{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  )
}

function TreeLineOf<Node extends TreeNode>({ line, index, top, height, selected, checked, tab, aside }: TreeLineProps<Node>) {
  const { node, level, place, siblings, branch, hit } = line
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={branch === 'leaf' ? undefined : branch === 'open'}
      aria-selected={checked === null ? selected : undefined}
      aria-checked={checked === null ? undefined : checked === 'some' ? 'mixed' : checked === 'all'}
      tabIndex={tab ? 0 : -1}
      data-line={index}
      data-slot="tree-line"
      className={treeLine({ look: selected ? 'selected' : 'rest' })}
      style={{ height, transform: `translateY(${top}px)`, paddingInlineStart: 4 + (level - 1) * 20 }}
    >
      <span
        aria-hidden
        data-twist={branch === 'leaf' ? undefined : true}
        className="grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-pressed data-[twist]:hover:text-default [&:not([data-twist])]:invisible"
      >
        <NextIcon className={branch === 'open' ? 'rotate-90 transition-transform duration-fast' : 'transition-transform duration-fast'} />
      </span>
      {checked === null ? null : (
        // Drawn only: the line itself says that it is checked, and takes the click.
        <span inert data-check className="grid size-6 shrink-0 place-items-center">
          <Checkbox readOnly checked={checked === 'all'} indeterminate={checked === 'some'} />
        </span>
      )}
      <span title={node.name} className={`min-w-0 flex-1 truncate ${level === 1 ? 'font-medium' : ''}`}>
        <Name name={node.name} hit={hit} />
      </span>
      <span className="flex shrink-0 items-center gap-2 text-muted tabular-nums">{aside}</span>
    </div>
  )
}

/** One line of a tree. */
export const TreeLine = memo(TreeLineOf) as typeof TreeLineOf
