import type { SamaraCollection } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface RefreshedProps {
  collection: Pick<SamaraCollection, 'refreshedAt' | 'refreshFailure'>
  /** IANA name of the store's time zone. */
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
}

/** Minutes for which nobody need know how old a count is. */
const fresh = 2

/** When the products of a collection were last brought up to date, unless that was just now; and why it failed since. */
export function Refreshed({ collection: { refreshedAt, refreshFailure }, timeZone, now }: RefreshedProps) {
  const t = useSentences('samara-collection')
  const format = useFormat()
  const old = refreshedAt !== null && now - new Date(refreshedAt).getTime() >= fresh * 60_000
  return (
    <>
      {old && (
        <p className="px-4 pb-3 text-sm text-muted">
          <time dateTime={refreshedAt} title={format.moment(refreshedAt, timeZone)}>
            {t('refresh.at', { when: format.since(refreshedAt, now) })}
          </time>
        </p>
      )}
      {refreshFailure !== null && (
        <div className="px-4 pb-3">
          <Banner tone="warning" title={t('refresh.failed')}>
            {t(`refresh.why.${refreshFailure}`)}
          </Banner>
        </div>
      )}
    </>
  )
}
