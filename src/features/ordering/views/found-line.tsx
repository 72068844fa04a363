import { limits } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Switch } from '../../../design/switch/index.ts'
import { Tag, TagList } from '../../../design/tag/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { fewLeft, narrows } from '../model/filter.ts'
import type { Finding } from './use-finding.ts'

export interface FoundLineProps {
  finding: Finding
  brandName: (brand: number) => string
  /** How many products the list has. */
  total: number
  /** Chooses every product that matches. */
  onSelectAll: () => void
}

/** What a search and a filter leave, while there is one: how many, and what to do with all of them. */
export function FoundLine({ finding, brandName, total, onSelectAll }: FoundLineProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const { searching, hits, filter, setFilter, only, setOnly, visible, clear } = finding
  const narrow = narrows(filter)
  if (!searching && !narrow) return null
  const matching = searching ? hits.length : (visible?.length ?? total)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {/* A search tells its number by itself. */}
      <p role={searching ? undefined : 'status'} className="font-medium tabular-nums">
        {t('found.count', { count: matching, products: format.number(matching), total: format.number(total) })}
      </p>
      {narrow && (
        <TagList label={t('filter.title')} className="flex flex-wrap gap-1">
          {[...filter.facts].map((fact) => (
            <Tag
              key={fact}
              size="sm"
              onRemove={() => setFilter({ ...filter, facts: new Set([...filter.facts].filter((each) => each !== fact)) })}
            >
              {t(`filter.${fact}`, { few: format.number(fewLeft), days: format.number(limits.score.newDays) })}
            </Tag>
          ))}
          {filter.brand !== null && (
            <Tag size="sm" onRemove={() => setFilter({ ...filter, brand: null })}>
              {brandName(filter.brand)}
            </Tag>
          )}
        </TagList>
      )}
      {searching && matching > 0 && <Switch size="sm" label={t('found.only')} checked={only} onCheckedChange={setOnly} />}
      {matching > 0 && (
        <Button size="sm" tone="quiet" onClick={onSelectAll}>
          {t('found.selectAll', { count: matching, products: format.number(matching) })}
        </Button>
      )}
      <Button size="sm" tone="quiet" onClick={clear}>
        {t('found.clear')}
      </Button>
    </div>
  )
}
