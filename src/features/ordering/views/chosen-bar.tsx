import { use } from 'react'
import { Button } from '../../../design/button/index.ts'
import { ExpandIcon, PinIcon, ReleaseIcon, ScoreIcon } from '../../../design/icon/index.ts'
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
}

/** What can be done with the chosen products. */
export function ChosenBar({ selection, total, onClear }: ChosenBarProps) {
  const t = useSentences('ordering')
  const doing = use(DoingContext)
  if (!doing) return null
  const [only] = selection
  return (
    <SelectionBar
      className="flex-1 basis-full lg:basis-0"
      count={selection.size}
      total={total}
      onToTop={() => doing.toTop(selection)}
      onToBottom={() => doing.toBottom(selection)}
      onToPosition={(position) => doing.toPosition(selection, position)}
      onClear={onClear}
    >
      <Menu
        trigger={
          <Button size="sm" icon={<PinIcon />} iconAfter={<ExpandIcon />}>
            {t('pin.do')}
          </Button>
        }
      >
        <MenuItem icon={<PinIcon />} onSelect={() => doing.pinHere(selection)}>
          {t('pin.here')}
        </MenuItem>
        <MenuItem icon={<PinIcon />} onSelect={() => doing.pinAt(selection)}>
          {t('pin.at')}
        </MenuItem>
      </Menu>
      <Button size="sm" icon={<ReleaseIcon />} disabled={!doing.anyPinned(selection)} onClick={() => doing.release(selection)}>
        {t('pin.release')}
      </Button>
      {only !== undefined && selection.size === 1 && (
        <Button size="sm" icon={<ScoreIcon />} onClick={() => doing.explain?.(only)}>
          {t('columns.samaraScore')}
        </Button>
      )}
    </SelectionBar>
  )
}
