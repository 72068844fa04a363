import type { Speech } from './speech.ts'

interface FrameWords {
  home: string
  homeLabel: string
  reports: string
  categories: string
  collections: string
  alerts: string
  soon: string
  store: string
  plan: string
  language: string
  help: string
  notices: (count: number) => string
  account: string
}

export const frameWords: Speech<FrameWords> = {
  es: {
    home: 'Inicio',
    homeLabel: 'Samara, inicio',
    reports: 'Informes',
    categories: 'Categorías',
    collections: 'Colecciones',
    alerts: 'Alertas',
    soon: 'Pronto',
    store: 'Elegir la tienda',
    plan: 'Plan Growth',
    language: 'Idioma',
    help: 'Demo rápida',
    notices: (count) => `Notificaciones, ${count} sin leer`,
    account: 'Cuenta de Ana Ruiz',
  },
  en: {
    home: 'Home',
    homeLabel: 'Samara, home',
    reports: 'Reports',
    categories: 'Categories',
    collections: 'Collections',
    alerts: 'Alerts',
    soon: 'Soon',
    store: 'Choose the store',
    plan: 'Growth plan',
    language: 'Language',
    help: 'Quick demo',
    notices: (count) => `Notifications, ${count} unread`,
    account: 'Account of Ana Ruiz',
  },
  pt: {
    home: 'Início',
    homeLabel: 'Samara, início',
    reports: 'Relatórios',
    categories: 'Categorias',
    collections: 'Coleções',
    alerts: 'Alertas',
    soon: 'Em breve',
    store: 'Escolher a loja',
    plan: 'Plano Growth',
    language: 'Idioma',
    help: 'Demo rápida',
    notices: (count) => `Notificações, ${count} não lidas`,
    account: 'Conta de Ana Ruiz',
  },
}
