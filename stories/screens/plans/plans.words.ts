import type { Texts } from '../frame/index.ts'
import type { LimitName, Period, PlanName } from './plan-data.ts'

interface PlansWords {
  title: string
  description: string
  period: string
  periods: Readonly<Record<Period, string>>
  per: Readonly<Record<Period, string>>
  note: (perMonth: string) => string
  noteMonth: string
  noteFree: string
  for: Readonly<Record<PlanName, string>>
  limit: Readonly<Record<LimitName, (count: string, one: boolean) => string>>
  none: Readonly<Record<LimitName, string>>
  unlimited: Readonly<Record<LimitName, string>>
  choose: (plan: string) => string
  current: string
  recommended: string
  yours: (plan: string) => string
  yoursDetail: string
  use: Readonly<Record<LimitName, string>>
  of: (used: string, limit: string) => string
  reached: string
  reachedDetail: string
  comparison: string
  what: string
  price: string
  noLimit: string
  failedTitle: string
  failedAdvice: string
  forbiddenTitle: string
  forbiddenAdvice: string
}

export const plansWords: Texts<PlansWords> = {
  es: {
    title: 'Planes',
    description: 'Cambia cuando quieras. Lo que has ordenado sigue siendo tuyo en todos.',
    period: 'Pagar por',
    periods: { month: 'Mes', year: 'Año, 2 meses gratis' },
    per: { month: 'al mes', year: 'al año' },
    note: (perMonth) => `Sale a ${perMonth} al mes.`,
    noteMonth: 'Se cobra cada mes.',
    noteFree: 'Sin tarjeta.',
    for: {
      free: 'Para una tienda pequeña.',
      starter: 'Para quien ordena cada semana.',
      growth: 'Para tiendas que ordenan cada día.',
      scale: 'Para equipos y catálogos grandes.',
    },
    limit: {
      stores: (count, one) => (one ? '1 tienda' : `${count} tiendas`),
      products: (count) => `${count} productos`,
      partners: (count, one) => (one ? '1 colaborador' : `${count} colaboradores`),
      automations: (count, one) => (one ? '1 orden mágico' : `${count} órdenes mágicos`),
    },
    none: { stores: 'Sin tiendas', products: 'Sin productos', partners: 'Sin colaboradores', automations: 'Sin órdenes mágicos' },
    unlimited: {
      stores: 'Tiendas sin límite',
      products: 'Productos sin límite',
      partners: 'Colaboradores sin límite',
      automations: 'Órdenes mágicos sin límite',
    },
    choose: (plan) => `Elegir ${plan}`,
    current: 'Tu plan',
    recommended: 'Te daría aire',
    yours: (plan) => `Tu plan es ${plan}`,
    yoursDetail: 'Por mes; se renueva el 1 de diciembre.',
    use: { stores: 'Tiendas', products: 'Productos', partners: 'Colaboradores', automations: 'Órdenes mágicos' },
    of: (used, limit) => `${used} de ${limit}`,
    reached: 'Has llegado al límite de colaboradores',
    reachedDetail: 'Todos siguen trabajando y nada se pierde. Para invitar a alguien más, pasa a Scale o retira a un colaborador.',
    comparison: 'Comparar los planes',
    what: 'Qué incluye',
    price: 'Precio',
    noLimit: 'Sin límite',
    failedTitle: 'No pudimos leer los planes',
    failedAdvice: 'Tu plan sigue como estaba y no se ha cobrado nada. Vuelve a intentarlo en un momento.',
    forbiddenTitle: 'El plan lo elige quien tiene la tienda',
    forbiddenAdvice: 'Como colaborador no ves precios ni tarjetas. Pide el cambio a Ana Ruiz.',
  },
  en: {
    title: 'Plans',
    description: 'Change whenever you like. What you have ordered stays yours in all of them.',
    period: 'Pay by',
    periods: { month: 'Month', year: 'Year, 2 months free' },
    per: { month: 'a month', year: 'a year' },
    note: (perMonth) => `That is ${perMonth} a month.`,
    noteMonth: 'Charged every month.',
    noteFree: 'No card needed.',
    for: {
      free: 'For a small store.',
      starter: 'For those who order every week.',
      growth: 'For stores that order every day.',
      scale: 'For teams and large catalogues.',
    },
    limit: {
      stores: (count, one) => (one ? '1 store' : `${count} stores`),
      products: (count) => `${count} products`,
      partners: (count, one) => (one ? '1 partner' : `${count} partners`),
      automations: (count, one) => (one ? '1 magic ordering' : `${count} magic orderings`),
    },
    none: { stores: 'No stores', products: 'No products', partners: 'No partners', automations: 'No magic orderings' },
    unlimited: {
      stores: 'Unlimited stores',
      products: 'Unlimited products',
      partners: 'Unlimited partners',
      automations: 'Unlimited magic orderings',
    },
    choose: (plan) => `Choose ${plan}`,
    current: 'Your plan',
    recommended: 'Room to grow',
    yours: (plan) => `Your plan is ${plan}`,
    yoursDetail: 'By month; it renews on December 1.',
    use: { stores: 'Stores', products: 'Products', partners: 'Partners', automations: 'Magic orderings' },
    of: (used, limit) => `${used} of ${limit}`,
    reached: 'You have reached the limit of partners',
    reachedDetail: 'All of them go on working and nothing is lost. To invite another, move to Scale or remove a partner.',
    comparison: 'Compare the plans',
    what: 'What is included',
    price: 'Price',
    noLimit: 'No limit',
    failedTitle: 'We could not read the plans',
    failedAdvice: 'Your plan is as it was and nothing was charged. Try again in a moment.',
    forbiddenTitle: 'The plan is chosen by the owner of the store',
    forbiddenAdvice: 'As a partner you see neither prices nor cards. Ask Ana Ruiz for the change.',
  },
  pt: {
    title: 'Planos',
    description: 'Mude quando quiser. O que você ordenou continua seu em todos.',
    period: 'Pagar por',
    periods: { month: 'Mês', year: 'Ano, 2 meses grátis' },
    per: { month: 'por mês', year: 'por ano' },
    note: (perMonth) => `Sai a ${perMonth} por mês.`,
    noteMonth: 'Cobrado todo mês.',
    noteFree: 'Sem cartão.',
    for: {
      free: 'Para uma loja pequena.',
      starter: 'Para quem ordena toda semana.',
      growth: 'Para lojas que ordenam todo dia.',
      scale: 'Para equipes e catálogos grandes.',
    },
    limit: {
      stores: (count, one) => (one ? '1 loja' : `${count} lojas`),
      products: (count) => `${count} produtos`,
      partners: (count, one) => (one ? '1 parceiro' : `${count} parceiros`),
      automations: (count, one) => (one ? '1 ordem mágica' : `${count} ordens mágicas`),
    },
    none: { stores: 'Sem lojas', products: 'Sem produtos', partners: 'Sem parceiros', automations: 'Sem ordens mágicas' },
    unlimited: {
      stores: 'Lojas sem limite',
      products: 'Produtos sem limite',
      partners: 'Parceiros sem limite',
      automations: 'Ordens mágicas sem limite',
    },
    choose: (plan) => `Escolher ${plan}`,
    current: 'Seu plano',
    recommended: 'Espaço para crescer',
    yours: (plan) => `Seu plano é ${plan}`,
    yoursDetail: 'Por mês; renova em 1º de dezembro.',
    use: { stores: 'Lojas', products: 'Produtos', partners: 'Parceiros', automations: 'Ordens mágicas' },
    of: (used, limit) => `${used} de ${limit}`,
    reached: 'Você chegou ao limite de parceiros',
    reachedDetail: 'Todos continuam trabalhando e nada se perde. Para convidar mais alguém, passe para o Scale ou remova um parceiro.',
    comparison: 'Comparar os planos',
    what: 'O que inclui',
    price: 'Preço',
    noLimit: 'Sem limite',
    failedTitle: 'Não conseguimos ler os planos',
    failedAdvice: 'Seu plano continua como estava e nada foi cobrado. Tente de novo daqui a pouco.',
    forbiddenTitle: 'O plano é escolhido por quem tem a loja',
    forbiddenAdvice: 'Como parceiro você não vê preços nem cartões. Peça a mudança a Ana Ruiz.',
  },
}
