import { NextIcon, PreviousIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { Finding } from './use-finding.ts'

export interface SearchBoxProps {
  finding: Pick<Finding, 'requested' | 'ask' | 'searching' | 'hits' | 'nth' | 'step'>
}

/** Searches while the person types; Enter and the arrow keys go from hit to hit, with Shift backwards. */
export function SearchBox({ finding: { requested, ask, searching, hits, nth, step } }: SearchBoxProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  return (
    <div className="flex min-w-0 flex-1 basis-52 items-center max-sm:basis-0 gap-1 md:max-w-sm">
      <SearchInput
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={requested}
        onValueChange={ask}
        {...(searching ? { count: hits.length } : {})}
        {...(searching && hits.length > 0
          ? { detail: t('search.hit', { present: format.number(nth + 1), total: format.number(hits.length) }) }
          : {})}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          step(event.key === 'ArrowUp' || event.shiftKey ? -1 : 1)
        }}
      />
      {searching && hits.length > 1 && (
        <>
          <IconButton label={t('search.previous')} icon={<PreviousIcon className="rotate-90" />} onClick={() => step(-1)} />
          <IconButton label={t('search.next')} icon={<NextIcon className="rotate-90" />} onClick={() => step(1)} />
        </>
      )}
    </div>
  )
}
