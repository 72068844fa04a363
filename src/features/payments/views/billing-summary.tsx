import type { BillingDetails } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { EditIcon } from '../../../design/icon/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useCountryNames } from './country-names.ts'

export interface BillingSummaryProps {
  /** Null until they are given. */
  billing: BillingDetails | null
  onEdit: () => void
}

/** Whom invoices are for, to be read; and the way to change it. */
export function BillingSummary({ billing, onEdit }: BillingSummaryProps) {
  const t = useSentences('payments')
  const countryName = useCountryNames()
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      {billing ? (
        <address className="min-w-0 not-italic wrap-anywhere" dir="auto">
          <span className="block font-medium">{billing.name}</span>
          {billing.taxId !== '' && <span className="block tabular-nums">{billing.taxId}</span>}
          {billing.address !== '' && <span className="block whitespace-pre-line">{billing.address}</span>}
          <span className="block">{countryName(billing.country)}</span>
          {billing.invoiceEmail !== '' && <span className="block text-muted">{billing.invoiceEmail}</span>}
        </address>
      ) : (
        <p className="text-muted">{t('company.none')}</p>
      )}
      <Button size="sm" icon={<EditIcon />} onClick={onEdit}>
        {t(billing ? 'company.edit' : 'company.add')}
      </Button>
    </div>
  )
}
