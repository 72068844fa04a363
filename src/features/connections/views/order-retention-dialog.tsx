import { useState } from 'react'
import type { OrderRetention, StoreCredential } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { keptMonths } from '../model/kept-months.ts'

export interface RetentionOfStore {
  /** What is set; undefined until it is known. */
  set: OrderRetention | undefined
  failure: SayableFailure | undefined
  again: () => void
  /** What the months that are chosen would let go; undefined until it is known. */
  letsGo: OrderRetention['letsGo'] | undefined
  onLook: (months: number) => void
}

export interface OrderRetentionDialogProps {
  store: StoreCredential
  retention: RetentionOfStore
  busy: boolean
  /** Why it could not be changed. */
  failure: SayableFailure | null
  onKeep: (store: StoreCredential, months: number) => void
  onClose: () => void
}

/** For how long single orders are kept. With fewer months it names what is lost, and wants that confirmed. */
export function OrderRetentionDialog({ store, retention, busy, failure, onKeep, onClose }: OrderRetentionDialogProps) {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const format = useFormat()
  const { set, letsGo } = retention
  const [months, setMonths] = useState<number | null>(null)
  const [confirmed, setConfirmed] = useState(false)
  const chosen = months ?? set?.months
  const fewer = set !== undefined && chosen !== undefined && chosen < set.months
  const fault = failure ?? (fewer ? retention.failure : undefined)
  // One dialog while it is loaded and afterwards: another one in its place would not know where the focus was before.
  return (
    <FormDialog
      title={t('stores.retention.title', { store: store.displayName })}
      action={t(fewer ? 'stores.retention.submit' : 'save')}
      tone={fewer ? 'danger' : 'accent'}
      busy={busy}
      fault={fault && say(fault)}
      disabled={chosen === set?.months || (fewer && !(confirmed && letsGo))}
      onSubmit={() => chosen !== undefined && onKeep(store, chosen)}
      onClose={onClose}
    >
      {set === undefined || chosen === undefined ? (
        <ListState
          size="sm"
          state={
            retention.failure
              ? { kind: 'failed', title: t('stores.retention.failed'), advice: say(retention.failure), onRetry: retention.again }
              : { kind: 'loading', title: t('stores.retention.loading') }
          }
        />
      ) : (
        <>
          <p className="text-sm">{t('stores.retention.forEver')}</p>
          <p className="text-sm">{t('stores.retention.goes')}</p>
          <Field label={t('stores.retention.months')}>
            <Select
              name="months"
              value={`${chosen}`}
              options={keptMonths(set.months).map((count) => ({ value: `${count}`, label: t('stores.retention.month', { count }) }))}
              onValueChange={(value) => {
                setMonths(Number(value))
                setConfirmed(false)
                if (Number(value) < set.months) retention.onLook(Number(value))
              }}
            />
          </Field>
          {set.ordersKeptFrom !== null && chosen > set.months && (
            <p className="text-sm text-muted">{t('stores.retention.gone', { day: format.day(set.ordersKeptFrom) })}</p>
          )}
          {fewer && letsGo && (
            <>
              <Banner tone="warning" title={t('stores.retention.loss')}>
                <ul className="list-disc ps-5">
                  <li>
                    {letsGo.orders === 0
                      ? t('stores.retention.noneYet', { day: format.day(letsGo.before) })
                      : t('stores.retention.orders', {
                          count: letsGo.orders,
                          orders: format.number(letsGo.orders),
                          day: format.day(letsGo.before),
                        })}
                  </li>
                  <li>{t('stores.retention.file')}</li>
                  <li>{t('stores.retention.parts')}</li>
                  <li>{t('stores.retention.limits')}</li>
                </ul>
              </Banner>
              <Checkbox label={t('stores.retention.confirm')} checked={confirmed} onCheckedChange={setConfirmed} />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
