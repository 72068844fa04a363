import type { Language, NoticeKind } from '../../contract/index.ts'
import type { MailedNotice } from './mail-message.ts'

type Titles = Readonly<Record<NoticeKind, (notice: MailedNotice) => string>>

/** What happened, in a sentence of each language. A missing one does not compile. */
const noticeTitles: Record<Language, Titles> = {
  es: {
    'publication-verified': ({ list }) => `«${list}» se indexó`,
    'publication-with-errors': ({ list }) => `«${list}» no se indexó del todo`,
    'publication-failed': ({ list }) => `«${list}» no se pudo indexar`,
    'proposal-waiting': ({ list, by }) => `${by} propone un orden para «${list}»`,
    'proposal-sent-back': ({ list }) => `Te devolvieron la propuesta de «${list}»`,
    'proposal-published': ({ list, by }) => `${by} aprobó tu propuesta de «${list}»`,
    synchronised: () => 'El catálogo está al día',
    'synchronisation-with-errors': () => 'El catálogo se sincronizó con errores',
    'synchronisation-failed': () => 'El catálogo no se pudo sincronizar',
    drift: ({ list }) => `«${list}» cambió en la plataforma`,
    'automation-held': ({ name }) => `«${name}» espera tu decisión`,
    'automation-failed': ({ name }) => `«${name}» ya no se ejecuta`,
    'credential-invalid': () => 'La plataforma rechaza la clave de la tienda',
    'partner-joined': ({ by }) => `${by} ya trabaja en la tienda`,
    'partner-left': ({ by }) => `${by} ya no trabaja en la tienda`,
    'access-changed': ({ by }) => `${by} cambió lo que puedes hacer en la tienda`,
    'second-factor-taken': () => 'Quien opera la instalación quitó tu segundo paso',
    'sold-out-first': ({ list }) => `«${list}» muestra primero productos agotados`,
    'list-fell': ({ list }) => `«${list}» vende menos de lo habitual`,
    'no-orders': () => 'No llegan pedidos desde hace más tiempo que nunca a esta hora',
    'sums-corrected': () => 'Se corrigieron cifras de ventas',
  },
  en: {
    'publication-verified': ({ list }) => `“${list}” was indexed`,
    'publication-with-errors': ({ list }) => `“${list}” was not indexed completely`,
    'publication-failed': ({ list }) => `“${list}” could not be indexed`,
    'proposal-waiting': ({ list, by }) => `${by} proposes an ordering for “${list}”`,
    'proposal-sent-back': ({ list }) => `Your proposal for “${list}” was sent back`,
    'proposal-published': ({ list, by }) => `${by} approved your proposal for “${list}”`,
    synchronised: () => 'The catalogue is up to date',
    'synchronisation-with-errors': () => 'The catalogue was synchronised with errors',
    'synchronisation-failed': () => 'The catalogue could not be synchronised',
    drift: ({ list }) => `“${list}” changed on the platform`,
    'automation-held': ({ name }) => `“${name}” waits for you`,
    'automation-failed': ({ name }) => `“${name}” no longer runs`,
    'credential-invalid': () => 'The platform rejects the key of the store',
    'partner-joined': ({ by }) => `${by} now works in the store`,
    'partner-left': ({ by }) => `${by} no longer works in the store`,
    'access-changed': ({ by }) => `${by} changed what you may do in the store`,
    'second-factor-taken': () => 'Whoever runs the installation removed your second step',
    'sold-out-first': ({ list }) => `“${list}” shows sold-out products first`,
    'list-fell': ({ list }) => `“${list}” sells less than usual`,
    'no-orders': () => 'No orders have come in for longer than ever at this hour',
    'sums-corrected': () => 'Sales figures were corrected',
  },
  pt: {
    'publication-verified': ({ list }) => `“${list}” foi indexada`,
    'publication-with-errors': ({ list }) => `“${list}” não foi indexada por completo`,
    'publication-failed': ({ list }) => `“${list}” não pôde ser indexada`,
    'proposal-waiting': ({ list, by }) => `${by} propõe uma ordem para “${list}”`,
    'proposal-sent-back': ({ list }) => `Sua proposta para “${list}” foi devolvida`,
    'proposal-published': ({ list, by }) => `${by} aprovou sua proposta para “${list}”`,
    synchronised: () => 'O catálogo está em dia',
    'synchronisation-with-errors': () => 'O catálogo foi sincronizado com erros',
    'synchronisation-failed': () => 'O catálogo não pôde ser sincronizado',
    drift: ({ list }) => `“${list}” mudou na plataforma`,
    'automation-held': ({ name }) => `“${name}” espera sua decisão`,
    'automation-failed': ({ name }) => `“${name}” não é mais executada`,
    'credential-invalid': () => 'A plataforma rejeita a chave da loja',
    'partner-joined': ({ by }) => `${by} já trabalha na loja`,
    'partner-left': ({ by }) => `${by} não trabalha mais na loja`,
    'access-changed': ({ by }) => `${by} mudou o que você pode fazer na loja`,
    'second-factor-taken': () => 'Quem opera a instalação removeu sua segunda etapa',
    'sold-out-first': ({ list }) => `“${list}” mostra primeiro produtos esgotados`,
    'list-fell': ({ list }) => `“${list}” vende menos que o habitual`,
    'no-orders': () => 'Não chegam pedidos há mais tempo do que nunca a esta hora',
    'sums-corrected': () => 'Números de vendas foram corrigidos',
  },
}

/** Stands in for what has no name any more. */
const nameless: Record<Language, { list: string; by: string }> = {
  es: { list: 'una lista que ya no existe', by: 'Alguien que ya no está' },
  en: { list: 'a list that no longer exists', by: 'Someone who is no longer there' },
  pt: { list: 'uma lista que não existe mais', by: 'Alguém que não está mais' },
}

/** A notice in a sentence, with its store where it is about one. */
export function noticeSentence(language: Language, notice: MailedNotice): string {
  const { list, by, store } = notice
  const sentence = noticeTitles[language][notice.kind]({
    ...notice,
    list: list || nameless[language].list,
    by: by || nameless[language].by,
  })
  return store === '' ? `${sentence}.` : `${store}: ${sentence}.`
}
