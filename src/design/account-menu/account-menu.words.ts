import { useWordsLanguage, type Language } from '../words/index.ts'

export interface AccountMenuWords {
  account: (name: string) => string
  myAccount: string
  profile: string
  news: string
  administer: string
  newStore: string
  operate: string
  signOut: string
}

const words = {
  es: {
    account: (name) => `Cuenta de ${name}`,
    myAccount: 'Mi cuenta',
    profile: 'Perfil',
    news: 'Novedades',
    administer: 'Administrar',
    newStore: 'Nueva tienda',
    operate: 'Panel de operación',
    signOut: 'Cerrar sesión',
  },
  en: {
    account: (name) => `Account of ${name}`,
    myAccount: 'My account',
    profile: 'Profile',
    news: 'News',
    administer: 'Administer',
    newStore: 'New store',
    operate: 'Operator’s view',
    signOut: 'Log out',
  },
  pt: {
    account: (name) => `Conta de ${name}`,
    myAccount: 'Minha conta',
    profile: 'Perfil',
    news: 'Novidades',
    administer: 'Administrar',
    newStore: 'Nova loja',
    operate: 'Painel de operação',
    signOut: 'Sair',
  },
} as const satisfies Record<Language, AccountMenuWords>

/** What the menu says by itself, in the language around it. */
export const useAccountMenuWords = (): AccountMenuWords => words[useWordsLanguage()]
