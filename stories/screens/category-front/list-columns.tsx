import { useMemo, type ReactNode } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import type { TableColumn } from '../../../src/design/data-table/index.ts'
import { AutomationIcon, GridIcon, OrderIcon, PublishIcon, ScheduleIcon, SuccessIcon, SynchroniseIcon, WarningIcon } from '../../../src/design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../src/design/menu/index.ts'
import { StateBadge } from '../../../src/design/state-badge/index.ts'
import { notify } from '../../../src/design/toast/index.ts'
import { useSpeech } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { listColumnsWords } from './list-columns.words.ts'
import { isWell, type ListLine } from './list-lines.ts'

const instant = Date.parse(now)

/** The columns of the front doors after the name, the same for categories and for collections. */
export function useListColumns(): readonly TableColumn<ListLine>[] {
  const { say, format } = useSpeech(listColumnsWords)
  return useMemo(
    () => [
      { id: 'products', head: say.products, width: 104, align: 'end', sortFirst: 'descending', sortValue: ({ products }) => products, cell: ({ products }) => <span className="tabular-nums">{format.number(products)}</span> },
      { id: 'state', head: say.state, width: 136, card: 'aside', shape: 'badge', sortValue: ({ state }) => state, cell: ({ state }) => (state === 'draft' ? <Badge tone="warning">{say.draft}</Badge> : state === 'never' ? <Badge>{say.unpublished}</Badge> : <StateBadge state={state} />) },
      { id: 'health', head: say.health, width: 128, shape: 'badge', sortFirst: 'descending', sortValue: ({ soldOut, products }) => soldOut / Math.max(1, products), cell: (line) => <Health line={line} /> },
      { id: 'saved', head: say.saved, width: 124, sortFirst: 'descending', sortValue: ({ savedAt }) => savedAt, cell: ({ savedAt }) => <When at={savedAt} never={say.never} since={(at) => format.since(at, instant)} moment={format.moment} /> },
      { id: 'published', head: say.published, width: 124, sortFirst: 'descending', sortValue: ({ publishedAt }) => publishedAt, cell: ({ publishedAt }) => <When at={publishedAt} never={say.never} since={(at) => format.since(at, instant)} moment={format.moment} /> },
      {
        id: 'automation',
        head: say.automation,
        width: 170,
        grow: 1,
        card: 'wide',
        sortValue: ({ automation }) => automation,
        cell: ({ automation }) =>
          automation === null ? (
            <span className="text-subtle">{say.none}</span>
          ) : (
            <span className="flex min-w-0 items-center gap-1.5" title={automation}>
              <AutomationIcon aria-hidden className="size-3.5 shrink-0 text-accent" />
              <span className="truncate">{automation}</span>
            </span>
          ),
      },
    ],
    [say, format],
  )
}

function Health({ line }: { line: ListLine }) {
  const { say, format } = useSpeech(listColumnsWords)
  const { soldOut } = line
  const text = soldOut === 0 ? say.well : say.soldOut(format.number(soldOut), soldOut === 1)
  return isWell(line) ? (
    <span className="inline-flex items-center gap-1.5 text-muted">
      <SuccessIcon aria-hidden className="size-3.5 text-success" />
      {text}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 font-medium text-warning">
      <WarningIcon aria-hidden className="size-3.5" />
      {text}
    </span>
  )
}

function When({ at, never, since, moment }: { at: string | null; never: string; since: (at: string) => string; moment: (at: string) => string }) {
  if (at === null) return <span className="text-subtle">{never}</span>
  return (
    <time dateTime={at} title={moment(at)} className="truncate">
      {since(at)}
    </time>
  )
}

export interface ListActionsProps {
  line: ListLine
  /** What the workbench is called in the address. */
  workbench: 'order-by-category' | 'order-by-collection'
  children?: ReactNode
}

/** What can be done with a list. */
export function ListActions({ line, workbench, children }: ListActionsProps) {
  const { say } = useSpeech(listColumnsWords)
  return (
    <>
      <MenuLink href={`#${workbench}-${line.id}`} icon={<OrderIcon />}>
        {say.order}
      </MenuLink>
      <MenuLink href={`#manual-sort-${line.id}`} icon={<GridIcon />}>
        {say.grid}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<PublishIcon />} onSelect={() => notify.success(say.publishing, { detail: line.name })}>
        {say.publish}
      </MenuItem>
      <MenuLink href={`#index-admin-${line.id}`} icon={<ScheduleIcon />}>
        {say.schedule}
      </MenuLink>
      <MenuItem icon={<SynchroniseIcon />} onSelect={() => notify.neutral(say.synchronising, { detail: line.name })}>
        {say.synchronise}
      </MenuItem>
      <MenuLink href={`#magic-sort-${line.id}`} icon={<AutomationIcon />}>
        {say.automate}
      </MenuLink>
      {children}
    </>
  )
}
