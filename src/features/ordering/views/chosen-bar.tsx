import { use } from 'react'
import { Button } from '../../../design/button/index.ts'
import { CollectionIcon, ExpandIcon, PinIcon, ReleaseIcon, ScoreIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { Menu, MenuItem } from '../../../design/menu/index.ts'
import { SelectionBar } from '../../../design/selection-bar/index.ts'
import type { Selection } from '../../../design/sortable-list/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { DoingContext } from './use-doing.ts'

export interface ChosenBarProps {
  selection: Selection
  /** How many products the list has. */
  total: number
  onClear: () => void
  /** One row of icons at the lower edge of a phone. @default false */
  compact?: boolean | undefined
}

/** What can be done with the chosen products. */
export function ChosenBar({ selection, total, onClear, compact = false }: ChosenBarProps) {
  const t = useSentences('ordering')
  const doing = use(DoingContext)
  if (!doing) return null
  const [only] = selection
  const actions = [
    { label: t('pin.release'), icon: <ReleaseIcon />, disabled: !doing.anyPinned(selection), onPress: () => doing.release(selection) },
    ...(only !== undefined && selection.size === 1
      ? [{ label: t('columns.samaraScore'), icon: <ScoreIcon />, disabled: false, onPress: () => doing.explain?.(only) }]
      : []),
  ]
  return (
    <SelectionBar
      compact={compact}
      className={compact ? '-mx-4 sm:hidden' : 'flex-1 basis-full max-sm:hidden lg:basis-0'}
      count={selection.size}
      total={total}
      onToTop={() => doing.toTop(selection)}
      onToBottom={() => doing.toBottom(selection)}
      onToPosition={(position) => doing.toPosition(selection, position)}
      onClear={onClear}
    >
      <Menu
        trigger={
          compact ? (
            <IconButton silent label={t('pin.do')} icon={<PinIcon />} />
          ) : (
            <Button size="sm" icon={<PinIcon />} iconAfter={<ExpandIcon />}>
              {t('pin.do')}
            </Button>
          )
        }
      >
        <MenuItem icon={<PinIcon />} onSelect={() => doing.pinHere(selection)}>
          {t('pin.here')}
        </MenuItem>
        <MenuItem icon={<PinIcon />} onSelect={() => doing.pinAt(selection)}>
          {t('pin.at')}
        </MenuItem>
      </Menu>
      {/* By their icons alone: the bar is one line, so that choosing moves nothing. */}
      {actions.map(({ label, icon, disabled, onPress }) =>
        compact ? (
          <IconButton key={label} silent label={label} icon={icon} disabled={disabled} onClick={onPress} />
        ) : (
          <IconButton key={label} size="sm" label={label} icon={icon} disabled={disabled} onClick={onPress} />
        ),
      )}
      {/* On a phone there is no room beside the others. */}
      {doing.collect && !compact && (
        <IconButton size="sm" label={t('collect')} icon={<CollectionIcon />} onClick={() => doing.collect?.(selection)} />
      )}
    </SelectionBar>
  )
}
