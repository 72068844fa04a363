import type { SamaraCollection } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'

export interface CollectionNoticesProps {
  /** Null for a new one. */
  collection: SamaraCollection | null | undefined
  /** Why it could not be saved. */
  refused: SayableFailure | null
  /** How many products of another list a new one is made of; null for none. */
  given: number | null
  onWithoutGiven: () => void
  /** The draft has changes from an earlier visit that nobody has saved. */
  kept: boolean
  onDiscard: () => void
  /** Saves over what somebody else saved meanwhile, or takes it. */
  onSaveOver: () => void
  onLoad: () => void
}

/** What is to be known before a collection is saved. */
export function CollectionNotices({
  collection,
  refused,
  given,
  onWithoutGiven,
  kept,
  onDiscard,
  onSaveOver,
  onLoad,
}: CollectionNoticesProps) {
  const t = useSentences('samara-collection')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const format = useFormat()
  const stale = refused?.code === 'samara-collection/stale-version'
  const offer = (title: string, verb: string, act: () => void) => (
    <Banner
      tone="info"
      title={title}
      action={
        <Button size="sm" onClick={act}>
          {verb}
        </Button>
      }
    />
  )
  return (
    <>
      {stale && (
        <Banner
          tone="warning"
          title={t('stale.title')}
          action={
            <>
              <Button size="sm" onClick={onSaveOver}>
                {t('stale.mine')}
              </Button>
              <Button size="sm" onClick={onLoad}>
                {t('stale.theirs')}
              </Button>
            </>
          }
        >
          {t('stale.text')}
        </Banner>
      )}
      {given !== null && offer(t('given.title', { count: given, products: format.number(given) }), t('given.without'), onWithoutGiven)}
      {kept && !stale && offer(t('kept.title'), t('kept.discard'), onDiscard)}
      {refused && !stale && refused.code !== 'samara-collection/name-taken' && (
        <Banner tone="danger" title={failed(collection === null ? 'collection.create' : 'collection.update')}>
          {say(refused)}
        </Banner>
      )}
    </>
  )
}
