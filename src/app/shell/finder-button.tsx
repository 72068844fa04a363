import { Button } from '../../design/button/index.ts'
import { SearchIcon } from '../../design/icon/index.ts'
import { SilentIconButton } from '../../design/icon-button/index.ts'
import { KeyboardHint } from '../../design/keyboard-hint/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { useOpenFinder } from './finder.tsx'

/** As it stands on the key of this machine. */
const modifier = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Opens the command palette; says by which keys that goes as well, where there is room. */
export function FinderButton() {
  const t = useSentences('shell')
  const open = useOpenFinder()
  return (
    <>
      <Button icon={<SearchIcon />} aria-haspopup="dialog" aria-label={t('finder.label')} onClick={open} className="max-xl:hidden">
        <span className="flex items-center gap-2 font-normal text-muted">
          {t('finder.short')}
          <KeyboardHint keys={[modifier, 'K']} />
        </span>
      </Button>
      <SilentIconButton icon={<SearchIcon />} aria-haspopup="dialog" label={t('finder.label')} onClick={open} className="xl:hidden" />
    </>
  )
}
