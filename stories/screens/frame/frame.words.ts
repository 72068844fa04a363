import type { Texts } from './texts.ts'

interface FrameWords {
  homeLabel: string
  reports: string
  categories: string
  collections: string
  alerts: string
  soon: string
  plan: (title: string) => string
  help: string
}

export const frameWords: Texts<FrameWords> = {
  es: {
    homeLabel: 'Samara, inicio',
    reports: 'Informes',
    categories: 'Categorías',
    collections: 'Colecciones',
    alerts: 'Alertas',
    soon: 'Pronto',
    plan: (title) => `Plan ${title}`,
    help: 'Demo rápida',
  },
  en: {
    homeLabel: 'Samara, home',
    reports: 'Reports',
    categories: 'Categories',
    collections: 'Collections',
    alerts: 'Alerts',
    soon: 'Soon',
    plan: (title) => `${title} plan`,
    help: 'Quick demo',
  },
  pt: {
    homeLabel: 'Samara, início',
    reports: 'Relatórios',
    categories: 'Categorias',
    collections: 'Coleções',
    alerts: 'Alertas',
    soon: 'Em breve',
    plan: (title) => `Plano ${title}`,
    help: 'Demo rápida',
  },
}
