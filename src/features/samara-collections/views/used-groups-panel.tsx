import { ButtonLink } from '../../../design/button/index.ts'
import { AddIcon, FiltersIcon, MinusIcon, RemoveIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Reorderable, ReorderHandle, useReorderable } from '../../../design/reorderable/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { CollectionDraft } from '../model/collection-draft.ts'
import type { SamaraLinks } from '../model/links.ts'

type Uses = CollectionDraft['groups']

export interface UsedGroupsPanelProps {
  /** The name that the collection is kept under. */
  collection: string
  groups: Uses
  /** What each finds by itself; undefined while nobody knows. */
  each: readonly number[] | undefined
  links: SamaraLinks
  onGroups: (groups: Uses) => void
}

/** The groups of a collection in their sequence, which is changed by pointer or keyboard; each brings products in or takes them away. */
export function UsedGroupsPanel({ collection, groups, each, links, onGroups }: UsedGroupsPanelProps) {
  const t = useSentences('samara-collection')
  const ids = groups.map(({ id }) => String(id))
  return (
    <Panel
      title={t('groups.title')}
      description={t('groups.text')}
      padding="none"
      footer={
        <>
          <ButtonLink size="sm" href={links.addGroups(collection)} icon={<FiltersIcon />}>
            {t('groups.add')}
          </ButtonLink>
          <ButtonLink size="sm" href={links.createGroup(collection)} icon={<AddIcon />}>
            {t('groups.create')}
          </ButtonLink>
        </>
      }
    >
      {groups.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">{t('groups.none')}</p>
      ) : (
        <Reorderable
          items={ids}
          nameOf={(id) => groups.find((group) => String(group.id) === id)?.name ?? id}
          onMove={(id, to) => {
            const from = ids.indexOf(id)
            onGroups(groups.toSpliced(from, 1).toSpliced(to, 0, groups[from]!))
          }}
        >
          <ol aria-label={t('groups.title')}>
            {groups.map((group, at) => (
              <UsedGroup
                key={group.id}
                group={group}
                count={each?.[at]}
                href={links.editGroup(group.id, collection)}
                onMode={(exclude) => onGroups(groups.with(at, { ...group, exclude }))}
                onRemove={() => onGroups(groups.toSpliced(at, 1))}
              />
            ))}
          </ol>
        </Reorderable>
      )}
    </Panel>
  )
}

interface UsedGroupProps {
  group: Uses[number]
  count: number | undefined
  href: string
  onMode: (exclude: boolean) => void
  onRemove: () => void
}

function UsedGroup({ group: { id, name, exclude }, count, href, onMode, onRemove }: UsedGroupProps) {
  const t = useSentences('samara-collection')
  const format = useFormat()
  const { ref, style, dragged, handle } = useReorderable(String(id))
  return (
    <li
      ref={ref}
      style={style}
      className={`flex items-start gap-1 border-b border-subtle bg-surface py-2 ps-2 pe-2 last:border-b-0 ${dragged ? 'relative z-1 shadow-card' : ''}`}
    >
      <ReorderHandle handle={handle} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2 pt-1">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium [overflow-wrap:anywhere]">
            <Link href={href}>{name}</Link>
          </p>
          {count !== undefined && (
            <p className="text-sm text-muted tabular-nums">{t('groups.holds', { count, number: format.number(count) })}</p>
          )}
        </div>
        <Segments
          size="sm"
          label={t('groups.mode', { name })}
          value={exclude ? 'exclude' : 'include'}
          onValueChange={(mode) => onMode(mode === 'exclude')}
          options={[
            { value: 'include', label: t('groups.include'), icon: <AddIcon /> },
            { value: 'exclude', label: t('groups.exclude'), icon: <MinusIcon /> },
          ]}
        />
      </div>
      <IconButton silent label={t('groups.remove', { name })} icon={<RemoveIcon />} onClick={onRemove} />
    </li>
  )
}
