import { type Language, product } from '../../contract/index.ts'
import type { MailTexts } from './mail-message.ts'

const { name } = product

/** Every message in every language. A missing one does not compile. */
export const mailTexts: Record<Language, MailTexts> = {
  es: {
    invitation: ({ inviter, store, link, days }) => ({
      subject: `Invitación a la tienda ${store}`,
      text: [`${inviter} te invita a trabajar en la tienda ${store} de ${name}.`],
      action: { label: 'Aceptar la invitación', link },
      note: `El enlace sirve una sola vez, durante ${days} días y solo para esta dirección. Si no esperabas la invitación, no tienes que hacer nada.`,
    }),
  },
  en: {
    invitation: ({ inviter, store, link, days }) => ({
      subject: `Invitation to the store ${store}`,
      text: [`${inviter} invites you to work in the store ${store} in ${name}.`],
      action: { label: 'Accept the invitation', link },
      note: `The link works once, for ${days} days, and only for this address. If you did not expect the invitation, there is nothing to do.`,
    }),
  },
  pt: {
    invitation: ({ inviter, store, link, days }) => ({
      subject: `Convite para a loja ${store}`,
      text: [`${inviter} convida você a trabalhar na loja ${store} no ${name}.`],
      action: { label: 'Aceitar o convite', link },
      note: `O link serve uma única vez, durante ${days} dias e só para este endereço. Se você não esperava o convite, não precisa fazer nada.`,
    }),
  },
}
