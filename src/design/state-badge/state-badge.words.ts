import { useWordsLanguage, type Language } from '../words/index.ts'
import type { PublicationState } from './state-badge.variants.ts'

/** What each state of a publication is called. */
export type StateWords = Readonly<Record<PublicationState, string>>

const words = {
  es: {
    scheduled: 'Programada',
    waiting: 'En espera',
    running: 'Indexando',
    sent: 'Enviada',
    verified: 'Verificada',
    'done-with-errors': 'Con errores',
    failed: 'Falló',
    cancelled: 'Cancelada',
  },
  en: {
    scheduled: 'Scheduled',
    waiting: 'Waiting',
    running: 'Indexing',
    sent: 'Sent',
    verified: 'Verified',
    'done-with-errors': 'With errors',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  pt: {
    scheduled: 'Agendada',
    waiting: 'Em espera',
    running: 'Indexando',
    sent: 'Enviada',
    verified: 'Verificada',
    'done-with-errors': 'Com erros',
    failed: 'Falhou',
    cancelled: 'Cancelada',
  },
} as const satisfies Record<Language, StateWords>

/** The states' names in the language around a component, for filters, menus and sentences. */
export const useStateWords = (): StateWords => words[useWordsLanguage()]
