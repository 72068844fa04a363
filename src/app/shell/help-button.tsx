import { Button } from '../../design/button/index.ts'
import { HelpIcon } from '../../design/icon/index.ts'
import { SilentIconButton } from '../../design/icon-button/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { useHelp } from './help.tsx'

export interface HelpButtonProps {
  /** A row of the drawer, where the header's line has no room for it; the drawer closes with it. @default false */
  row?: boolean
}

/** Opens the quick demo beside the page, and closes it. */
export function HelpButton({ row = false }: HelpButtonProps) {
  const t = useSentences('shell')
  const { open, expect, toggle } = useHelp()
  const label = t('help')
  const given = { icon: <HelpIcon />, onPointerEnter: expect, onFocus: expect, onClick: toggle }
  return row ? (
    <Button tone="quiet" className="w-full justify-start" data-closes {...given}>
      {label}
    </Button>
  ) : (
    <SilentIconButton label={label} aria-haspopup="dialog" aria-expanded={open} {...given} />
  )
}
