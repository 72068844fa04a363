import type { Texts } from '../frame/index.ts'

interface CollectionGroupsWords {
  collections: string
  title: string
  description: string
  cancel: string
  save: string
  saved: string
  result: string
  resultHint: string
  brought: string
  taken: string
  left: string
  sample: string
  found: (count: string, one: boolean) => string
  takes: (count: string, one: boolean) => string
  picked: string
  pick: string
  pickHint: string
  file: string
  fileTitle: string
  fileDescription: string
  fileLabel: string
  fileHint: string
  fileCancel: string
  unknown: string
  twice: (line: string) => string
  noReference: string
  added: (count: string, one: boolean) => string
  incomplete: string
  failedTitle: string
  failedAdvice: string
}

export const collectionGroupsWords: Texts<CollectionGroupsWords> = {
  es: {
    collections: 'Colecciones de Samara',
    title: 'Grupos',
    description:
      'Los grupos que incluyen traen productos; los que excluyen los quitan. La colección se mantiene al día con cada sincronización.',
    cancel: 'Cancelar',
    save: 'Guardar los grupos',
    saved: 'Grupos guardados',
    result: 'Resultado',
    resultHint: 'Se cuenta mientras editas.',
    brought: 'Incluidos',
    taken: 'Excluidos',
    left: 'En la colección',
    sample: 'Primeros productos',
    found: (count, one) => (one ? '1 producto' : `${count} productos`),
    takes: (count, one) => (one ? 'quita 1 producto' : `quita ${count} productos`),
    picked: 'Elegidos a mano',
    pick: 'Elegir productos',
    pickHint: 'Se suman a lo que encuentran las condiciones.',
    file: 'Subir un archivo',
    fileTitle: 'Productos de un archivo',
    fileDescription: 'Los productos del archivo se suman al grupo, elegidos a mano.',
    fileLabel: 'Archivo de productos',
    fileHint: 'Una columna con la referencia o el número de cada producto.',
    fileCancel: 'Cancelar',
    unknown: 'Ningún producto de la tienda tiene esta referencia.',
    twice: (line) => `Ya está en la línea ${line}.`,
    noReference: 'Falta la referencia.',
    added: (count, one) => (one ? '1 producto añadido al grupo' : `${count} productos añadidos al grupo`),
    incomplete: 'Completa o quita las condiciones que faltan para guardar.',
    failedTitle: 'No se pudieron cargar los grupos',
    failedAdvice: 'La colección sigue como estaba. Vuelve a intentarlo dentro de un momento.',
  },
  en: {
    collections: 'Samara collections',
    title: 'Groups',
    description:
      'Groups that include bring products in; those that exclude take them away. The collection keeps up with every synchronisation.',
    cancel: 'Cancel',
    save: 'Save groups',
    saved: 'Groups saved',
    result: 'Result',
    resultHint: 'Counted while you edit.',
    brought: 'Included',
    taken: 'Excluded',
    left: 'In the collection',
    sample: 'First products',
    found: (count, one) => (one ? '1 product' : `${count} products`),
    takes: (count, one) => (one ? 'takes 1 product away' : `takes ${count} products away`),
    picked: 'Picked by hand',
    pick: 'Pick products',
    pickHint: 'They are added to what the conditions find.',
    file: 'Upload a file',
    fileTitle: 'Products from a file',
    fileDescription: 'The products of the file are added to the group, as picked by hand.',
    fileLabel: 'Product file',
    fileHint: 'A column with the reference or the number of each product.',
    fileCancel: 'Cancel',
    unknown: 'No product of the store has this reference.',
    twice: (line) => `Already on line ${line}.`,
    noReference: 'The reference is missing.',
    added: (count, one) => (one ? '1 product added to the group' : `${count} products added to the group`),
    incomplete: 'Complete the conditions that are left, or remove them, to save.',
    failedTitle: 'Could not load the groups',
    failedAdvice: 'The collection is as it was. Try again in a moment.',
  },
  pt: {
    collections: 'Coleções da Samara',
    title: 'Grupos',
    description: 'Os grupos que incluem trazem produtos; os que excluem os retiram. A coleção se mantém em dia a cada sincronização.',
    cancel: 'Cancelar',
    save: 'Salvar os grupos',
    saved: 'Grupos salvos',
    result: 'Resultado',
    resultHint: 'Contado enquanto você edita.',
    brought: 'Incluídos',
    taken: 'Excluídos',
    left: 'Na coleção',
    sample: 'Primeiros produtos',
    found: (count, one) => (one ? '1 produto' : `${count} produtos`),
    takes: (count, one) => (one ? 'retira 1 produto' : `retira ${count} produtos`),
    picked: 'Escolhidos à mão',
    pick: 'Escolher produtos',
    pickHint: 'Eles se somam ao que as condições encontram.',
    file: 'Enviar um arquivo',
    fileTitle: 'Produtos de um arquivo',
    fileDescription: 'Os produtos do arquivo se somam ao grupo, escolhidos à mão.',
    fileLabel: 'Arquivo de produtos',
    fileHint: 'Uma coluna com a referência ou o número de cada produto.',
    fileCancel: 'Cancelar',
    unknown: 'Nenhum produto da loja tem esta referência.',
    twice: (line) => `Já está na linha ${line}.`,
    noReference: 'Falta a referência.',
    added: (count, one) => (one ? '1 produto adicionado ao grupo' : `${count} produtos adicionados ao grupo`),
    incomplete: 'Complete as condições que faltam, ou remova-as, para salvar.',
    failedTitle: 'Não foi possível carregar os grupos',
    failedAdvice: 'A coleção está como estava. Tente de novo daqui a pouco.',
  },
}
