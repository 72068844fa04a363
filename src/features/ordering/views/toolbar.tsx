import { Button } from '../../../design/button/index.ts'
import { CloseIcon, NextIcon, PreviousIcon, ToBottomIcon, ToTopIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface ToolbarProps {
  asked: string
  onAsk: (asked: string) => void
  /** How many were found, and on which of them one stands, from 0; -1 before the first. */
  hits: number
  present: number
  onStep: (by: 1 | -1) => void
  /** How many products are chosen. */
  selected: number
  onToTop: () => void
  onToBottom: () => void
  onClearSelection: () => void
}

/** Above the list: search that jumps from hit to hit, and what to do with the chosen ones. */
export function Toolbar({ asked, onAsk, hits, present, onStep, selected, onToTop, onToBottom, onClearSelection }: ToolbarProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const detail = hits === 0 ? t('search.none') : t('search.hit', { present: format.number(present + 1), total: format.number(hits) })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-1 sm:max-w-md">
        <SearchInput
          label={t('search.label')}
          value={asked}
          onValueChange={onAsk}
          count={hits}
          detail={detail}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            onStep(event.key === 'ArrowUp' || event.shiftKey ? -1 : 1)
          }}
        />
        {asked.trim() !== '' && (
          <>
            <IconButton label={t('search.previous')} icon={<PreviousIcon className="rotate-90" />} disabled={hits === 0} onClick={() => onStep(-1)} />
            <IconButton label={t('search.next')} icon={<NextIcon className="rotate-90" />} disabled={hits === 0} onClick={() => onStep(1)} />
          </>
        )}
      </div>
      {selected > 0 && (
        <div role="group" aria-label={t('selected', { count: selected, products: format.number(selected) })} className="flex w-full flex-wrap items-center gap-2 rounded-md bg-accent-soft px-3 py-1.5">
          <span className="mr-1 text-sm font-medium text-accent tabular-nums">{t('selected', { count: selected, products: format.number(selected) })}</span>
          <Button size="sm" icon={<ToTopIcon />} onClick={onToTop}>
            {t('toTop')}
          </Button>
          <Button size="sm" icon={<ToBottomIcon />} onClick={onToBottom}>
            {t('toBottom')}
          </Button>
          <IconButton size="sm" className="ml-auto" label={t('clear')} icon={<CloseIcon />} onClick={onClearSelection} />
        </div>
      )}
    </div>
  )
}
