import type { Speech } from '../frame/index.ts'

interface NotificationsWords {
  title: string
  products: (count: string) => string
}

export const notificationsWords: Speech<NotificationsWords> = {
  es: { title: 'Categorías', products: (count) => `${count} productos` },
  en: { title: 'Categories', products: (count) => `${count} products` },
  pt: { title: 'Categorias', products: (count) => `${count} produtos` },
}
