import type { Texts } from '../frame/index.ts'

interface SubscriptionWords {
  plan: string
  perMonth: (price: string) => string
  next: (day: string, total: string) => string
  change: string
  usage: string
  usageText: string
  kinds: Record<'stores' | 'products' | 'partners' | 'automations', string>
  of: (used: string, limit: string) => string
  cards: string
  addCard: string
  main: string
  makeMain: string
  madeMain: string
  removeCard: string
  removedCard: string
  expires: (when: string) => string
  invoices: string
  number: string
  day: string
  net: string
  tax: string
  total: string
  state: string
  paid: string
  download: string
}

export const subscriptionWords: Texts<SubscriptionWords> = {
  es: {
    plan: 'Plan',
    perMonth: (price) => `${price} al mes, sin impuestos`,
    next: (day, total) => `El próximo cobro es el ${day}: ${total} con impuestos.`,
    change: 'Cambiar de plan',
    usage: 'Lo que usas',
    usageText: 'Al llegar a un límite nada se pierde: solo no se puede añadir más.',
    kinds: { stores: 'Tiendas', products: 'Productos', partners: 'Colaboradores', automations: 'Órdenes mágicos' },
    of: (used, limit) => `${used} de ${limit}`,
    cards: 'Tarjetas',
    addCard: 'Añadir una tarjeta',
    main: 'Principal',
    makeMain: 'Usar esta',
    madeMain: 'Tarjeta principal cambiada',
    removeCard: 'Quitar',
    removedCard: 'Tarjeta quitada',
    expires: (when) => `Caduca en ${when}`,
    invoices: 'Facturas',
    number: 'Factura',
    day: 'Fecha',
    net: 'Base',
    tax: 'Impuestos',
    total: 'Total',
    state: 'Estado',
    paid: 'Pagada',
    download: 'Descargar',
  },
  en: {
    plan: 'Plan',
    perMonth: (price) => `${price} a month, without taxes`,
    next: (day, total) => `The next charge is on ${day}: ${total} with taxes.`,
    change: 'Change the plan',
    usage: 'What you use',
    usageText: 'Nothing is lost at a limit: you just cannot add more.',
    kinds: { stores: 'Stores', products: 'Products', partners: 'Partners', automations: 'Magic orderings' },
    of: (used, limit) => `${used} of ${limit}`,
    cards: 'Cards',
    addCard: 'Add a card',
    main: 'Main',
    makeMain: 'Use this one',
    madeMain: 'Main card changed',
    removeCard: 'Remove',
    removedCard: 'Card removed',
    expires: (when) => `Expires ${when}`,
    invoices: 'Invoices',
    number: 'Invoice',
    day: 'Date',
    net: 'Net',
    tax: 'Taxes',
    total: 'Total',
    state: 'State',
    paid: 'Paid',
    download: 'Download',
  },
  pt: {
    plan: 'Plano',
    perMonth: (price) => `${price} por mês, sem impostos`,
    next: (day, total) => `A próxima cobrança é em ${day}: ${total} com impostos.`,
    change: 'Mudar de plano',
    usage: 'O que você usa',
    usageText: 'Ao chegar a um limite nada se perde: só não dá para adicionar mais.',
    kinds: { stores: 'Lojas', products: 'Produtos', partners: 'Colaboradores', automations: 'Ordens mágicas' },
    of: (used, limit) => `${used} de ${limit}`,
    cards: 'Cartões',
    addCard: 'Adicionar um cartão',
    main: 'Principal',
    makeMain: 'Usar este',
    madeMain: 'Cartão principal alterado',
    removeCard: 'Remover',
    removedCard: 'Cartão removido',
    expires: (when) => `Vence em ${when}`,
    invoices: 'Faturas',
    number: 'Fatura',
    day: 'Data',
    net: 'Base',
    tax: 'Impostos',
    total: 'Total',
    state: 'Situação',
    paid: 'Paga',
    download: 'Baixar',
  },
}
