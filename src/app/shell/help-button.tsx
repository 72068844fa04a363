import { HelpIcon } from '../../design/icon/index.ts'
import { SilentIconButton } from '../../design/icon-button/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { useHelp } from './help.tsx'

/** Opens the quick demo beside the page, and closes it. */
export function HelpButton() {
  const t = useSentences('shell')
  const { open, expect, toggle } = useHelp()
  return (
    <SilentIconButton
      icon={<HelpIcon />}
      label={t('help')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={expect}
      onFocus={expect}
      onClick={toggle}
    />
  )
}
