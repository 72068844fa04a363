import type { Publication } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { useFaultDetail } from './use-fault-detail.ts'

/** How many are listed. */
const most = 100

/** Products that are not as requested, each with its fault and the message of the platform. */
export function DetailedFaults({ faults }: { faults: Publication['faults'] }) {
  const t = useSentences('publication-queue')
  const say = useSentences('publication')
  const format = useFormat()
  const detailOf = useFaultDetail()
  const more = faults.length - most
  return (
    <section className="flex flex-col gap-2" aria-label={t('faults')}>
      <h3 className="font-semibold">{t('faults')}</h3>
      <ul
        tabIndex={0}
        aria-label={t('faults')}
        className="max-h-72 overflow-auto rounded-md border border-danger-soft outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:outline-focus"
      >
        {faults.slice(0, most).map((each) => (
          <li
            key={`${each.product} ${each.fault}`}
            className="flex flex-col gap-0.5 border-b border-subtle px-3 py-2 text-sm last:border-b-0"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-medium">{each.name}</span>
              <span className="text-muted">{say(`faults.${each.fault}`)}</span>
            </span>
            <span className="text-xs break-words text-muted">{detailOf(each)}</span>
          </li>
        ))}
        {more > 0 && <li className="px-3 py-2 text-sm text-muted">{say('faults.more', { count: more, more: format.number(more) })}</li>}
      </ul>
    </section>
  )
}
