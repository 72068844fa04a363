import type { Texts } from '../frame/index.ts'
import type { RightName, RightState } from './rights.ts'

interface NewStoreWords {
  title: string
  description: string
  back: string
  platform: string
  vtex: string
  vtexHint: string
  demo: string
  demoHint: string
  demoAside: string
  demoTitle: string
  demoText: string
  demoFacts: (products: string, categories: string, days: string) => string
  credential: string
  credentialText: string
  account: string
  accountHint: string
  key: string
  token: string
  tokenHint: string
  howTo: string
  check: string
  connect: string
  connectAnyway: string
  create: string
  cancel: string
  rights: string
  rightsText: string
  right: string
  state: string
  without: (loss: string) => string
  states: Record<RightState, string>
  names: Record<RightName, string>
  losses: Record<RightName, string>
  checking: string
  checkingOf: (done: string, all: string) => string
  allGood: string
  allGoodText: (count: string) => string
  missing: (count: string, one: boolean) => string
  missingText: string
  again: string
  refused: string
  refusedText: string
  refusedKey: string
  failed: string
  failedText: string
  forbidden: string
}

export const newStoreWords: Texts<NewStoreWords> = {
  es: {
    title: 'Conectar una tienda',
    description: 'Samara lee tu catálogo y tus ventas, y solo escribe el orden que tú publicas.',
    back: 'Tiendas',
    platform: '¿Dónde está tu tienda?',
    vtex: 'VTEX',
    vtexHint: 'Tu tienda real. Necesitas una clave con permisos de catálogo.',
    demo: 'Tienda de prueba',
    demoHint: 'Una tienda de regalos completa para probarlo todo sin riesgo.',
    demoAside: 'Sin clave',
    demoTitle: 'Lista en un clic',
    demoText: 'Trae productos y ventas reales de una tienda de regalos, y siguen entrando ventas. Puedes borrarla cuando quieras.',
    demoFacts: (products, categories, days) => `${products} productos · ${categories} categorías · ${days} días de ventas`,
    credential: 'Credencial',
    credentialText: 'La creas en VTEX, en Configuración de la cuenta › Claves de aplicación. Usa una clave solo para Samara.',
    account: 'Nombre de la cuenta',
    accountHint: 'La primera parte de la dirección con la que administras la tienda.',
    key: 'Clave de aplicación (appKey)',
    token: 'Token de aplicación (appToken)',
    tokenHint: 'Se guarda cifrado y no se vuelve a mostrar.',
    howTo: 'Cómo crear la clave',
    check: 'Comprobar',
    connect: 'Conectar la tienda',
    connectAnyway: 'Conectar de todos modos',
    create: 'Crear la tienda de prueba',
    cancel: 'Cancelar',
    rights: 'Qué puede hacer la credencial',
    rightsText: 'Ningún rol de VTEX los trae todos: crea uno propio con estos recursos.',
    right: 'Para qué',
    state: 'Permiso',
    without: (loss) => `Sin él: ${loss}`,
    states: { granted: 'Concedido', missing: 'Falta', unknown: 'Se sabrá al indexar', checking: 'Comprobando', unasked: 'Sin comprobar' },
    names: {
      shop: 'Moneda y zona horaria',
      categories: 'Árbol de categorías',
      brands: 'Marcas',
      products: 'Productos',
      score: 'Publicar el orden de una categoría',
      pictures: 'Fotos y variantes',
      collections: 'Leer colecciones',
      collectionOrder: 'Publicar el orden de una colección',
      prices: 'Precios',
      stock: 'Existencias',
      sales: 'Ventas e informes',
      liveSales: 'Ventas en tiempo real',
    },
    losses: {
      shop: 'no se puede conectar',
      categories: 'no se puede ordenar',
      brands: 'sin filtro por marca',
      products: 'no se puede ordenar',
      score: 'solo se guarda, no se publica',
      pictures: 'productos sin foto',
      collections: 'sin colecciones de VTEX',
      collectionOrder: 'las colecciones no se publican',
      prices: 'sin precio ni descuento',
      stock: 'los agotados no bajan solos',
      sales: 'sin informes ni orden por ventas',
      liveSales: 'informes con una hora de retraso',
    },
    checking: 'Comprobando la credencial',
    checkingOf: (done, all) => `${done} de ${all}`,
    allGood: 'La credencial sirve',
    allGoodText: (count) => `Los ${count} permisos de escritura no se pueden probar sin escribir: se sabrán la primera vez que indexes.`,
    missing: (count, one) => (one ? 'Falta 1 permiso' : `Faltan ${count} permisos`),
    missingText: 'Puedes conectar la tienda ya y añadirlos después en VTEX: se vuelven a comprobar cada semana, o cuando tú quieras.',
    again: 'Comprobar otra vez',
    refused: 'VTEX no reconoce esta credencial',
    refusedText: 'La clave y el token no van juntos, o alguien los ha desactivado. Cópialos de nuevo; el token solo se muestra al crearlo.',
    refusedKey: 'VTEX no acepta esta clave con este token.',
    failed: 'VTEX no contesta',
    failedText: 'Lo que has escrito sigue aquí. Vuelve a comprobarla dentro de un minuto.',
    forbidden: 'Solo quien es dueño de las tiendas puede conectar otra. Pídeselo a Ana Ruiz.',
  },
  en: {
    title: 'Connect a store',
    description: 'Samara reads your catalogue and your sales, and writes nothing but the order that you publish.',
    back: 'Stores',
    platform: 'Where is your store?',
    vtex: 'VTEX',
    vtexHint: 'Your real store. You need a key that may use the catalogue.',
    demo: 'Demo store',
    demoHint: 'A complete gift shop to try everything without risk.',
    demoAside: 'No key',
    demoTitle: 'Ready in one click',
    demoText: 'It has the products and sales of a real gift shop, and sales keep coming in. Delete it whenever you like.',
    demoFacts: (products, categories, days) => `${products} products · ${categories} categories · ${days} days of sales`,
    credential: 'Credential',
    credentialText: 'You make it in VTEX, under Account settings › Application keys. Use a key for Samara only.',
    account: 'Account name',
    accountHint: 'The first part of the address where you manage the store.',
    key: 'Application key (appKey)',
    token: 'Application token (appToken)',
    tokenHint: 'It is kept encrypted and never shown again.',
    howTo: 'How to make the key',
    check: 'Check',
    connect: 'Connect the store',
    connectAnyway: 'Connect anyway',
    create: 'Create the demo store',
    cancel: 'Cancel',
    rights: 'What the credential may do',
    rightsText: 'No role of VTEX has them all: make your own with these resources.',
    right: 'What for',
    state: 'Permission',
    without: (loss) => `Without it: ${loss}`,
    states: { granted: 'Granted', missing: 'Missing', unknown: 'Known on indexing', checking: 'Checking', unasked: 'Not checked' },
    names: {
      shop: 'Currency and time zone',
      categories: 'Category tree',
      brands: 'Brands',
      products: 'Products',
      score: 'Publish the order of a category',
      pictures: 'Pictures and variants',
      collections: 'Read collections',
      collectionOrder: 'Publish the order of a collection',
      prices: 'Prices',
      stock: 'Stock',
      sales: 'Sales and reports',
      liveSales: 'Sales in real time',
    },
    losses: {
      shop: 'cannot be connected',
      categories: 'nothing can be ordered',
      brands: 'no filter by brand',
      products: 'nothing can be ordered',
      score: 'saved only, not published',
      pictures: 'products without pictures',
      collections: 'no VTEX collections',
      collectionOrder: 'collections are not published',
      prices: 'no price or discount',
      stock: 'sold-out products stay up',
      sales: 'no reports, no order by sales',
      liveSales: 'reports are an hour late',
    },
    checking: 'Checking the credential',
    checkingOf: (done, all) => `${done} of ${all}`,
    allGood: 'The credential works',
    allGoodText: (count) => `The ${count} permissions to write cannot be tried without writing: they are known the first time you index.`,
    missing: (count, one) => (one ? '1 permission is missing' : `${count} permissions are missing`),
    missingText: 'You can connect the store now and add them in VTEX later: they are checked again every week, or whenever you like.',
    again: 'Check again',
    refused: 'VTEX does not know this credential',
    refusedText:
      'The key and the token do not belong together, or somebody switched them off. Copy them again; the token is shown only when it is made.',
    refusedKey: 'VTEX does not take this key with this token.',
    failed: 'VTEX does not answer',
    failedText: 'What you wrote is still here. Check again in a minute.',
    forbidden: 'Only the owner of the stores can connect another one. Ask Ana Ruiz.',
  },
  pt: {
    title: 'Conectar uma loja',
    description: 'A Samara lê seu catálogo e suas vendas, e só grava a ordem que você publica.',
    back: 'Lojas',
    platform: 'Onde está sua loja?',
    vtex: 'VTEX',
    vtexHint: 'Sua loja real. Você precisa de uma chave com permissões de catálogo.',
    demo: 'Loja de teste',
    demoHint: 'Uma loja de presentes completa para experimentar tudo sem risco.',
    demoAside: 'Sem chave',
    demoTitle: 'Pronta em um clique',
    demoText: 'Traz produtos e vendas reais de uma loja de presentes, e as vendas continuam entrando. Você pode excluí-la quando quiser.',
    demoFacts: (products, categories, days) => `${products} produtos · ${categories} categorias · ${days} dias de vendas`,
    credential: 'Credencial',
    credentialText: 'Você a cria na VTEX, em Configurações da conta › Chaves de aplicação. Use uma chave só para a Samara.',
    account: 'Nome da conta',
    accountHint: 'A primeira parte do endereço em que você administra a loja.',
    key: 'Chave de aplicação (appKey)',
    token: 'Token de aplicação (appToken)',
    tokenHint: 'Fica criptografado e não é mostrado de novo.',
    howTo: 'Como criar a chave',
    check: 'Verificar',
    connect: 'Conectar a loja',
    connectAnyway: 'Conectar mesmo assim',
    create: 'Criar a loja de teste',
    cancel: 'Cancelar',
    rights: 'O que a credencial pode fazer',
    rightsText: 'Nenhum perfil da VTEX tem todas: crie um próprio com estes recursos.',
    right: 'Para quê',
    state: 'Permissão',
    without: (loss) => `Sem ela: ${loss}`,
    states: { granted: 'Concedida', missing: 'Falta', unknown: 'Sabe-se ao indexar', checking: 'Verificando', unasked: 'Não verificada' },
    names: {
      shop: 'Moeda e fuso horário',
      categories: 'Árvore de categorias',
      brands: 'Marcas',
      products: 'Produtos',
      score: 'Publicar a ordem de uma categoria',
      pictures: 'Fotos e variantes',
      collections: 'Ler coleções',
      collectionOrder: 'Publicar a ordem de uma coleção',
      prices: 'Preços',
      stock: 'Estoque',
      sales: 'Vendas e relatórios',
      liveSales: 'Vendas em tempo real',
    },
    losses: {
      shop: 'não dá para conectar',
      categories: 'não dá para ordenar',
      brands: 'sem filtro por marca',
      products: 'não dá para ordenar',
      score: 'só fica salvo, não é publicado',
      pictures: 'produtos sem foto',
      collections: 'sem coleções da VTEX',
      collectionOrder: 'as coleções não são publicadas',
      prices: 'sem preço nem desconto',
      stock: 'os esgotados não descem sozinhos',
      sales: 'sem relatórios nem ordem por vendas',
      liveSales: 'relatórios com uma hora de atraso',
    },
    checking: 'Verificando a credencial',
    checkingOf: (done, all) => `${done} de ${all}`,
    allGood: 'A credencial funciona',
    allGoodText: (count) =>
      `As ${count} permissões de gravação não podem ser testadas sem gravar: serão conhecidas na primeira vez que você indexar.`,
    missing: (count, one) => (one ? 'Falta 1 permissão' : `Faltam ${count} permissões`),
    missingText: 'Você pode conectar a loja já e adicioná-las depois na VTEX: são verificadas de novo toda semana, ou quando você quiser.',
    again: 'Verificar de novo',
    refused: 'A VTEX não reconhece esta credencial',
    refusedText: 'A chave e o token não combinam, ou alguém os desativou. Copie-os de novo; o token só aparece quando é criado.',
    refusedKey: 'A VTEX não aceita esta chave com este token.',
    failed: 'A VTEX não responde',
    failedText: 'O que você escreveu continua aqui. Verifique de novo daqui a um minuto.',
    forbidden: 'Só quem é dono das lojas pode conectar outra. Peça a Ana Ruiz.',
  },
}
