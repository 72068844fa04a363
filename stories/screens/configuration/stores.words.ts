import type { Texts } from '../frame/index.ts'

interface StoresWords {
  add: string
  store: string
  platform: string
  products: string
  credential: string
  synchronised: string
  states: Record<'valid' | 'invalid' | 'none', string>
  demo: string
  edit: string
  replace: string
  remove: string
  name: string
  replaceTitle: (store: string) => string
  replaceText: string
  key: string
  token: string
  tokenHint: string
  checkAndReplace: string
  removeTitle: (store: string) => string
  removeText: string
  losses: (products: string) => readonly string[]
  confirm: (store: string) => string
  removed: string
  emptyTitle: string
  emptyAdvice: string
}

export const storesWords: Texts<StoresWords> = {
  es: {
    add: 'Conectar una tienda',
    store: 'Tienda',
    platform: 'Plataforma',
    products: 'Productos',
    credential: 'Credencial',
    synchronised: 'Sincronizada',
    states: { valid: 'Válida', invalid: 'Rechazada', none: 'No necesita' },
    demo: 'Prueba',
    edit: 'Cambiar el nombre',
    replace: 'Sustituir la credencial',
    remove: 'Eliminar la tienda',
    name: 'Nombre',
    replaceTitle: (store) => `Sustituir la credencial de ${store}`,
    replaceText: 'La nueva se comprueba antes de cambiarla. Mientras tanto sigue valiendo la de ahora.',
    key: 'Clave de aplicación (appKey)',
    token: 'Token de aplicación (appToken)',
    tokenHint: 'Se guarda cifrado y no se vuelve a mostrar.',
    checkAndReplace: 'Comprobar y sustituir',
    removeTitle: (store) => `¿Eliminar ${store}?`,
    removeText: 'En la plataforma no cambia nada: el último orden publicado se queda como está. Aquí se pierde para siempre:',
    losses: (products) => [
      `Los órdenes guardados y los borradores de ${products} productos`,
      'Las colecciones de Samara, los órdenes mágicos y su historial',
      'El acceso de sus colaboradores',
    ],
    confirm: (store) => `Escribe ${store} para confirmar`,
    removed: 'Tienda eliminada',
    emptyTitle: 'Todavía no hay ninguna tienda',
    emptyAdvice: 'Conecta la tuya, o prueba todo con una tienda de regalos completa.',
  },
  en: {
    add: 'Connect a store',
    store: 'Store',
    platform: 'Platform',
    products: 'Products',
    credential: 'Credential',
    synchronised: 'Synchronised',
    states: { valid: 'Valid', invalid: 'Refused', none: 'Needs none' },
    demo: 'Demo',
    edit: 'Change the name',
    replace: 'Replace the credential',
    remove: 'Delete the store',
    name: 'Name',
    replaceTitle: (store) => `Replace the credential of ${store}`,
    replaceText: 'The new one is checked before it takes over. Until then the present one keeps working.',
    key: 'Application key (appKey)',
    token: 'Application token (appToken)',
    tokenHint: 'It is kept encrypted and never shown again.',
    checkAndReplace: 'Check and replace',
    removeTitle: (store) => `Delete ${store}?`,
    removeText: 'Nothing changes on the platform: the last published order stays as it is. Here you lose for good:',
    losses: (products) => [
      `The saved orderings and drafts of ${products} products`,
      'Its Samara collections, magic orderings and their history',
      'The access of its partners',
    ],
    confirm: (store) => `Write ${store} to confirm`,
    removed: 'Store deleted',
    emptyTitle: 'There is no store yet',
    emptyAdvice: 'Connect yours, or try everything with a complete gift shop.',
  },
  pt: {
    add: 'Conectar uma loja',
    store: 'Loja',
    platform: 'Plataforma',
    products: 'Produtos',
    credential: 'Credencial',
    synchronised: 'Sincronizada',
    states: { valid: 'Válida', invalid: 'Recusada', none: 'Não precisa' },
    demo: 'Teste',
    edit: 'Mudar o nome',
    replace: 'Substituir a credencial',
    remove: 'Excluir a loja',
    name: 'Nome',
    replaceTitle: (store) => `Substituir a credencial de ${store}`,
    replaceText: 'A nova é verificada antes da troca. Até lá continua valendo a atual.',
    key: 'Chave de aplicação (appKey)',
    token: 'Token de aplicação (appToken)',
    tokenHint: 'Fica criptografado e não é mostrado de novo.',
    checkAndReplace: 'Verificar e substituir',
    removeTitle: (store) => `Excluir ${store}?`,
    removeText: 'Na plataforma nada muda: a última ordem publicada fica como está. Aqui se perde para sempre:',
    losses: (products) => [
      `As ordenações salvas e os rascunhos de ${products} produtos`,
      'As coleções da Samara, as ordens mágicas e seu histórico',
      'O acesso de seus colaboradores',
    ],
    confirm: (store) => `Escreva ${store} para confirmar`,
    removed: 'Loja excluída',
    emptyTitle: 'Ainda não há nenhuma loja',
    emptyAdvice: 'Conecte a sua, ou experimente tudo com uma loja de presentes completa.',
  },
}
