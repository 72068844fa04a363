import type { Texts } from '../frame/texts.ts'
import { themesEn } from './themes-en.ts'
import { themesEs } from './themes-es.ts'
import { themesPt } from './themes-pt.ts'
import type { DemoTheme } from './themes.ts'

interface QuickDemoWords {
  title: string
  description: string
  search: string
  videos: (count: number) => string
  written: string
  screen: string
  products: (count: string) => string
  themes: readonly DemoTheme[]
}

export const quickDemoWords: Texts<QuickDemoWords> = {
  es: {
    title: 'Demo rápida',
    description: 'Cómo se hace, en vídeo y por escrito',
    search: 'Buscar en la ayuda',
    videos: (count) => (count === 1 ? '1 vídeo' : `${count} vídeos`),
    written: 'Paso a paso',
    screen: 'Categorías',
    products: (count) => `${count} productos`,
    themes: themesEs,
  },
  en: {
    title: 'Quick demo',
    description: 'How it is done, on video and in writing',
    search: 'Search the help',
    videos: (count) => (count === 1 ? '1 video' : `${count} videos`),
    written: 'Step by step',
    screen: 'Categories',
    products: (count) => `${count} products`,
    themes: themesEn,
  },
  pt: {
    title: 'Demo rápida',
    description: 'Como se faz, em vídeo e por escrito',
    search: 'Buscar na ajuda',
    videos: (count) => (count === 1 ? '1 vídeo' : `${count} vídeos`),
    written: 'Passo a passo',
    screen: 'Categorias',
    products: (count) => `${count} produtos`,
    themes: themesPt,
  },
}
