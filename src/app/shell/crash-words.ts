import type { Language } from '../../../contract/index.ts'

/** What is said when not even the sentences could be loaded. */
export const crashWords: Record<Language, { title: string; text: string; action: string }> = {
  es: {
    title: 'Algo se ha roto',
    text: 'Tus cambios sin guardar se conservan. Recarga la página; si se repite, avísanos.',
    action: 'Recargar',
  },
  en: { title: 'Something broke', text: 'Your unsaved changes are kept. Reload the page; if it happens again, tell us.', action: 'Reload' },
  pt: {
    title: 'Algo quebrou',
    text: 'Suas mudanças não salvas continuam guardadas. Recarregue a página; se acontecer de novo, avise-nos.',
    action: 'Recarregar',
  },
}

/** What is said when the server cannot be reached at the very start. */
export const unreachableWords: Record<Language, { title: string; text: string; action: string }> = {
  es: {
    title: 'No hay conexión con el servidor',
    text: 'Comprueba tu red y vuelve a intentarlo. Tus cambios sin guardar siguen en este equipo.',
    action: 'Volver a intentarlo',
  },
  en: {
    title: 'The server cannot be reached',
    text: 'Check your connection and try again. Your unsaved changes are still on this computer.',
    action: 'Try again',
  },
  pt: {
    title: 'Não há conexão com o servidor',
    text: 'Verifique sua rede e tente de novo. Suas mudanças não salvas continuam neste computador.',
    action: 'Tentar de novo',
  },
}
