import { useSession } from '../../../api/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { useInvoices } from '../data/use-invoices.ts'

/** What was charged by a payment, to which card, and where its invoice goes. */
export function Charged({ payment }: { payment: string | null }) {
  const t = useSentences('payments')
  const format = useFormat()
  const { email } = useSession().person
  const { rows } = useInvoices()
  const invoice = rows?.find(({ payments }) => payments.some(({ id }) => id === payment))
  const paid = invoice?.payments.find(({ id }) => id === payment)
  if (payment === null) return t('checkout.doneFree')
  if (!invoice || !paid) return null
  return paid.card === null
    ? t('checkout.doneCredit')
    : t('checkout.doneText', {
        amount: format.money(paid.amount, invoice.currency),
        card: t('cards.ending', { last: paid.card }),
        email,
      })
}
