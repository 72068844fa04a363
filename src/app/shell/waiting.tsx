import { Spinner } from '../../design/spinner/index.ts'
import { useSentences } from '../../i18n/index.ts'

/** While a page's code is on its way. */
export function Waiting() {
  const t = useSentences('shell')
  return (
    <div data-slot="waiting" role="status" className="flex flex-1 items-center justify-center text-muted">
      <Spinner size="lg" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
