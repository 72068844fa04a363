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
    registration: ({ link, hours }) => ({
      subject: `Confirma tu correo para entrar en ${name}`,
      text: [`Alguien, seguramente tú, quiere crear una cuenta de ${name} con esta dirección.`],
      action: { label: 'Crear la cuenta', link },
      note: `El enlace sirve una sola vez, durante ${hours} horas. Si no has sido tú, no tienes que hacer nada: sin el enlace no se crea ninguna cuenta.`,
    }),
    'already-registered': ({ link }) => ({
      subject: `Ya tienes una cuenta de ${name}`,
      text: [`Alguien, seguramente tú, ha querido crear una cuenta de ${name} con esta dirección, que ya tiene una.`],
      action: { label: 'Poner otra contraseña', link },
      note: 'Si recuerdas tu contraseña, entra con ella. Si no has sido tú, no tienes que hacer nada.',
    }),
    password: ({ link, minutes }) => ({
      subject: `Otra contraseña para ${name}`,
      text: [`Alguien, seguramente tú, ha olvidado la contraseña de tu cuenta de ${name}.`],
      action: { label: 'Poner otra contraseña', link },
      note: `El enlace sirve una sola vez, durante ${minutes} minutos. Si no has sido tú, no tienes que hacer nada: tu contraseña sigue valiendo.`,
    }),
    'password-changed': ({ link }) => ({
      subject: `La contraseña de tu cuenta de ${name} ha cambiado`,
      text: ['Tu cuenta tiene desde ahora otra contraseña.'],
      action: null,
      note: `Si no has sido tú, pon otra enseguida: ${link}`,
    }),
    email: ({ link, hours }) => ({
      subject: `Confirma tu nuevo correo en ${name}`,
      text: [`Has pedido que tu cuenta de ${name} use esta dirección.`],
      action: { label: 'Confirmar la dirección', link },
      note: `El enlace sirve una sola vez, durante ${hours} horas. Hasta entonces vale la dirección de antes. Si no has sido tú, no tienes que hacer nada.`,
    }),
    'email-requested': ({ email, link }) => ({
      subject: `Cambio de correo en tu cuenta de ${name}`,
      text: [
        `Alguien, seguramente tú, ha pedido que tu cuenta use la dirección ${email}. El cambio vale cuando se confirme allí; hasta entonces tu dirección es esta.`,
      ],
      action: null,
      note: `Si no has sido tú, pon otra contraseña enseguida: ${link}. Así el cambio queda anulado.`,
    }),
    'email-changed': ({ email, link }) => ({
      subject: `El correo de tu cuenta de ${name} ha cambiado`,
      text: [`Tu cuenta usa desde ahora la dirección ${email}. A esta ya no te llegará nada más.`],
      action: null,
      note: `Si no has sido tú, avisa a quien administra esta instalación. Con esta dirección ya no se puede poner otra contraseña en ${link}.`,
    }),
  },
  en: {
    invitation: ({ inviter, store, link, days }) => ({
      subject: `Invitation to the store ${store}`,
      text: [`${inviter} invites you to work in the store ${store} in ${name}.`],
      action: { label: 'Accept the invitation', link },
      note: `The link works once, for ${days} days, and only for this address. If you did not expect the invitation, there is nothing to do.`,
    }),
    registration: ({ link, hours }) => ({
      subject: `Confirm your e-mail for ${name}`,
      text: [`Somebody, probably you, wants to create an account of ${name} with this address.`],
      action: { label: 'Create the account', link },
      note: `The link works once, for ${hours} hours. If it was not you, there is nothing to do: without the link no account is created.`,
    }),
    'already-registered': ({ link }) => ({
      subject: `You already have an account of ${name}`,
      text: [`Somebody, probably you, wanted to create an account of ${name} with this address, which already has one.`],
      action: { label: 'Set another password', link },
      note: 'If you remember your password, sign in with it. If it was not you, there is nothing to do.',
    }),
    password: ({ link, minutes }) => ({
      subject: `Another password for ${name}`,
      text: [`Somebody, probably you, has forgotten the password of your account of ${name}.`],
      action: { label: 'Set another password', link },
      note: `The link works once, for ${minutes} minutes. If it was not you, there is nothing to do: your password stays as it is.`,
    }),
    'password-changed': ({ link }) => ({
      subject: `The password of your account of ${name} has changed`,
      text: ['Your account has another password from now on.'],
      action: null,
      note: `If it was not you, set another one at once: ${link}`,
    }),
    email: ({ link, hours }) => ({
      subject: `Confirm your new e-mail for ${name}`,
      text: [`You have requested that your account of ${name} use this address.`],
      action: { label: 'Confirm the address', link },
      note: `The link works once, for ${hours} hours. Until then the former address is in use. If it was not you, there is nothing to do.`,
    }),
    'email-requested': ({ email, link }) => ({
      subject: `Change of e-mail in your account of ${name}`,
      text: [
        `Somebody, probably you, has requested that your account use the address ${email}. The change takes effect once it is confirmed there; until then this one is yours.`,
      ],
      action: null,
      note: `If it was not you, set another password at once: ${link}. That cancels the change.`,
    }),
    'email-changed': ({ email, link }) => ({
      subject: `The e-mail of your account of ${name} has changed`,
      text: [`From now on your account uses the address ${email}. Nothing more will come to this one.`],
      action: null,
      note: `If it was not you, tell whoever runs this installation. This address can no longer be used to set another password at ${link}.`,
    }),
  },
  pt: {
    invitation: ({ inviter, store, link, days }) => ({
      subject: `Convite para a loja ${store}`,
      text: [`${inviter} convida você a trabalhar na loja ${store} no ${name}.`],
      action: { label: 'Aceitar o convite', link },
      note: `O link serve uma única vez, durante ${days} dias e só para este endereço. Se você não esperava o convite, não precisa fazer nada.`,
    }),
    registration: ({ link, hours }) => ({
      subject: `Confirme seu e-mail para entrar no ${name}`,
      text: [`Alguém, provavelmente você, quer criar uma conta do ${name} com este endereço.`],
      action: { label: 'Criar a conta', link },
      note: `O link serve uma única vez, durante ${hours} horas. Se não foi você, não precisa fazer nada: sem o link nenhuma conta é criada.`,
    }),
    'already-registered': ({ link }) => ({
      subject: `Você já tem uma conta do ${name}`,
      text: [`Alguém, provavelmente você, quis criar uma conta do ${name} com este endereço, que já tem uma.`],
      action: { label: 'Definir outra senha', link },
      note: 'Se você lembra a sua senha, entre com ela. Se não foi você, não precisa fazer nada.',
    }),
    password: ({ link, minutes }) => ({
      subject: `Outra senha para o ${name}`,
      text: [`Alguém, provavelmente você, esqueceu a senha da sua conta do ${name}.`],
      action: { label: 'Definir outra senha', link },
      note: `O link serve uma única vez, durante ${minutes} minutos. Se não foi você, não precisa fazer nada: a sua senha continua valendo.`,
    }),
    'password-changed': ({ link }) => ({
      subject: `A senha da sua conta do ${name} mudou`,
      text: ['A sua conta tem outra senha a partir de agora.'],
      action: null,
      note: `Se não foi você, defina outra já: ${link}`,
    }),
    email: ({ link, hours }) => ({
      subject: `Confirme seu novo e-mail no ${name}`,
      text: [`Você pediu que a sua conta do ${name} use este endereço.`],
      action: { label: 'Confirmar o endereço', link },
      note: `O link serve uma única vez, durante ${hours} horas. Até lá vale o endereço anterior. Se não foi você, não precisa fazer nada.`,
    }),
    'email-requested': ({ email, link }) => ({
      subject: `Troca de e-mail na sua conta do ${name}`,
      text: [
        `Alguém, provavelmente você, pediu que a sua conta use o endereço ${email}. A troca vale quando for confirmada lá; até então o seu endereço é este.`,
      ],
      action: null,
      note: `Se não foi você, defina outra senha já: ${link}. Assim a troca fica sem efeito.`,
    }),
    'email-changed': ({ email, link }) => ({
      subject: `O e-mail da sua conta do ${name} mudou`,
      text: [`A partir de agora a sua conta usa o endereço ${email}. Nada mais chegará a este.`],
      action: null,
      note: `Se não foi você, avise quem administra esta instalação. Com este endereço já não é possível definir outra senha em ${link}.`,
    }),
  },
}
