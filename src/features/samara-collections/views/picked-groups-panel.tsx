import { useState } from 'react'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { PinIcon } from '../../../design/icon/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { ProductName } from '../../../design/product-row/index.ts'
import { DropMark, ReorderableLists, ReorderHandle, useDropSpot, useReorderable } from '../../../design/reorderable/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { SamaraLinks } from '../model/links.ts'
import type { PickedGroup, PickedProduct, PickMove } from '../model/picked-groups.ts'

export interface PickedGroupsPanelProps {
  /** The name that the collection is kept under. */
  collection: string
  groups: readonly PickedGroup[]
  links: SamaraLinks
  onMove: (move: PickMove) => void
}

/** Products of a group that are drawn at once; the others on request. */
const step = 20

const keyOf = (group: number, product: number): string => `${group} ${product}`
const ofKey = (key: string): { from: number; product: number } => {
  const [from = '', product = ''] = key.split(' ')
  return { from: Number(from), product: Number(product) }
}

/** The hand-picked products of all groups of a collection, which go from one to another by pointer, finger or keyboard. */
export function PickedGroupsPanel({ collection, groups, links, onMove }: PickedGroupsPanelProps) {
  const t = useSentences('samara-collection')
  const [shown, setShown] = useState<ReadonlyMap<number, number>>(new Map())
  const seen = groups.map((group) => ({ ...group, all: group.picks.length, picks: group.picks.slice(0, shown.get(group.id) ?? step) }))
  const nameOf = (key: string): string => {
    const { from, product } = ofKey(key)
    return groups.find(({ id }) => id === from)?.picks.find(({ id }) => id === product)?.name ?? String(product)
  }
  return (
    <Panel title={t('picked.title')} description={t('picked.text')} padding="none">
      <ReorderableLists
        lists={seen.map(({ id, name, picks }) => ({ id: String(id), name, items: picks.map((pick) => keyOf(id, pick.id)) }))}
        nameOf={nameOf}
        onMove={(key, { list, place }) => {
          const to = Number(list)
          onMove({ ...ofKey(key), to, place })
          return keyOf(to, ofKey(key).product)
        }}
      >
        {seen.map((group) => (
          <Group
            key={group.id}
            group={group}
            href={links.editGroup(group.id, collection)}
            onMore={() => setShown(new Map(shown).set(group.id, group.picks.length + step))}
          />
        ))}
      </ReorderableLists>
    </Panel>
  )
}

interface GroupProps {
  group: PickedGroup & { /** How many there are, drawn or not. */ all: number }
  href: string
  onMore: () => void
}

function Group({ group: { id, name, exclude, picks, all }, href, onMore }: GroupProps) {
  const t = useSentences('samara-collection')
  const ofGroups = useSentences('samara-groups')
  const format = useFormat()
  const { ref, place } = useDropSpot(String(id))
  const more = Math.min(all - picks.length, step)
  return (
    <section ref={ref} aria-label={name} className={`border-b border-subtle last:border-b-0 ${place === null ? '' : 'bg-hover'}`}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 px-4 pt-2 pb-1">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
          <Link href={href}>{name}</Link>
        </span>
        {exclude && <Badge>{t('groups.exclude')}</Badge>}
        <span className="ms-auto text-sm text-muted tabular-nums">{format.number(all)}</span>
      </div>
      {picks.length === 0 ? (
        <div className="relative px-4 pt-1 pb-3 text-sm text-muted">
          {place !== null && <DropMark at="top" />}
          {t('picked.empty')}
        </div>
      ) : (
        <ol aria-label={t('picked.of', { name })} className="pb-1">
          {picks.map((pick, nth) => (
            <Picked
              key={pick.id}
              group={id}
              pick={pick}
              mark={place === nth ? 'top' : place !== null && place >= picks.length && nth === picks.length - 1 ? 'bottom' : null}
            />
          ))}
        </ol>
      )}
      {more > 0 && (
        <div className="px-2 pb-2">
          <Button size="sm" tone="quiet" wide onClick={onMore}>
            {ofGroups('picked.more', { count: more, number: format.number(more) })}
          </Button>
        </div>
      )}
    </section>
  )
}

function Picked({ group, pick, mark }: { group: number; pick: PickedProduct; mark: 'top' | 'bottom' | null }) {
  const t = useSentences('samara-collection')
  const { ref, dragged, handle } = useReorderable(keyOf(group, pick.id))
  return (
    <li ref={ref} className={`relative flex items-center gap-1 py-1 ps-2 pe-4 ${dragged ? 'opacity-50' : ''}`}>
      {mark && <DropMark at={mark} />}
      <ReorderHandle handle={handle} />
      <span className="min-w-0 flex-1">
        <ProductName name={pick.name} reference={pick.reference} imageUrl={pick.imageUrl} />
      </span>
      {pick.pinned && (
        <PinIcon aria-hidden={false} role="img" aria-label={t('picked.pinned')} className="size-4 shrink-0 fill-current text-muted" />
      )}
    </li>
  )
}
