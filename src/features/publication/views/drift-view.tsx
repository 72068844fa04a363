import type { Drift, ListReference } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Link } from '../../../design/link/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface DriftViewProps {
  drift: Drift
  /** The store's clocks: IANA name. */
  timeZone: string
  /** The workbench of the list; null where that is the page it stands on. */
  hrefOf: ((list: ListReference) => string) | null
  /** The resolution that is running now. */
  resolving: 'reapply' | 'adopt' | null
  /** Null where the person may not decide. */
  onResolve: ((how: 'reapply' | 'adopt') => void) | null
}

/** A published list that was changed on the platform: the differences, and the choice between the two orderings. */
export function DriftView({ drift, timeZone, hrefOf, resolving, onResolve }: DriftViewProps) {
  const t = useSentences('publication')
  const format = useFormat()
  const { list, listName, foundAt, checked, unseen, differing, differences } = drift
  return (
    <Banner
      tone="warning"
      title={t('drift.title', { list: listName })}
      action={
        <>
          {hrefOf && <Link href={hrefOf(list)}>{t('review.conflicts.open')}</Link>}
          {onResolve && (
            <>
              <Button size="sm" loading={resolving === 'adopt'} disabled={resolving === 'reapply'} onClick={() => onResolve('adopt')}>
                {t('drift.adopt')}
              </Button>
              <Button
                size="sm"
                tone="accent"
                loading={resolving === 'reapply'}
                disabled={resolving === 'adopt'}
                onClick={() => onResolve('reapply')}
              >
                {t('drift.reapply')}
              </Button>
            </>
          )}
        </>
      }
    >
      <p>
        {t('drift.text', {
          count: differing,
          differing: format.number(differing),
          checked: format.number(checked),
          when: format.moment(foundAt, timeZone),
        })}
        {unseen > 0 && ` ${t('unseen', { count: unseen, unseen: format.number(unseen) })}`}
      </p>
      {differences.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer rounded-sm font-medium outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:outline-focus">
            {t('drift.first')}
          </summary>
          <ul
            tabIndex={0}
            aria-label={t('drift.first')}
            className="mt-1 flex max-h-56 flex-col gap-1 overflow-auto rounded-sm outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:outline-focus"
          >
            {differences.map(({ product, name, asked: requested, found }) => (
              <li key={product} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 font-medium">{name}</span>
                <span className="text-muted tabular-nums">
                  {found === null
                    ? t('drift.missing', { asked: format.number(requested) })
                    : t('drift.place', { asked: format.number(requested), found: format.number(found) })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Banner>
  )
}
