import type { Component, Rival } from '../automations/backtest.ts'
import type { Texts } from '../frame/index.ts'

interface AutomationEditWords {
  newTitle: string
  description: string
  parent: string
  basics: string
  name: string
  lists: string
  listsHint: string
  chooseLists: string
  how: string
  howHint: string
  preset: string
  own: string
  weights: string
  components: Record<Component, string>
  componentHints: Record<Component, string>
  rules: string
  rulesHint: string
  soldOut: string
  soldOutHint: string
  brands: string
  brandsHint: string
  newEvery: string
  newEveryHint: string
  when: string
  cadence: string
  cadences: Record<'hourly' | 'daily' | 'weekly', string>
  first: string
  guards: string
  guardsHint: string
  largest: string
  largestHint: string
  approve: string
  approveHint: string
  backtest: string
  backtestHint: (lists: string) => string
  places: (count: string) => string
  rivals: Record<Rival | 'this', string>
  better: (points: string) => string
  worse: (points: string) => string
  same: string
  honest: string
  stockNote: string
  backtesting: string
  noLists: string
  noListsAdvice: string
  heldTitle: (moved: string, total: string, limit: string | null) => string
  heldText: string
  allow: string
  refuse: string
  allowed: string
  refused: string
  wants: string
  cancel: string
  save: string
  saved: string
  nameMissing: string
  listsMissing: string
  failedAdvice: string
  forbiddenAdvice: string
}

