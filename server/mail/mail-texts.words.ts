import { type Language, product } from '../../contract/index.ts'
import type { MailTexts } from './mail-message.ts'
import { noticeSentence } from './notice-titles.words.ts'
import { paymentTexts } from './payment-texts.words.ts'

const { name } = product

/** What to do about a change that somebody else made. */
const notYou: Record<Language, (link: string) => string> = {
  es: (link) => `Si no has sido tú, pon otra contraseña enseguida: ${link}`,
  en: (link) => `If it was not you, set another password at once: ${link}`,
  pt: (link) => `Se não foi você, defina outra senha já: ${link}`,
}

/** What to do about a change that the receiver did not request. */
const notRequested: Record<Language, (link: string) => string> = {
  es: (link) => `Si no lo has pedido, pon otra contraseña enseguida: ${link}`,
  en: (link) => `If you did not ask for it, set another password at once: ${link}`,
  pt: (link) => `Se você não pediu isso, defina outra senha já: ${link}`,
}

/** Several notices, counted. */
const counted: Record<Language, (count: number) => string> = {
  es: (count) => `${count} novedades en ${name}`,
  en: (count) => `${count} notifications from ${name}`,
  pt: (count) => `${count} novidades em ${name}`,
}

/** Every message in every language. A missing one does not compile. */
export const mailTexts: Record<Language, MailTexts> = {
  es: {
    ...paymentTexts.es,
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
    'app-added': ({ link }) => ({
      subject: `Verificación en dos pasos activada en ${name}`,
      text: ['Desde ahora, al entrar con tu contraseña se pide también el código de tu aplicación de autenticación.'],
      action: null,
      note: notYou.es(link),
    }),
    'app-removed': ({ link }) => ({
      subject: `Verificación en dos pasos desactivada en ${name}`,
      text: ['Desde ahora, para entrar en tu cuenta basta la contraseña. Los códigos de recuperación ya no sirven.'],
      action: null,
      note: notYou.es(link),
    }),
    'second-factor-taken': ({ link }) => ({
      subject: `Verificación en dos pasos retirada en ${name}`,
      text: [
        'Quien opera la instalación ha retirado tu app de códigos, tus códigos de recuperación y tus llaves de acceso, y ha cerrado todas tus sesiones. Desde ahora, para entrar basta la contraseña; puedes volver a activar la verificación en dos pasos en tu perfil.',
      ],
      action: null,
      note: notRequested.es(link),
    }),
    'recovery-codes-renewed': ({ link }) => ({
      subject: `Nuevos códigos de recuperación en ${name}`,
      text: ['Tu cuenta tiene códigos de recuperación nuevos. Los anteriores ya no sirven.'],
      action: null,
      note: notYou.es(link),
    }),
    'recovery-code-used': ({ left, link }) => ({
      subject: `Se ha usado un código de recuperación en ${name}`,
      text: [
        'Alguien, seguramente tú, ha entrado en tu cuenta con la contraseña y un código de recuperación.',
        left === 0 ? 'No queda ninguno: crea códigos nuevos en tu perfil.' : `Códigos que quedan: ${left}.`,
      ],
      action: null,
      note: notYou.es(link),
    }),
    'passkey-added': ({ name: passkey, link }) => ({
      subject: `Nueva llave de acceso en ${name}`,
      text: [`Desde ahora se puede entrar en tu cuenta con la llave de acceso «${passkey}», sin contraseña.`],
      action: null,
      note: `Si no has sido tú, elimina la llave en tu perfil y pon otra contraseña enseguida: ${link}`,
    }),
    'passkey-removed': ({ name: passkey, link }) => ({
      subject: `Llave de acceso eliminada en ${name}`,
      text: [`Ya no se puede entrar en tu cuenta con la llave de acceso «${passkey}».`],
      action: null,
      note: notYou.es(link),
    }),
    notices: ({ notices, more, link, settings }) => ({
      subject: notices.length + more === 1 ? noticeSentence('es', notices[0]!) : counted.es(notices.length + more),
      text: [...notices.map((notice) => noticeSentence('es', notice)), ...(more > 0 ? [`Y ${more} más.`] : [])],
      action: { label: `Abrir ${name}`, link },
      note: `Puedes cambiar qué te llega por correo, y cuándo, en ${settings}`,
    }),
  },
  en: {
    ...paymentTexts.en,
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
    'app-added': ({ link }) => ({
      subject: `Two-step verification turned on in ${name}`,
      text: ['From now on, signing in with your password also asks for the code of your authenticator app.'],
      action: null,
      note: notYou.en(link),
    }),
    'app-removed': ({ link }) => ({
      subject: `Two-step verification turned off in ${name}`,
      text: ['From now on the password alone opens your account. The recovery codes no longer work.'],
      action: null,
      note: notYou.en(link),
    }),
    'second-factor-taken': ({ link }) => ({
      subject: `Two-step verification removed in ${name}`,
      text: [
        'An operator of the installation removed your authenticator app, your recovery codes and your passkeys, and ended all your sessions. From now on the password alone lets you in; you can turn two-step verification on again in your profile.',
      ],
      action: null,
      note: notRequested.en(link),
    }),
    'recovery-codes-renewed': ({ link }) => ({
      subject: `New recovery codes in ${name}`,
      text: ['Your account has new recovery codes. The former ones no longer work.'],
      action: null,
      note: notYou.en(link),
    }),
    'recovery-code-used': ({ left, link }) => ({
      subject: `A recovery code was used in ${name}`,
      text: [
        'Somebody, probably you, has signed in to your account with the password and a recovery code.',
        left === 0 ? 'None is left: create new ones in your profile.' : `Codes left: ${left}.`,
      ],
      action: null,
      note: notYou.en(link),
    }),
    'passkey-added': ({ name: passkey, link }) => ({
      subject: `New passkey in ${name}`,
      text: [`From now on the passkey “${passkey}” opens your account, without a password.`],
      action: null,
      note: `If it was not you, remove the passkey in your profile and set another password at once: ${link}`,
    }),
    'passkey-removed': ({ name: passkey, link }) => ({
      subject: `Passkey removed in ${name}`,
      text: [`The passkey “${passkey}” no longer opens your account.`],
      action: null,
      note: notYou.en(link),
    }),
    notices: ({ notices, more, link, settings }) => ({
      subject: notices.length + more === 1 ? noticeSentence('en', notices[0]!) : counted.en(notices.length + more),
      text: [...notices.map((notice) => noticeSentence('en', notice)), ...(more > 0 ? [`And ${more} more.`] : [])],
      action: { label: `Open ${name}`, link },
      note: `You can change what is sent to you by e-mail, and when, at ${settings}`,
    }),
  },
  pt: {
    ...paymentTexts.pt,
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
    'app-added': ({ link }) => ({
      subject: `Verificação em duas etapas ativada no ${name}`,
      text: ['A partir de agora, ao entrar com a sua senha, também é pedido o código do seu aplicativo de autenticação.'],
      action: null,
      note: notYou.pt(link),
    }),
    'app-removed': ({ link }) => ({
      subject: `Verificação em duas etapas desativada no ${name}`,
      text: ['A partir de agora, a senha basta para entrar na sua conta. Os códigos de recuperação não servem mais.'],
      action: null,
      note: notYou.pt(link),
    }),
    'second-factor-taken': ({ link }) => ({
      subject: `Verificação em duas etapas removida no ${name}`,
      text: [
        'Quem opera a instalação removeu o seu app de códigos, os seus códigos de recuperação e as suas chaves de acesso, e encerrou todas as suas sessões. A partir de agora basta a senha para entrar; você pode reativar a verificação em duas etapas no seu perfil.',
      ],
      action: null,
      note: notRequested.pt(link),
    }),
    'recovery-codes-renewed': ({ link }) => ({
      subject: `Novos códigos de recuperação no ${name}`,
      text: ['A sua conta tem novos códigos de recuperação. Os anteriores não servem mais.'],
      action: null,
      note: notYou.pt(link),
    }),
    'recovery-code-used': ({ left, link }) => ({
      subject: `Um código de recuperação foi usado no ${name}`,
      text: [
        'Alguém, provavelmente você, entrou na sua conta com a senha e um código de recuperação.',
        left === 0 ? 'Não resta nenhum: crie novos no seu perfil.' : `Códigos que restam: ${left}.`,
      ],
      action: null,
      note: notYou.pt(link),
    }),
    'passkey-added': ({ name: passkey, link }) => ({
      subject: `Nova chave de acesso no ${name}`,
      text: [`A partir de agora, a chave de acesso “${passkey}” abre a sua conta, sem senha.`],
      action: null,
      note: `Se não foi você, remova a chave no seu perfil e defina outra senha já: ${link}`,
    }),
    'passkey-removed': ({ name: passkey, link }) => ({
      subject: `Chave de acesso removida no ${name}`,
      text: [`A chave de acesso “${passkey}” não abre mais a sua conta.`],
      action: null,
      note: notYou.pt(link),
    }),
    notices: ({ notices, more, link, settings }) => ({
      subject: notices.length + more === 1 ? noticeSentence('pt', notices[0]!) : counted.pt(notices.length + more),
      text: [...notices.map((notice) => noticeSentence('pt', notice)), ...(more > 0 ? [`E mais ${more}.`] : [])],
      action: { label: `Abrir ${name}`, link },
      note: `Você pode mudar o que chega por e-mail, e quando, em ${settings}`,
    }),
  },
}
