import { Badge } from '../../../src/design/badge/index.ts'
import { IconButton } from '../../../src/design/icon-button/index.ts'
import { CardIcon, MoreIcon } from '../../../src/design/icon/index.ts'
import { Menu, MenuItem } from '../../../src/design/menu/index.ts'
import { notify } from '../../../src/design/toast/index.ts'
import { useTexts } from '../frame/index.ts'
import type { Card } from './subscription.ts'
import { subscriptionWords } from './subscription.words.ts'

interface CardLineProps {
  card: Card
  onMain: () => void
  onRemove: () => void
}

/** A card that pays: what it is, until when, and whether it is the one that is charged. */
export function CardLine({ card: { brand, ending, expires, main }, onMain, onRemove }: CardLineProps) {
  const { say } = useTexts(subscriptionWords)
  const name = `${brand} ···· ${ending}`
  return (
    <li className="flex min-w-0 items-center gap-3">
      <CardIcon className="text-muted" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-medium tabular-nums" title={name}>
          {name}
        </span>
        <span className="text-sm text-muted tabular-nums">{say.expires(expires)}</span>
      </span>
      {main ? (
        <Badge tone="accent">{say.main}</Badge>
      ) : (
        <Menu align="end" trigger={<IconButton label={name} icon={<MoreIcon />} />}>
          <MenuItem
            onSelect={() => {
              onMain()
              notify.success(say.madeMain, { detail: name })
            }}
          >
            {say.makeMain}
          </MenuItem>
          <MenuItem
            tone="danger"
            onSelect={() => {
              onRemove()
              notify.neutral(say.removedCard, { detail: name })
            }}
          >
            {say.removeCard}
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}