export const automationEditWords: Texts<AutomationEditWords> = {
  es: {
    newTitle: 'Nuevo orden mágico',
    description: 'Qué ordena, cómo, cuándo y con qué límites; y si habría sido mejor.',
    parent: 'Órdenes mágicos',
    basics: 'Qué ordena',
    name: 'Nombre',
    lists: 'Categorías',
    listsHint: 'Las tres que están enteras en la demo.',
    chooseLists: 'Busca y elige',
    how: 'Cómo ordena',
    howHint: 'Cada producto recibe una puntuación de 0 a 1.000 dentro de su categoría.',
    preset: 'Punto de partida',
    own: 'Pesos propios',
    weights: 'Pesos de la puntuación',
    components: { demand: 'Demanda', momentum: 'Impulso', newness: 'Novedad', price: 'Precio', stock: 'Existencias' },
    componentHints: {
      demand: 'Lo que vende, con más peso lo reciente',
      momentum: 'Si vende más que antes',
      newness: 'Lo recién llegado recibe una oportunidad',
      price: 'Lo que vale cada unidad',
      stock: 'Lo que hay de sobra sube',
    },
    rules: 'Reglas por encima',
    rulesHint: 'Valen sea cual sea la puntuación. Lo fijado a mano no se toca.',
    soldOut: 'Agotados al final',
    soldOutHint: 'Vuelven a su lugar exacto cuando hay existencias',
    brands: 'Seguidos de una marca, como mucho',
    brandsHint: 'El siguiente de esa marca baja un lugar',
    newEvery: 'Un producto nuevo cada',
    newEveryHint: 'Lugares entre novedades; vacío para ninguno',
    when: 'Cuándo',
    cadence: 'Se repite',
    cadences: { hourly: 'Cada hora', daily: 'Cada día', weekly: 'Cada semana' },
    first: 'Primera vez',
    guards: 'Límites',
    guardsHint: 'Para que nada cambie de golpe sin que lo veas.',
    largest: 'Mayor cambio de una vez, en %',
    largestHint: 'Si quiere mover más productos que esto, espera tu permiso',
    approve: 'Pedir siempre permiso',
    approveHint: 'Propone el orden y espera a que lo mires',
    backtest: '¿Habría sido mejor?',
    backtestHint: (lists) => `Parte de las ventas de los 7 días siguientes que cayó en los primeros lugares, en ${lists}.`,
    places: (count) => `Primeros ${count}`,
    rivals: { this: 'Esta', present: 'La que había', best30: 'Más vendidos, 30 días', newest: 'Lo más nuevo', price: 'Precio' },
    better: (points) => `Los 24 primeros de esta ordenación habrían reunido ${points} puntos más de ventas que los que había.`,
    worse: (points) =>
      `Los 24 primeros de esta ordenación habrían reunido ${points} puntos menos de ventas que los que había. Prueba otros pesos.`,
    same: 'Los 24 primeros habrían reunido lo mismo que los que había.',
    honest:
      'Sin mirar al futuro: se ordena con lo que se sabía hace 7 días y se mide con lo que vino después. Lo que ya estaba arriba se vendió en parte por estar arriba; por eso enseña dónde estaban las ventas, no cuántas más habría.',
    stockNote:
      'Las existencias de entonces no se guardaron: ni su peso ni la regla de los agotados cuentan en esta prueba. Las demás reglas sí.',
    backtesting: 'Probando con 90 días de ventas',
    noLists: 'Elige una categoría',
    noListsAdvice: 'La prueba se hace con las ventas de las categorías que elijas.',
    heldTitle: (moved, total, limit) => `Quiere mover ${moved} de ${total} productos${limit === null ? '' : `; tu límite es ${limit}`}`,
    heldText: 'La tienda sigue como estaba. Mira los cambios y decide.',
    allow: 'Permitir e indexar',
    refuse: 'Descartar',
    allowed: 'Permitido; pasa a la cola',
    refused: 'Descartado; la tienda no cambia',
    wants: 'Lo que quiere cambiar',
    cancel: 'Cancelar',
    save: 'Guardar orden mágico',
    saved: 'Orden mágico guardado',
    nameMissing: 'Ponle un nombre',
    listsMissing: 'Elige al menos una categoría',
    failedAdvice: 'El orden mágico sigue funcionando como estaba. Vuelve a intentarlo en un momento.',
    forbiddenAdvice: 'Quien es dueño de la tienda decide quién cambia los órdenes mágicos.',
  },
  en: {
    newTitle: 'New automation',
    description: 'What it orders, how, when and within which limits; and whether it would have been better.',
    parent: 'Magic ordering',
    basics: 'What it orders',
    name: 'Name',
    lists: 'Categories',
    listsHint: 'The three that are whole in the demo.',
    chooseLists: 'Search and choose',
    how: 'How it orders',
    howHint: 'Each product gets a score from 0 to 1,000 within its category.',
    preset: 'Starting point',
    own: 'Own weights',
    weights: 'Weights of the score',
    components: { demand: 'Demand', momentum: 'Momentum', newness: 'Newness', price: 'Price', stock: 'Stock' },
    componentHints: {
      demand: 'What it sells, recent days weighing more',
      momentum: 'Whether it sells more than before',
      newness: 'What has just arrived gets a chance',
      price: 'What each unit is worth',
      stock: 'What there is plenty of rises',
    },
    rules: 'Rules on top',
    rulesHint: 'They hold whatever the score says. What is pinned by hand is not touched.',
    soldOut: 'Sold-out products last',
    soldOutHint: 'Back to their exact place when stock returns',
    brands: 'At most in a row of one brand',
    brandsHint: 'The next one of that brand goes down a place',
    newEvery: 'A new product every',
    newEveryHint: 'Places between new ones; empty for none',
    when: 'When',
    cadence: 'Repeats',
    cadences: { hourly: 'Every hour', daily: 'Every day', weekly: 'Every week' },
    first: 'First time',
    guards: 'Limits',
    guardsHint: 'So that nothing changes at once without you seeing it.',
    largest: 'Largest change at once, in %',
    largestHint: 'If it wants to move more products than this, it waits for you',
    approve: 'Always ask me',
    approveHint: 'It proposes the order and waits until you have looked',
    backtest: 'Would it have been better?',
    backtestHint: (lists) => `Share of the following 7 days’ revenue that fell into the first places, in ${lists}.`,
    places: (count) => `First ${count}`,
    rivals: { this: 'This one', present: 'The one there was', best30: 'Best sellers, 30 days', newest: 'Newest', price: 'Price' },
    better: (points) => `The first 24 of this ordering would have held ${points} points more of the revenue than those there were.`,
    worse: (points) =>
      `The first 24 of this ordering would have held ${points} points less of the revenue than those there were. Try other weights.`,
    same: 'The first 24 would have held as much as those there were.',
    honest:
      'Without looking ahead: it orders by what was known 7 days ago and is measured by what came after. What stood on top sold partly because it stood there; so this shows where the sales were, not how many more there would be.',
    stockNote:
      'The stock of back then was not kept, so neither its weight nor the rule for sold-out products counts in this test. The other rules do.',
    backtesting: 'Testing on 90 days of sales',
    noLists: 'Choose a category',
    noListsAdvice: 'The test uses the sales of the categories that you choose.',
    heldTitle: (moved, total, limit) => `It wants to move ${moved} of ${total} products${limit === null ? '' : `; your limit is ${limit}`}`,
    heldText: 'The store is as it was. Look at the changes and decide.',
    allow: 'Allow and index',
    refuse: 'Discard',
    allowed: 'Allowed; in the queue',
    refused: 'Discarded; the store does not change',
    wants: 'What it wants to change',
    cancel: 'Cancel',
    save: 'Save automation',
    saved: 'Automation saved',
    nameMissing: 'Give it a name',
    listsMissing: 'Choose at least one category',
    failedAdvice: 'The automation goes on as it was. Try again in a moment.',
    forbiddenAdvice: 'The owner of the store decides who changes automations.',
  },
  pt: {
    newTitle: 'Nova ordem mágica',
    description: 'O que ordena, como, quando e com quais limites; e se teria sido melhor.',
    parent: 'Ordens mágicas',
    basics: 'O que ordena',
    name: 'Nome',
    lists: 'Categorias',
    listsHint: 'As três que estão inteiras na demo.',
    chooseLists: 'Busque e escolha',
    how: 'Como ordena',
    howHint: 'Cada produto recebe uma pontuação de 0 a 1.000 dentro da sua categoria.',
    preset: 'Ponto de partida',
    own: 'Pesos próprios',
    weights: 'Pesos da pontuação',
    components: { demand: 'Demanda', momentum: 'Impulso', newness: 'Novidade', price: 'Preço', stock: 'Estoque' },
    componentHints: {
      demand: 'O que vende, com mais peso nos dias recentes',
      momentum: 'Se vende mais do que antes',
      newness: 'O que acabou de chegar ganha uma chance',
      price: 'Quanto vale cada unidade',
      stock: 'O que há de sobra sobe',
    },
    rules: 'Regras por cima',
    rulesHint: 'Valem seja qual for a pontuação. O que foi fixado à mão não muda.',
    soldOut: 'Esgotados no fim',
    soldOutHint: 'Voltam ao lugar exato quando há estoque',
    brands: 'Seguidos de uma marca, no máximo',
    brandsHint: 'O próximo dessa marca desce um lugar',
    newEvery: 'Um produto novo a cada',
    newEveryHint: 'Lugares entre novidades; vazio para nenhum',
    when: 'Quando',
    cadence: 'Repete-se',
    cadences: { hourly: 'Toda hora', daily: 'Todo dia', weekly: 'Toda semana' },
    first: 'Primeira vez',
    guards: 'Limites',
    guardsHint: 'Para que nada mude de repente sem você ver.',
    largest: 'Maior mudança de uma vez, em %',
    largestHint: 'Se quiser mover mais produtos do que isso, espera você',
    approve: 'Pedir sempre permissão',
    approveHint: 'Propõe a ordem e espera você olhar',
    backtest: 'Teria sido melhor?',
    backtestHint: (lists) => `Parte das vendas dos 7 dias seguintes que caiu nos primeiros lugares, em ${lists}.`,
    places: (count) => `Primeiros ${count}`,
    rivals: { this: 'Esta', present: 'A que havia', best30: 'Mais vendidos, 30 dias', newest: 'Mais novos', price: 'Preço' },
    better: (points) => `Os 24 primeiros desta ordenação teriam reunido ${points} pontos a mais das vendas do que os que havia.`,
    worse: (points) =>
      `Os 24 primeiros desta ordenação teriam reunido ${points} pontos a menos das vendas do que os que havia. Tente outros pesos.`,
    same: 'Os 24 primeiros teriam reunido o mesmo que os que havia.',
    honest:
      'Sem olhar o futuro: ordena com o que se sabia há 7 dias e mede com o que veio depois. O que já estava no topo vendeu em parte por estar no topo; por isso mostra onde estavam as vendas, não quantas a mais haveria.',
    stockNote:
      'O estoque daquela época não foi guardado: nem seu peso nem a regra dos esgotados contam neste teste. As outras regras contam.',
    backtesting: 'Testando com 90 dias de vendas',
    noLists: 'Escolha uma categoria',
    noListsAdvice: 'O teste usa as vendas das categorias que você escolher.',
    heldTitle: (moved, total, limit) => `Quer mover ${moved} de ${total} produtos${limit === null ? '' : `; seu limite é ${limit}`}`,
    heldText: 'A loja continua como estava. Veja as mudanças e decida.',
    allow: 'Permitir e indexar',
    refuse: 'Descartar',
    allowed: 'Permitido; foi para a fila',
    refused: 'Descartado; a loja não muda',
    wants: 'O que quer mudar',
    cancel: 'Cancelar',
    save: 'Salvar ordem mágica',
    saved: 'Ordem mágica salva',
    nameMissing: 'Dê um nome',
    listsMissing: 'Escolha ao menos uma categoria',
    failedAdvice: 'A ordem mágica continua como estava. Tente de novo daqui a pouco.',
    forbiddenAdvice: 'Quem é dono da loja decide quem muda as ordens mágicas.',
  },
}
