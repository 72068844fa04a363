import type { Language, PlanPeriod, Quote, Tax } from '../../../contract/index.ts'

interface InvoiceWords {
  invoice: string
  issued: string
  for: string
  from: string
  taxId: string
  service: (plan: string, period: PlanPeriod) => string
  span: (from: string, to: string) => string
  lines: Readonly<Record<Exclude<Quote['lines'][number]['kind'], 'plan'>, string>>
  unused: (days: number, of: number) => string
  tax: Readonly<Record<Tax['kind'], (percent: string) => string>>
  total: string
  states: Readonly<Record<'open' | 'paid' | 'refunded' | 'partly-refunded' | 'void', string>>
  refunded: string
}

/** What an invoice says, in every language. */
export const invoiceWords: Record<Language, InvoiceWords> = {
  es: {
    invoice: 'Factura',
    issued: 'Fecha',
    for: 'Para',
    from: 'De',
    taxId: 'Número fiscal',
    service: (plan, period) => `Plan ${plan}, un ${period === 'year' ? 'año' : 'mes'}`,
    span: (from, to) => `Del ${from} al ${to}`,
    lines: { credit: 'Saldo a favor', discount: 'Descuento del cupón', tax: 'Impuestos' },
    unused: (days, of) => `Días sin usar del plan anterior: ${days} de ${of}`,
    tax: {
      charged: (percent) => `IVA ${percent}`,
      reverse: () => 'Inversión del sujeto pasivo: el impuesto lo declara quien recibe la factura',
      none: () => 'Sin impuestos',
    },
    total: 'Total',
    states: { open: 'Pendiente de pago', paid: 'Pagada', refunded: 'Devuelta', 'partly-refunded': 'Devuelta en parte', void: 'Anulada' },
    refunded: 'Devuelto',
  },
  en: {
    invoice: 'Invoice',
    issued: 'Date',
    for: 'To',
    from: 'From',
    taxId: 'Tax number',
    service: (plan, period) => `${plan} plan, one ${period}`,
    span: (from, to) => `${from} to ${to}`,
    lines: { credit: 'Credit', discount: 'Coupon discount', tax: 'Tax' },
    unused: (days, of) => `Unused days of the former plan: ${days} of ${of}`,
    tax: {
      charged: (percent) => `VAT ${percent}`,
      reverse: () => 'Reverse charge: the receiver accounts for the tax',
      none: () => 'No tax',
    },
    total: 'Total',
    states: { open: 'To be paid', paid: 'Paid', refunded: 'Refunded', 'partly-refunded': 'Partly refunded', void: 'Void' },
    refunded: 'Refunded',
  },
  pt: {
    invoice: 'Fatura',
    issued: 'Data',
    for: 'Para',
    from: 'De',
    taxId: 'Número fiscal',
    service: (plan, period) => `Plano ${plan}, um ${period === 'year' ? 'ano' : 'mês'}`,
    span: (from, to) => `De ${from} a ${to}`,
    lines: { credit: 'Saldo a favor', discount: 'Desconto do cupom', tax: 'Impostos' },
    unused: (days, of) => `Dias não usados do plano anterior: ${days} de ${of}`,
    tax: {
      charged: (percent) => `IVA ${percent}`,
      reverse: () => 'Autoliquidação: quem recebe a fatura declara o imposto',
      none: () => 'Sem impostos',
    },
    total: 'Total',
    states: { open: 'A pagar', paid: 'Paga', refunded: 'Reembolsada', 'partly-refunded': 'Reembolsada em parte', void: 'Anulada' },
    refunded: 'Reembolsado',
  },
}
