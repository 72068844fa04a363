import type { Language } from '../../../contract/index.ts'

export interface CrashWords {
  title: string
  text: string
  /** Null where the page goes on by itself. */
  action: string | null
}

/** The sentences that are shown when not even the translations could be loaded. */
export const crashWords: Record<Language, CrashWords> = {
  es: {
    title: 'Algo falló',
    text: 'Tus cambios sin guardar se conservan. Recarga la página; si falla de nuevo, repórtalo.',
    action: 'Recargar',
  },
  en: {
    title: 'Something broke',
    text: 'Your unsaved changes are kept. Reload the page; if it fails again, report it.',
    action: 'Reload',
  },
  pt: {
    title: 'Algo falhou',
    text: 'Suas alterações não salvas foram mantidas. Recarregue a página; se falhar de novo, informe o problema.',
    action: 'Recarregar',
  },
}

/** The sentences that are shown while the server cannot be reached; the page waits for it. */
export const unreachableWords: Record<Language, CrashWords> = {
  es: {
    title: 'No hay conexión con el servidor',
    text: 'Puede que esté arrancando. Esta página continúa automáticamente en cuanto responda. Tus cambios sin guardar siguen en este dispositivo.',
    action: null,
  },
  en: {
    title: 'The server cannot be reached',
    text: 'It may be starting. This page continues automatically as soon as it answers. Your unsaved changes are still on this device.',
    action: null,
  },
  pt: {
    title: 'Não há conexão com o servidor',
    text: 'Ele pode estar iniciando. Esta página continua automaticamente assim que ele responder. Suas alterações não salvas continuam neste dispositivo.',
    action: null,
  },
}

/** The sentences that are shown when the server no longer has a part of this page, and loading it again did not help. */
export const goneWords: Record<Language, CrashWords> = {
  es: {
    title: 'Falta una parte de esta página',
    text: 'El servidor se está actualizando. Espera un momento y recarga la página. Tus cambios sin guardar siguen en este dispositivo.',
    action: 'Recargar',
  },
  en: {
    title: 'A part of this page is missing',
    text: 'The server is being upgraded. Wait a moment and reload the page. Your unsaved changes are still on this device.',
    action: 'Reload',
  },
  pt: {
    title: 'Falta uma parte desta página',
    text: 'O servidor está sendo atualizado. Espere um momento e recarregue a página. Suas alterações não salvas continuam neste dispositivo.',
    action: 'Recarregar',
  },
}
