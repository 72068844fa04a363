import type { NamedLimits } from '../../../../contract/index.ts'
import { Tag, TagList } from '../../../design/tag/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface LimitTagsProps {
  limits: NamedLimits
  /** How many are named before the others are only counted. @default all */
  most?: number
}

/** Where somebody may work: everything, or these categories and brands. */
export function LimitTags({ limits: { categories, brands }, most = Infinity }: LimitTagsProps) {
  const t = useSentences('partners')
  const format = useFormat()
  if (categories === null && brands === null) return <span>{t('everything')}</span>
  const all = [
    ...(categories ?? []).map(({ id, name }) => ({ key: `c${id}`, name: name || t('limits.gone', { id }) })),
    ...(brands ?? []).map(({ id, name }) => ({ key: `b${id}`, name: name || t('limits.gone', { id }) })),
  ]
  const left = all.length - most
  return (
    <TagList label={t('column.limits')}>
      {all.slice(0, most).map(({ key, name }) => (
        <Tag key={key} size="sm">
          <bdi>{name}</bdi>
        </Tag>
      ))}
      {left > 0 && <Tag size="sm">{t('more', { count: left, number: format.number(left) })}</Tag>}
    </TagList>
  )
}
