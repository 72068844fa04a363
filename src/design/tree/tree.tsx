import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { CollapseAllIcon, ExpandAllIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { SearchInput } from '../search-input/index.ts'
import { checkStates, withChecked, type TreeChecks } from './tree-checks.ts'
import { commandOf } from './tree-keys.ts'
import { TreeLine } from './tree-line.tsx'
import { branches, linesFound, linesOf, pathTo, type TreeNode } from './tree-node.ts'
import { useTreeWords } from './tree.words.ts'

export interface TreeProps<Node extends TreeNode> {
  /** The tree's name, for screen readers. */
  label: string
  nodes: readonly Node[]
  /** The chosen node; the branches above it are open at first. */
  selected?: number | null
  onSelect?: ((id: number) => void) | undefined
  /** Nodes that are in; a branch stands for everything below it. */
  checked?: TreeChecks | undefined
  /** Gives every line a box. Space checks; so does a click where lines cannot be selected. */
  onCheckedChange?: ((checked: TreeChecks) => void) | undefined
  /** What stands at the right of a line: a count, a state. Nothing that could have the focus. */
  aside?: (node: Node) => ReactNode
  /** What the search field is for, said in words; without it there is no search. */
  searchLabel?: string
  /** What stands in the place of lines when nothing was found. */
  noResult?: ReactNode
  /** Branches that are open at first, besides those above `selected`. @default none */
  defaultOpen?: readonly number[]
  /** Height of a line in pixels. @default 36 */
  lineHeight?: number
  className?: string
}

const nothing: TreeChecks = new Set()

/**
 * Things inside of things, as branches that open and close. Searched, it shows what matches and the way to it.
 * Keys as in every tree: arrows, Home, End, asterisk for all siblings, letters to jump, Enter to choose, Space to check.
 * @example
 * <Tree label="Categories" nodes={categories} selected={id} onSelect={open} aside={({ products }) => products}
 *   searchLabel="Search categories" />
 */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const {
    label,
    nodes,
    selected = null,
    onSelect,
    checked = nothing,
    onCheckedChange,
    aside,
    searchLabel,
    noResult,
    defaultOpen = [],
    lineHeight = 36,
    className,
  } = props
  const words = useTreeWords()
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set([...defaultOpen, ...(selected === null ? [] : (pathTo(nodes, selected) ?? []))]),
  )
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<number | null>(selected)
  const scroller = useRef<HTMLDivElement>(null)
  const searching = query.trim() !== ''
  const lines = useMemo(() => (searching ? linesFound(nodes, query, open) : linesOf(nodes, open)), [nodes, query, searching, open])
  const states = useMemo(() => (onCheckedChange ? checkStates(nodes, checked) : null), [nodes, checked, onCheckedChange])
  const hits = useMemo(() => (searching ? lines.filter(({ hit }) => hit).length : 0), [lines, searching])
  const tabLine = Math.max(
    0,
    lines.findIndex(({ node }) => node.id === active),
  )
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 8,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      return tabLine < range.count && !rows.includes(tabLine) ? [...rows, tabLine].sort((a, b) => a - b) : rows
    },
  })

  const focusLine = (index: number): void => {
    const line = lines[index]
    if (!line) return
    // The line may be outside of what is drawn: it has to be there before it can have the focus.
    flushSync(() => setActive(line.node.id))
    virtualizer.scrollToIndex(index)
    scroller.current?.querySelector<HTMLElement>(`[data-line="${index}"]`)?.focus({ preventScroll: true })
  }
  const toggle = (id: number, isOpen: boolean): void => {
    const next = new Set(open)
    if (isOpen) next.delete(id)
    else next.add(id)
    setOpen(next)
  }
  const check = (node: Node): void => onCheckedChange?.(withChecked(nodes, checked, node, states?.get(node.id) !== 'all'))
  const choose = (node: Node): void => {
    if (onSelect) onSelect(node.id)
    else check(node)
  }
  const lineAt = (target: EventTarget): number => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
    return element ? Number(element.dataset['line']) : -1
  }
  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const line = lines[lineAt(event.target)]
    if (!line) return
    setActive(line.node.id)
    if (event.target instanceof Element && event.target.closest('[data-twist]')) toggle(line.node.id, line.branch === 'open')
    else if (event.target instanceof Element && event.target.closest('[data-check]')) check(line.node)
    else choose(line.node)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = lineAt(event.target)
    const line = lines[at]
    const command = commandOf(event.key, lines, at)
    if (!line || !command) return
    event.preventDefault()
    if (command.do === 'go') focusLine(command.to)
    else if (command.do === 'open') setOpen(new Set([...open, ...command.ids]))
    else if (command.do === 'close') toggle(command.id, true)
    else if (event.key === ' ' && states) check(line.node)
    else choose(line.node)
  }

  return (
    <div data-slot="tree" className={clsx('flex min-h-0 flex-col bg-surface', className)}>
      {searchLabel === undefined ? null : (
        <div className="flex items-center gap-1 border-b border-subtle p-2">
          <SearchInput
            label={searchLabel}
            value={query}
            onValueChange={setQuery}
            count={hits}
            onKeyDown={(event) => {
              // A search does not send the form that it stands in.
              if (event.key === 'Enter') event.preventDefault()
              if (event.key !== 'ArrowDown' || lines.length === 0) return
              event.preventDefault()
              focusLine(
                Math.max(
                  0,
                  lines.findIndex(({ hit }) => hit),
                ),
              )
            }}
          />
          <IconButton
            label={words.expandAll}
            icon={<ExpandAllIcon />}
            disabled={searching}
            onClick={() => setOpen(new Set(branches(nodes)))}
          />
          <IconButton label={words.collapseAll} icon={<CollapseAllIcon />} disabled={searching} onClick={() => setOpen(new Set())} />
        </div>
      )}
      <div ref={scroller} className="min-h-0 flex-1 overflow-auto overscroll-contain">
        {lines.length === 0 ? (
          noResult
        ) : (
          <div
            role="tree"
            aria-label={label}
            aria-multiselectable={states ? true : undefined}
            tabIndex={-1}
            className="relative outline-none"
            style={{ height: lines.length * lineHeight }}
            onClick={onClick}
            onKeyDown={onKeyDown}
          >
            {virtualizer.getVirtualItems().map(({ index }) => {
              const line = lines[index]
              if (!line) return null
              return (
                <TreeLine
                  key={line.node.id}
                  line={line}
                  index={index}
                  top={index * lineHeight}
                  height={lineHeight}
                  selected={line.node.id === selected}
                  checked={states?.get(line.node.id) ?? null}
                  tab={index === tabLine}
                  aside={aside?.(line.node)}
                />
              )
            })}
          </div>
        )}
      </div>
    </div>
  )
}
