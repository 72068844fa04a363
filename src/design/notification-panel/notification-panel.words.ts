import { useWordsLanguage, type Language, numbersIn, type NumberWriting } from '../words/index.ts'
import { ago } from './notifications.ts'

export interface NotificationWords {
  heading: string
  bell: (unread: string, one: boolean) => string
  unread: string
  readAll: string
  clear: string
  emptyTitle: string
  emptyAdvice: string
  failedTitle: string
  older: (count: string, one: boolean) => string
  show: string
  all: string
  onlyUnread: string
}

const words = {
  es: {
    heading: 'Notificaciones',
    bell: (unread) => `Notificaciones, ${unread} sin leer`,
    unread: 'sin leer',
    readAll: 'Marcar todo como leído',
    clear: 'Vaciar',
    emptyTitle: 'Estás al día',
    emptyAdvice: 'Aquí se muestra lo que termina, lo que falla y lo que espera tu visto bueno.',
    failedTitle: 'No se pudieron cargar las notificaciones',
    older: (count, one) => `y ${count} ${one ? 'anterior' : 'anteriores'}`,
    show: 'Mostrar',
    all: 'Todas',
    onlyUnread: 'Sin leer',
  },
  en: {
    heading: 'Notifications',
    bell: (unread) => `Notifications, ${unread} unread`,
    unread: 'unread',
    readAll: 'Mark all as read',
    clear: 'Clear',
    emptyTitle: 'You are up to date',
    emptyAdvice: 'What finishes, what fails and what waits for your approval is told here.',
    failedTitle: 'Notifications could not be loaded',
    older: (count, one) => `and ${count} older ${one ? 'one' : 'ones'}`,
    show: 'Show',
    all: 'All',
    onlyUnread: 'Unread',
  },
  pt: {
    heading: 'Notificações',
    bell: (unread, one) => `Notificações, ${unread} ${one ? 'não lida' : 'não lidas'}`,
    unread: 'não lida',
    readAll: 'Marcar tudo como lido',
    clear: 'Esvaziar',
    emptyTitle: 'Você está em dia',
    emptyAdvice: 'Aqui se conta o que termina, o que falha e o que espera sua aprovação.',
    failedTitle: 'Não foi possível carregar as notificações',
    older: (count, one) => `e ${count} ${one ? 'anterior' : 'anteriores'}`,
    show: 'Mostrar',
    all: 'Todas',
    onlyUnread: 'Não lidas',
  },
} as const satisfies Record<Language, NotificationWords>

const formats = {
  es: { number: numbersIn('es'), since: new Intl.RelativeTimeFormat('es', { numeric: 'auto' }) },
  en: { number: numbersIn('en'), since: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }) },
  pt: { number: numbersIn('pt'), since: new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }) },
} as const satisfies Record<Language, { number: NumberWriting; since: Intl.RelativeTimeFormat }>

export interface NotificationTexts {
  say: NotificationWords
  number: (value: number) => string
  since: (at: string, now: string) => string
}

/** What the panel says by itself, and how its language writes numbers and times. */
export function useNotificationTexts(): NotificationTexts {
  const language = useWordsLanguage()
  const { number, since } = formats[language]
  return {
    say: words[language],
    number: (value) => number.format(value),
    since: (at, now) => {
      const { unit, value } = ago(at, now)
      return since.format(-value, unit)
    },
  }
}
