import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'
import type { JobState } from './job-progress.variants.ts'

/** What a job says by itself. Numbers come written. */
export interface JobProgressWords {
  states: Readonly<Record<JobState, string>>
  progress: (done: string, total: string) => string
  /** Under a minute, minutes, hours. */
  secondsLeft: string
  minutesLeft: (minutes: string, one: boolean) => string
  hoursLeft: (hours: string, one: boolean) => string
  rate: (count: string) => string
  canBeLeft: string
  cancel: string
  cancelling: string
  verified: (verified: string, checked: string) => string
  differences: (count: string, one: boolean) => string
  difference: (requested: string, found: string) => string
  missing: (requested: string) => string
}

const words = {
  es: {
    states: {
      scheduled: 'Programada',
      waiting: 'En espera',
      running: 'En curso',
      checking: 'Verificando',
      done: 'Terminada',
      faulty: 'Con errores',
      failed: 'Falló',
      cancelled: 'Cancelada',
    },
    progress: (done, total) => `${done} de ${total}`,
    secondsLeft: 'Queda menos de un minuto',
    minutesLeft: (minutes, one) => (one ? 'Queda 1 minuto' : `Quedan unos ${minutes} minutos`),
    hoursLeft: (hours, one) => (one ? 'Queda una hora' : `Quedan unas ${hours} horas`),
    rate: (count) => `${count} por minuto`,
    canBeLeft: 'Puedes salir de aquí: sigue sin ti y recibirás un aviso cuando termine.',
    cancel: 'Cancelar',
    cancelling: 'Cancelando: se detiene en 5 segundos como mucho.',
    verified: (verified, checked) => `Verificado en la tienda: ${verified} de ${checked} en su lugar`,
    differences: (count, one) => (one ? '1 diferencia con lo solicitado' : `${count} diferencias con lo solicitado`),
    difference: (requested, found) => `Solicitada: ${requested}; está en la ${found}`,
    missing: (requested) => `Solicitada: ${requested}; no aparece en la tienda`,
  },
  en: {
    states: {
      scheduled: 'Scheduled',
      waiting: 'Waiting',
      running: 'Running',
      checking: 'Verifying',
      done: 'Done',
      faulty: 'With errors',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    progress: (done, total) => `${done} of ${total}`,
    secondsLeft: 'Less than a minute left',
    minutesLeft: (minutes, one) => (one ? '1 minute left' : `About ${minutes} minutes left`),
    hoursLeft: (hours, one) => (one ? 'An hour left' : `About ${hours} hours left`),
    rate: (count) => `${count} a minute`,
    canBeLeft: 'You can leave: it goes on by itself, and you are notified when it is done.',
    cancel: 'Cancel',
    cancelling: 'Cancelling: it stops within 5 seconds.',
    verified: (verified, checked) => `Verified in the store: ${verified} of ${checked} in place`,
    differences: (count, one) => (one ? '1 difference from what was requested' : `${count} differences from what was requested`),
    difference: (requested, found) => `Requested: ${requested}; is at ${found}`,
    missing: (requested) => `Requested: ${requested}; not found in the store`,
  },
  pt: {
    states: {
      scheduled: 'Agendada',
      waiting: 'Em espera',
      running: 'Em andamento',
      checking: 'Verificando',
      done: 'Concluída',
      faulty: 'Com erros',
      failed: 'Falhou',
      cancelled: 'Cancelada',
    },
    progress: (done, total) => `${done} de ${total}`,
    secondsLeft: 'Falta menos de um minuto',
    minutesLeft: (minutes, one) => (one ? 'Falta 1 minuto' : `Faltam uns ${minutes} minutos`),
    hoursLeft: (hours, one) => (one ? 'Falta uma hora' : `Faltam umas ${hours} horas`),
    rate: (count) => `${count} por minuto`,
    canBeLeft: 'Você pode sair daqui: continua sem você, e você recebe um aviso quando terminar.',
    cancel: 'Cancelar',
    cancelling: 'Cancelando: para em no máximo 5 segundos.',
    verified: (verified, checked) => `Verificado na loja: ${verified} de ${checked} no lugar`,
    differences: (count, one) => (one ? '1 diferença do que foi solicitado' : `${count} diferenças do que foi solicitado`),
    difference: (requested, found) => `Solicitada: ${requested}; está na ${found}`,
    missing: (requested) => `Solicitada: ${requested}; não aparece na loja`,
  },
} as const satisfies Record<Language, JobProgressWords>

export interface JobTexts {
  readonly say: JobProgressWords
  readonly number: (value: number) => string
}

/** A job's own sentences, in the language around it. */
export function useTexts(): JobTexts {
  const language = useWordsLanguage()
  return { say: words[language], number: (value) => numbersIn(language).format(value) }
}

/** How much longer it takes, rounded as people say it. */
export function timeLeftText(seconds: number, { say, number }: JobTexts): string {
  if (seconds < 60) return say.secondsLeft
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return say.minutesLeft(number(minutes), minutes === 1)
  const hours = Math.round(minutes / 60)
  return say.hoursLeft(number(hours), hours === 1)
}
