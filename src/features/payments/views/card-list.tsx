import type { Card } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { AddIcon, CardIcon, FavouriteIcon, MoreIcon, RemoveIcon } from '../../../design/icon/index.ts'
import { ItemSkeleton } from '../../../design/item-list/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Menu, MenuItem } from '../../../design/menu/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useCardName } from './card-name.ts'

export interface CardListProps {
  /** Undefined until they are known. */
  cards: readonly Card[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  onAdd: () => void
  onDefault: (card: Card) => void
  onRemove: (card: Card) => void
}

/** The cards that can be charged: which one is, until when each is good, and what to do with it. */
export function CardList({ cards, failure, onRetry, onAdd, onDefault, onRemove }: CardListProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const name = useCardName()
  return (
    <Panel
      title={t('cards.title')}
      padding="none"
      actions={
        <Button size="sm" icon={<AddIcon />} onClick={onAdd}>
          {t('cards.add')}
        </Button>
      }
    >
      {cards === undefined ? (
        failure ? (
          <ListState size="sm" state={{ kind: 'failed', title: t('cards.failedLoad'), advice: say(failure), onRetry }} />
        ) : (
          <ItemSkeleton items={2} />
        )
      ) : cards.length === 0 ? (
        <ListState size="sm" state={{ kind: 'empty', title: t('cards.none'), advice: t('cards.noneText') }} />
      ) : (
        <ul className="flex flex-col divide-y divide-subtle">
          {cards.map((card) => (
            <li key={card.id} className="flex min-w-0 items-center gap-3 px-4 py-3">
              <CardIcon className="size-5 shrink-0 text-muted" />
              {/* The last digits are what a card is known by: where there is no room, what it is stands below. */}
              <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
                <span className="flex min-w-0 flex-col">
                  <span className="font-medium tabular-nums">{name.short(card)}</span>
                  <span className="text-sm text-muted tabular-nums">{name.expiry(card)}</span>
                </span>
                <span className="flex flex-wrap gap-1.5">
                  {card.expiry === 'expired' && <Badge tone="danger">{t('cards.expired')}</Badge>}
                  {card.expiry === 'soon' && <Badge tone="warning">{t('cards.expiresSoon')}</Badge>}
                  {card.isDefault && <Badge tone="accent">{t('cards.main')}</Badge>}
                </span>
              </span>
              <Menu align="end" trigger={<IconButton label={t('cards.actions', { card: name.long(card) })} icon={<MoreIcon />} />}>
                {!card.isDefault && card.expiry !== 'expired' && (
                  <MenuItem icon={<FavouriteIcon />} onSelect={() => onDefault(card)}>
                    {t('cards.makeMain')}
                  </MenuItem>
                )}
                <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={() => onRemove(card)}>
                  {t('cards.remove')}
                </MenuItem>
              </Menu>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
