import { Badge } from '../../design/badge/index.ts'
import { useSentences } from '../../i18n/index.ts'

/** Marks what comes later. Where the line of the header has little room it is one short word. */
export function Soon() {
  const t = useSentences('shell')
  return (
    <Badge size="sm">
      <span className="min-[64rem]:max-[100rem]:hidden">{t('soon')}</span>
      <span className="hidden min-[64rem]:max-[100rem]:inline">{t('soonShort')}</span>
    </Badge>
  )
}
