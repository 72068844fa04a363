import type { WebhookDelivery } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Item, ItemList, ItemSkeleton } from '../../../design/item-list/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface DeliveryListProps {
  /** Undefined until they are known. */
  deliveries: readonly WebhookDelivery[] | undefined
  /** Why they are not known. */
  fault: string | null
}

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const

/** The last messages of a webhook: what each was about, what came of it, and when it is tried again. */
export function DeliveryList({ deliveries, fault }: DeliveryListProps) {
  const t = useSentences('webhooks')
  const format = useFormat()
  if (fault !== null) return <ListState size="sm" state={{ kind: 'failed', title: t('deliveries.failed'), advice: fault }} />
  if (deliveries === undefined) return <ItemSkeleton items={3} />
  if (deliveries.length === 0)
    return <ListState size="sm" state={{ kind: 'empty', title: t('deliveries.none'), advice: t('deliveries.noneText') }} />
  const outcome = ({ fault: why, status }: WebhookDelivery): string =>
    why !== null ? t(`fault.${why}`, { status: status ?? '' }) : status === null ? '' : t('test.status', { status })
  return (
    <ItemList aria-label={t('deliveries.title')}>
      {deliveries.map((delivery) => (
        <Item
          key={delivery.id}
          title={t(`event.${delivery.type}`)}
          detail={
            <>
              <span className="block">
                {[format.moment(delivery.madeAt), t('deliveries.attempts', { count: delivery.attempts }), outcome(delivery)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
              {delivery.nextAt !== null && <span className="block">{t('deliveries.next', { date: format.moment(delivery.nextAt) })}</span>}
            </>
          }
          aside={
            <Badge tone={tones[delivery.state]} dot>
              {t(`deliveries.state.${delivery.state}`)}
            </Badge>
          }
        />
      ))}
    </ItemList>
  )
}
