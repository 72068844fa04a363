import type { Texts } from '../frame/index.ts'

interface PartnersWords {
  invite: string
  person: string
  stores: string
  allows: string
  everything: string
  approval: string
  needed: string
  notNeeded: string
  state: string
  states: Record<'active' | 'invited', string>
  allStores: string
  remove: string
  removed: string
  resend: string
  resent: string
  inviteTitle: string
  inviteText: string
  email: string
  emailHint: string
  emailError: string
  store: string
  categories: string
  brands: string
  limitHint: string
  requires: string
  requiresHint: string
  send: string
  sent: string
  emptyTitle: string
  emptyAdvice: string
}

export const partnersWords: Texts<PartnersWords> = {
  es: {
    invite: 'Invitar',
    person: 'Colaborador',
    stores: 'Tiendas',
    allows: 'Puede ordenar',
    everything: 'Todo',
    approval: 'Aprobación',
    needed: 'Lo que publica espera',
    notNeeded: 'Publica sin esperar',
    state: 'Estado',
    states: { active: 'Activo', invited: 'Invitado' },
    allStores: 'Todas',
    remove: 'Quitar el acceso',
    removed: 'Acceso quitado',
    resend: 'Enviar otra vez la invitación',
    resent: 'Invitación enviada',
    inviteTitle: 'Invitar a un colaborador',
    inviteText: 'Ordena, crea colecciones y ve los informes. Nunca ve credenciales, tarjetas ni el plan.',
    email: 'Correo',
    emailHint: 'Le enviamos un enlace que vale siete días.',
    emailError: 'A este correo le falta el dominio: escribe lo que va después de la arroba.',
    store: 'Tienda',
    categories: 'Solo estas categorías',
    brands: 'Solo estas marcas',
    limitHint: 'Vacío: todas.',
    requires: 'Necesita aprobación',
    requiresHint: 'Lo que publica espera como propuesta hasta que tú lo apruebas.',
    send: 'Enviar la invitación',
    sent: 'Invitación enviada',
    emptyTitle: 'Trabajas a solas',
    emptyAdvice: 'Invita a quien ordena contigo. Tú decides qué categorías y marcas toca, y si publica sin preguntarte.',
  },
  en: {
    invite: 'Invite',
    person: 'Partner',
    stores: 'Stores',
    allows: 'May order',
    everything: 'Everything',
    approval: 'Approval',
    needed: 'What they publish waits',
    notNeeded: 'Publishes at once',
    state: 'State',
    states: { active: 'Active', invited: 'Invited' },
    allStores: 'All',
    remove: 'Take the access away',
    removed: 'Access taken away',
    resend: 'Send the invitation again',
    resent: 'Invitation sent',
    inviteTitle: 'Invite a partner',
    inviteText: 'Partners order, build collections and see reports. They never see credentials, cards or the plan.',
    email: 'E-mail',
    emailHint: 'We send a link that is good for seven days.',
    emailError: 'This address has no domain: write what comes after the at sign.',
    store: 'Store',
    categories: 'Only these categories',
    brands: 'Only these brands',
    limitHint: 'Empty: all of them.',
    requires: 'Requires approval',
    requiresHint: 'What they publish waits as a proposal until you approve it.',
    send: 'Send the invitation',
    sent: 'Invitation sent',
    emptyTitle: 'You work alone',
    emptyAdvice:
      'Invite those who order with you. You decide which categories and brands they touch, and whether they publish without asking.',
  },
  pt: {
    invite: 'Convidar',
    person: 'Colaborador',
    stores: 'Lojas',
    allows: 'Pode ordenar',
    everything: 'Tudo',
    approval: 'Aprovação',
    needed: 'O que publica espera',
    notNeeded: 'Publica sem esperar',
    state: 'Estado',
    states: { active: 'Ativo', invited: 'Convidado' },
    allStores: 'Todas',
    remove: 'Retirar o acesso',
    removed: 'Acesso retirado',
    resend: 'Enviar o convite de novo',
    resent: 'Convite enviado',
    inviteTitle: 'Convidar um colaborador',
    inviteText: 'Ordena, cria coleções e vê os relatórios. Nunca vê credenciais, cartões nem o plano.',
    email: 'E-mail',
    emailHint: 'Enviamos um link que vale sete dias.',
    emailError: 'Falta o domínio neste e-mail: escreva o que vem depois da arroba.',
    store: 'Loja',
    categories: 'Só estas categorias',
    brands: 'Só estas marcas',
    limitHint: 'Vazio: todas.',
    requires: 'Precisa de aprovação',
    requiresHint: 'O que publica espera como proposta até você aprovar.',
    send: 'Enviar o convite',
    sent: 'Convite enviado',
    emptyTitle: 'Você trabalha só',
    emptyAdvice: 'Convide quem ordena com você. Você decide em que categorias e marcas a pessoa mexe, e se publica sem perguntar.',
  },
}
