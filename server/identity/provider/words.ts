import { defaultLanguage, type Language, languages, product } from '../../../contract/index.ts'

/** What the provider's own small pages say. */
interface PageWords {
  expired: { title: string; text: string }
  refused: { title: string; text: string }
  failed: { title: string; text: string }
  askSignOut: { title: string; text: string; yes: string; no: string }
  signingOut: { title: string; text: string }
  signedOut: { title: string; text: string }
  again: string
}

const words: Record<Language, PageWords> = {
  es: {
    expired: {
      title: 'Este inicio de sesión ha caducado',
      text: 'Pasó demasiado tiempo o ya se usó. Empieza de nuevo: tardarás un momento.',
    },
    refused: {
      title: 'No se puede iniciar sesión así',
      text: `La petición no viene de ${product.name} o está incompleta. Vuelve a la entrada y prueba otra vez.`,
    },
    failed: { title: 'Algo falló de nuestro lado', text: 'No has perdido nada. Espera un momento y prueba otra vez.' },
    askSignOut: {
      title: '¿Cerrar la sesión?',
      text: `Saldrás de ${product.name} en este navegador.`,
      yes: 'Cerrar la sesión',
      no: 'Seguir dentro',
    },
    signingOut: { title: 'Cerrando la sesión…', text: 'Será un momento.' },
    signedOut: { title: 'Has cerrado la sesión', text: 'Ya puedes cerrar esta página.' },
    again: 'Iniciar sesión',
  },
  en: {
    expired: { title: 'This sign-in has expired', text: 'It took too long, or it was used already. Start again: it takes a moment.' },
    refused: {
      title: 'Signing in does not work this way',
      text: `The request does not come from ${product.name}, or it is incomplete. Go back to the entrance and try again.`,
    },
    failed: { title: 'Internal error', text: 'You have lost nothing. Wait a moment, then try again.' },
    askSignOut: { title: 'Sign out?', text: `You will leave ${product.name} in this browser.`, yes: 'Sign out', no: 'Stay signed in' },
    signingOut: { title: 'Signing out…', text: 'Just a moment.' },
    signedOut: { title: 'You are signed out', text: 'You can close this page now.' },
    again: 'Sign in',
  },
  pt: {
    expired: { title: 'Este início de sessão expirou', text: 'Demorou demais ou já foi usado. Comece de novo: leva só um momento.' },
    refused: {
      title: 'Não é possível entrar assim',
      text: `O pedido não vem do ${product.name} ou está incompleto. Volte à entrada e tente de novo.`,
    },
    failed: { title: 'Algo falhou do nosso lado', text: 'Você não perdeu nada. Espere um momento e tente de novo.' },
    askSignOut: {
      title: 'Encerrar a sessão?',
      text: `Você sairá do ${product.name} neste navegador.`,
      yes: 'Encerrar a sessão',
      no: 'Continuar conectado',
    },
    signingOut: { title: 'Encerrando a sessão…', text: 'Só um momento.' },
    signedOut: { title: 'Sessão encerrada', text: 'Você já pode fechar esta página.' },
    again: 'Entrar',
  },
}

export const wordsOf = (language: Language): PageWords => words[language]

/** The first language that we speak among those asked for: `ui_locales` of the request, then the browser's. */
export function languageOf(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const requested = typeof uiLocales === 'string' ? uiLocales.split(' ') : []
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...options] = part.trim().split(';')
      const weight = Number(
        options
          .find((option) => option.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return { tag, weight: Number.isFinite(weight) ? weight : 0, index }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, two) => two.weight - one.weight || one.index - two.index)
    .map(({ tag }) => tag)
  const bases = [...requested, ...accepted].map((tag) => tag.toLowerCase().split('-')[0])
  return bases.map((base) => languages.find((language) => language === base)).find((language) => language !== undefined) ?? defaultLanguage
}
