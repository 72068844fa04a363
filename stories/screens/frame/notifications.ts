import type { Notification } from '../../../src/design/notification-panel/index.ts'
import type { Language } from '../../../src/design/words/index.ts'
import { formatIn } from '../../../src/i18n/index.ts'
import { categories } from '../shop/index.ts'

type Sentences = Record<
  'published' | 'held' | 'credential' | 'failed' | 'card' | 'partner' | 'synchronised',
  readonly [title: string, detail: string]
>

const productsIn = (name: string): number => categories.find((category) => category.name === name)?.products ?? 0

const sentences: Record<Language, (number: (value: number) => string, all: number) => Sentences> = {
  es: (number, all) => ({
    published: [
      'Mugs se indexó',
      `${number(productsIn('Mugs'))} de ${number(productsIn('Mugs'))} posiciones comprobadas en la plataforma.`,
    ],
    held: ['«Más vendidos primero» espera tu visto bueno', 'Movería más de la mitad de la primera pantalla de T-Light Holders.'],
    credential: ['La credencial de Casa & Jardim ya no es válida', 'La plataforma la rechaza. Sustitúyela para seguir publicando.'],
    failed: ['Cake Stands no se indexó del todo', '2 productos fueron rechazados. Los demás están en su sitio.'],
    card: ['El banco rechazó la tarjeta que termina en 4242', 'Se vuelve a intentar el lunes. Puedes usar otra tarjeta.'],
    partner: ['Luis Pereira aceptó tu invitación', 'Ya puede ordenar en Demo Gift Shop.'],
    synchronised: ['El catálogo está al día', `${number(all)} productos, 12 nuevos, 3 retirados.`],
  }),
  en: (number, all) => ({
    published: ['Mugs was indexed', `${number(productsIn('Mugs'))} of ${number(productsIn('Mugs'))} positions verified on the platform.`],
    held: ['“Best sellers first” waits for your approval', 'It would move more than half of the first screen of T-Light Holders.'],
    credential: ['The credential of Casa & Jardim is no longer valid', 'The platform refuses it. Replace it to go on indexing.'],
    failed: ['Cake Stands was not indexed completely', '2 products were refused. The others are in place.'],
    card: ['The bank declined the card ending in 4242', 'It is tried again on Monday. You can use another card.'],
    partner: ['Luis Pereira accepted your invitation', 'He can order in Demo Gift Shop now.'],
    synchronised: ['The catalogue is up to date', `${number(all)} products, 12 new, 3 gone.`],
  }),
  pt: (number, all) => ({
    published: ['Mugs foi indexada', `${number(productsIn('Mugs'))} de ${number(productsIn('Mugs'))} posições conferidas na plataforma.`],
    held: ['“Mais vendidos primeiro” espera sua aprovação', 'Moveria mais da metade da primeira tela de T-Light Holders.'],
    credential: ['A credencial de Casa & Jardim deixou de ser válida', 'A plataforma a recusa. Substitua-a para continuar publicando.'],
    failed: ['Cake Stands não foi indexada por completo', '2 produtos foram recusados. Os outros estão no lugar.'],
    card: ['O banco recusou o cartão com final 4242', 'Uma nova tentativa será feita na segunda. Você pode usar outro cartão.'],
    partner: ['Luis Pereira aceitou seu convite', 'Ele já pode ordenar na Demo Gift Shop.'],
    synchronised: ['O catálogo está em dia', `${number(all)} produtos, 12 novos, 3 retirados.`],
  }),
}

/** What happened in the gift shop lately, newest first; three of it are unread. */
export function notificationsIn(language: Language): readonly Notification[] {
  const all = categories.reduce((sum, category) => sum + category.products, 0)
  const say = sentences[language](formatIn(language).number, all)
  const notice = (kind: Notification['kind'], key: keyof Sentences, at: string, read: boolean, href: string): Notification => ({
    id: key,
    kind,
    title: say[key][0],
    detail: say[key][1],
    at,
    read,
    href,
  })
  return [
    notice('finished', 'published', '2026-11-21T10:12:00Z', false, '#index-admin'),
    notice('held', 'held', '2026-11-21T09:00:00Z', false, '#magic-sort'),
    notice('credential', 'credential', '2026-11-21T06:41:00Z', false, '#configuration-stores'),
    notice('failed', 'failed', '2026-11-20T18:05:00Z', true, '#index-admin'),
    notice('card', 'card', '2026-11-20T09:30:00Z', true, '#configuration-subscription'),
    notice('partner', 'partner', '2026-11-19T15:20:00Z', true, '#configuration-partners'),
    notice('finished', 'synchronised', '2026-11-19T06:00:00Z', true, '#synchronize'),
  ]
}
