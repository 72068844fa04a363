import { useState, type ReactNode } from 'react'
import { Button } from '../../../design/button/index.ts'
import { PinIcon, RemoveIcon } from '../../../design/icon/index.ts'
import { IconButton, SilentIconButton } from '../../../design/icon-button/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { ProductName } from '../../../design/product-row/index.ts'
import { Reorderable, ReorderHandle, useReorderable } from '../../../design/reorderable/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { Pick } from './group-draft.ts'

export interface PickedPanelProps {
  picks: readonly Pick[]
  onPicks: (picks: readonly Pick[]) => void
  /** How others are added: buttons. */
  children: ReactNode
}

/** Products that are drawn at once; the others on request. */
const step = 50

/** The hand-picked products of a group in their sequence, which is changed by pointer or keyboard. */
export function PickedPanel({ picks, onPicks, children }: PickedPanelProps) {
  const t = useSentences('samara-groups')
  const format = useFormat()
  const [shown, setShown] = useState(step)
  const ids = picks.map(({ id }) => String(id))
  const nameOf = (id: string): string => picks.find((pick) => String(pick.id) === id)?.name ?? id
  const more = picks.length - shown
  const seen = picks.slice(0, shown)
  return (
    <Panel
      title={t('picked.title')}
      description={t('picked.text')}
      actions={<span className="text-lg font-semibold tabular-nums">{format.number(picks.length)}</span>}
      footer={children}
      padding="none"
    >
      {picks.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">{t('picked.none')}</p>
      ) : (
        <Reorderable
          items={ids.slice(0, shown)}
          nameOf={nameOf}
          onMove={(id, to) => {
            const from = ids.indexOf(id)
            onPicks(picks.toSpliced(from, 1).toSpliced(to, 0, picks[from]!))
          }}
        >
          <ol aria-label={t('picked.title')}>
            {seen.map((pick) => (
              <PickedProduct
                key={pick.id}
                pick={pick}
                onPin={() => onPicks(picks.map((one) => (one.id === pick.id ? { ...one, pinned: !one.pinned } : one)))}
                onRemove={() => onPicks(picks.filter(({ id }) => id !== pick.id))}
              />
            ))}
          </ol>
        </Reorderable>
      )}
      {more > 0 && (
        <div className="border-t border-subtle p-2">
          <Button tone="quiet" wide onClick={() => setShown(shown + step)}>
            {t('picked.more', { count: Math.min(more, step), number: format.number(Math.min(more, step)) })}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function PickedProduct({ pick, onPin, onRemove }: { pick: Pick; onPin: () => void; onRemove: () => void }) {
  const t = useSentences('samara-groups')
  const { ref, style, dragged, handle } = useReorderable(String(pick.id))
  const { name, reference, imageUrl, pinned } = pick
  return (
    <li
      ref={ref}
      style={style}
      className={`flex items-center gap-1 border-b border-subtle bg-surface py-1.5 ps-2 pe-2 last:border-b-0 ${dragged ? 'relative z-1 shadow-card' : ''}`}
    >
      <ReorderHandle handle={handle} />
      <span className="min-w-0 flex-1">
        <ProductName name={name} reference={reference} imageUrl={imageUrl} />
      </span>
      <SilentIconButton
        label={t('picked.pin', { name })}
        icon={<PinIcon className={pinned ? 'fill-current' : ''} />}
        pressed={pinned}
        onClick={onPin}
      />
      <IconButton silent label={t('picked.remove', { name })} icon={<RemoveIcon />} onClick={onRemove} />
    </li>
  )
}
