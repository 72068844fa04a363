import type { Texts } from '../frame/index.ts'
import type { Goal, Simple } from './orderings.ts'

export const steps = ['goal', 'lists', 'evidence', 'rules', 'publish'] as const
export type StepName = (typeof steps)[number]

interface AssistantWords {
  title: string
  description: string
  steps: Readonly<Record<StepName, readonly [short: string, title: string, advice: string]>>
  goals: Readonly<Record<Goal, readonly [title: string, hint: string]>>
  simple: Readonly<Record<Simple, string>>
  back: string
  next: string
  leave: string
  recommended: string
  lists: string
  list: string
  products: string
  soldOut: string
  revenue: string
  chosen: (lists: string, products: string, share: string) => string
  noneChosen: string
  counted: (count: number, written: string) => string
  verdict: (share: string, points: string) => string
  verdictWorse: (share: string) => string
  first24: string
  chart: string
  places: (count: string) => string
  method: string
  methodText: (judged: string, all: string) => string
  thisOne: string
  soldOutLast: readonly [label: string, hint: string]
  brandRun: readonly [label: string, hint: string]
  newEvery: readonly [label: string, hint: string]
  guards: string
  guardsAdvice: string
  largest: readonly [label: string, hint: string]
  approval: readonly [label: string, hint: string]
  preview: string
  now: readonly [label: string, hint: string]
  later: readonly [label: string, hint: string]
  weekly: readonly [label: string, hint: string]
  at: string
  summary: string
  what: Readonly<Record<'goal' | 'lists' | 'rules' | 'guards', string>>
  changes: string
  rulesText: (soldOut: boolean, run: string | null, fresh: string | null) => string
  guardsText: (largest: string, approval: boolean) => string
  finish: Readonly<Record<'now' | 'later' | 'weekly', string>>
  done: string
  doneText: string
  follow: string
  again: string
  emptyTitle: string
  emptyAdvice: string
  connect: string
  failedTitle: string
}

export const assistantWords: Texts<AssistantWords> = {
  es: {
    title: 'Asistente',
    description: 'De un objetivo a un orden que se mantiene solo, en cinco pasos.',
    steps: {
      goal: ['Objetivo', '¿Qué quieres conseguir?', 'Elige uno. Más adelante verás con tus propias ventas si funciona.'],
      lists: ['Listas', '¿En qué listas?', 'Las que más venden van primero. Puedes añadir otras cuando quieras.'],
      evidence: ['Pruebas', '¿Habría funcionado?', 'Lo comprobamos con lo que tus clientes compraron de verdad.'],
      rules: ['Reglas', '¿Qué hay que respetar siempre?', 'Las reglas van por encima del objetivo.'],
      publish: ['Indexar', '¿Cuándo empieza?', 'Hasta que pulses el botón, en la tienda no cambia nada.'],
    },
    goals: {
      revenue: ['Ingresar más', 'Primero lo que más dinero trae, con más peso a lo reciente'],
      bestSellers: ['Vender más unidades', 'Primero lo que más se lleva la gente'],
      newFirst: ['Dar a conocer lo nuevo', 'Lo recién llegado gana sitio entre lo que ya se vende'],
      clearStock: ['Vaciar el almacén', 'Primero lo que tiene muchas existencias y aún se mueve'],
      balanced: ['Un equilibrio', 'Ingresos, unidades y existencias a la vez'],
    },
    simple: { present: 'Orden actual', bestSellers30: 'Más vendidos, 30 días', newest: 'Más nuevos', price: 'Precio, de mayor a menor' },
    back: 'Atrás',
    next: 'Siguiente',
    leave: 'Salir del asistente',
    recommended: 'Recomendado',
    lists: 'Categorías',
    list: 'Categoría',
    products: 'Productos',
    soldOut: 'Agotados',
    revenue: 'Ventas, 30 días',
    chosen: (lists, products, share) => `${lists} · ${products} · ${share} de las ventas de la tienda`,
    noneChosen: 'Elige al menos una categoría para seguir.',
    counted: (count, written) => (count === 1 ? '1 categoría' : `${written} categorías`),
    verdict: (share, points) => `${share} de las ventas habrían caído en los 24 primeros puestos: ${points} puntos más que ahora`,
    verdictWorse: (share) => `${share} de las ventas habrían caído en los 24 primeros puestos: no mejora el orden actual`,
    first24: 'Para este objetivo puede bastar. Si lo que buscas son ventas, prueba otro.',
    chart: 'Parte de las ventas que cae en los primeros puestos',
    places: (count) => `${count} primeros`,
    method: 'Cómo se ha medido',
    methodText: (judged, all) =>
      `Cada orden se calculó con las ventas hasta hace siete días y se juzgó con las de los últimos siete, que no conocía. Listas con historia suficiente: ${judged} de ${all}.`,
    thisOne: 'Este objetivo',
    soldOutLast: ['Agotados al final', 'Vuelven a su sitio exacto cuando hay existencias'],
    brandRun: ['Seguidos de una misma marca, como mucho', '0 para no limitarlo'],
    newEvery: ['Una novedad cada tantos puestos', 'Productos de menos de 90 días; 0 para no hacerlo'],
    guards: 'Frenos',
    guardsAdvice: 'Para que nada cambie más de lo que esperas.',
    largest: ['Cambio máximo cada vez', 'Parte de la primera pantalla que puede ser distinta'],
    approval: ['Esperar mi visto bueno si se pasa', 'Si no, se queda el orden que había y te avisamos'],
    preview: 'La primera pantalla, antes y después',
    now: ['Ahora', 'Una sola vez, en cuanto pulses el botón'],
    later: ['Un día y una hora', 'Una sola vez, en la hora de la tienda'],
    weekly: ['Cada lunes a las 6:00', 'Se vuelve a calcular con las ventas nuevas'],
    at: 'Indexar el',
    summary: 'Lo que has elegido',
    what: { goal: 'Objetivo', lists: 'Listas', rules: 'Reglas', guards: 'Frenos' },
    changes: 'Qué cambia',
    rulesText: (soldOut, run, fresh) =>
      [
        soldOut && 'agotados al final',
        run !== null && `como mucho ${run} seguidos de una marca`,
        fresh !== null && `una novedad cada ${fresh} puestos`,
      ]
        .filter(Boolean)
        .join(' · ') || 'ninguna',
    guardsText: (largest, approval) => `hasta ${largest} de la primera pantalla · ${approval ? 'con tu visto bueno' : 'sin visto bueno'}`,
    finish: { now: 'Indexar ahora', later: 'Programar', weekly: 'Activar cada lunes' },
    done: 'Hecho: tus listas están en marcha',
    doneText: 'Puedes cerrar esta página. Te avisaremos cuando cada posición esté comprobada en la plataforma.',
    follow: 'Seguir el avance',
    again: 'Empezar otro',
    emptyTitle: 'Antes hace falta un catálogo',
    emptyAdvice: 'El asistente aprende de tus productos y tus ventas. Conecta una tienda y vuelve.',
    connect: 'Conectar una tienda',
    failedTitle: 'No se pudieron leer tus ventas',
  },
  en: {
    title: 'Assistant',
    description: 'From a goal to an order that keeps itself, in five steps.',
    steps: {
      goal: ['Goal', 'What do you want to achieve?', 'Choose one. You will see with your own sales whether it works.'],
      lists: ['Lists', 'In which lists?', 'Those that sell most come first. You can add others whenever you like.'],
      evidence: ['Evidence', 'Would it have worked?', 'We check it against what your shoppers really bought.'],
      rules: ['Rules', 'What must always hold?', 'Rules stand above the goal.'],
      publish: ['Publish', 'When does it begin?', 'Until you press the button, nothing changes in the store.'],
    },
    goals: {
      revenue: ['Earn more', 'What brings most money first, with more weight on recent days'],
      bestSellers: ['Sell more units', 'What people take home most comes first'],
      newFirst: ['Show what is new', 'New arrivals get a place among what sells already'],
      clearStock: ['Clear the stock', 'What is plentiful and still moves comes first'],
      balanced: ['A balance', 'Revenue, units and stock at once'],
    },
    simple: { present: 'Present order', bestSellers30: 'Best sellers, 30 days', newest: 'Newest', price: 'Price, highest first' },
    back: 'Back',
    next: 'Next',
    leave: 'Leave the assistant',
    recommended: 'Recommended',
    lists: 'Categories',
    list: 'Category',
    products: 'Products',
    soldOut: 'Sold out',
    revenue: 'Revenue, 30 days',
    chosen: (lists, products, share) => `${lists} · ${products} · ${share} of the store’s revenue`,
    noneChosen: 'Choose at least one category to go on.',
    counted: (count, written) => (count === 1 ? '1 category' : `${written} categories`),
    verdict: (share, points) => `${share} of revenue would have fallen into the first 24 places: ${points} points more than now`,
    verdictWorse: (share) => `${share} of revenue would have fallen into the first 24 places: no better than the present order`,
    first24: 'For this goal that may be enough. If revenue is what you want, try another one.',
    chart: 'Share of revenue that falls into the first places',
    places: (count) => `First ${count}`,
    method: 'How this was measured',
    methodText: (judged, all) =>
      `Every ordering was computed from sales up to seven days ago and judged by the last seven days, which it did not know. Lists with enough history: ${judged} of ${all}.`,
    thisOne: 'This goal',
    soldOutLast: ['Sold-out products last', 'They go back to their exact place when stock returns'],
    brandRun: ['In a row of one brand, at most', '0 for no limit'],
    newEvery: ['A new product on every so many places', 'Products under 90 days old; 0 for none'],
    guards: 'Guard rails',
    guardsAdvice: 'So that nothing changes more than you expect.',
    largest: ['Largest change each time', 'Share of the first screen that may be different'],
    approval: ['Wait for my approval beyond that', 'Otherwise the former order stays and we tell you'],
    preview: 'The first screen, before and after',
    now: ['Now', 'Once, as soon as you press the button'],
    later: ['On a day and an hour', 'Once, in the store’s time'],
    weekly: ['Every Monday at 6:00', 'Computed anew from the new sales'],
    at: 'Publish on',
    summary: 'What you chose',
    what: { goal: 'Goal', lists: 'Lists', rules: 'Rules', guards: 'Guard rails' },
    changes: 'What changes',
    rulesText: (soldOut, run, fresh) =>
      [
        soldOut && 'sold-out last',
        run !== null && `at most ${run} in a row of one brand`,
        fresh !== null && `a new product every ${fresh} places`,
      ]
        .filter(Boolean)
        .join(' · ') || 'none',
    guardsText: (largest, approval) => `up to ${largest} of the first screen · ${approval ? 'with your approval' : 'without approval'}`,
    finish: { now: 'Publish now', later: 'Schedule', weekly: 'Start every Monday' },
    done: 'Done: your lists are on their way',
    doneText: 'You can close this page. We will tell you when every position is verified on the platform.',
    follow: 'Follow the progress',
    again: 'Start another one',
    emptyTitle: 'A catalogue is needed first',
    emptyAdvice: 'The assistant learns from your products and sales. Connect a store and come back.',
    connect: 'Connect a store',
    failedTitle: 'Your sales could not be read',
  },
  pt: {
    title: 'Assistente',
    description: 'De um objetivo a uma ordem que se mantém sozinha, em cinco passos.',
    steps: {
      goal: ['Objetivo', 'O que você quer alcançar?', 'Escolha um. Mais adiante você verá com suas próprias vendas se funciona.'],
      lists: ['Listas', 'Em quais listas?', 'As que mais vendem vêm primeiro. Você pode acrescentar outras quando quiser.'],
      evidence: ['Provas', 'Teria funcionado?', 'Conferimos com o que seus clientes compraram de verdade.'],
      rules: ['Regras', 'O que deve valer sempre?', 'As regras ficam acima do objetivo.'],
      publish: ['Indexar', 'Quando começa?', 'Até você pressionar o botão, nada muda na loja.'],
    },
    goals: {
      revenue: ['Faturar mais', 'Primeiro o que traz mais dinheiro, com mais peso para o recente'],
      bestSellers: ['Vender mais unidades', 'Primeiro o que as pessoas mais levam'],
      newFirst: ['Mostrar o que é novo', 'O que acaba de chegar ganha lugar entre o que já vende'],
      clearStock: ['Esvaziar o estoque', 'Primeiro o que tem muito estoque e ainda gira'],
      balanced: ['Um equilíbrio', 'Faturamento, unidades e estoque ao mesmo tempo'],
    },
    simple: { present: 'Ordem atual', bestSellers30: 'Mais vendidos, 30 dias', newest: 'Mais novos', price: 'Preço, do maior ao menor' },
    back: 'Voltar',
    next: 'Avançar',
    leave: 'Sair do assistente',
    recommended: 'Recomendado',
    lists: 'Categorias',
    list: 'Categoria',
    products: 'Produtos',
    soldOut: 'Esgotados',
    revenue: 'Vendas, 30 dias',
    chosen: (lists, products, share) => `${lists} · ${products} · ${share} das vendas da loja`,
    noneChosen: 'Escolha pelo menos uma categoria para continuar.',
    counted: (count, written) => (count === 1 ? '1 categoria' : `${written} categorias`),
    verdict: (share, points) => `${share} das vendas teriam caído nos 24 primeiros lugares: ${points} pontos a mais que agora`,
    verdictWorse: (share) => `${share} das vendas teriam caído nos 24 primeiros lugares: não melhora a ordem atual`,
    first24: 'Para este objetivo pode bastar. Se o que você busca são vendas, tente outro.',
    chart: 'Parte das vendas que cai nos primeiros lugares',
    places: (count) => `${count} primeiros`,
    method: 'Como foi medido',
    methodText: (judged, all) =>
      `Cada ordem foi calculada com as vendas até sete dias atrás e julgada pelas dos últimos sete, que ela não conhecia. Listas com história suficiente: ${judged} de ${all}.`,
    thisOne: 'Este objetivo',
    soldOutLast: ['Esgotados no fim', 'Voltam ao lugar exato quando há estoque'],
    brandRun: ['Seguidos da mesma marca, no máximo', '0 para não limitar'],
    newEvery: ['Uma novidade a cada tantos lugares', 'Produtos com menos de 90 dias; 0 para não fazer'],
    guards: 'Freios',
    guardsAdvice: 'Para que nada mude mais do que você espera.',
    largest: ['Mudança máxima a cada vez', 'Parte da primeira tela que pode ser diferente'],
    approval: ['Esperar minha aprovação se passar disso', 'Senão, fica a ordem que havia e avisamos você'],
    preview: 'A primeira tela, antes e depois',
    now: ['Agora', 'Uma única vez, assim que você pressionar o botão'],
    later: ['Um dia e uma hora', 'Uma única vez, na hora da loja'],
    weekly: ['Toda segunda às 6h', 'Calcula-se de novo com as vendas novas'],
    at: 'Indexar em',
    summary: 'O que você escolheu',
    what: { goal: 'Objetivo', lists: 'Listas', rules: 'Regras', guards: 'Freios' },
    changes: 'O que muda',
    rulesText: (soldOut, run, fresh) =>
      [
        soldOut && 'esgotados no fim',
        run !== null && `no máximo ${run} seguidos de uma marca`,
        fresh !== null && `uma novidade a cada ${fresh} lugares`,
      ]
        .filter(Boolean)
        .join(' · ') || 'nenhuma',
    guardsText: (largest, approval) => `até ${largest} da primeira tela · ${approval ? 'com sua aprovação' : 'sem aprovação'}`,
    finish: { now: 'Indexar agora', later: 'Agendar', weekly: 'Ativar toda segunda' },
    done: 'Pronto: suas listas estão a caminho',
    doneText: 'Você pode fechar esta página. Avisaremos quando cada posição estiver conferida na plataforma.',
    follow: 'Acompanhar o andamento',
    again: 'Começar outro',
    emptyTitle: 'Antes é preciso um catálogo',
    emptyAdvice: 'O assistente aprende com seus produtos e suas vendas. Conecte uma loja e volte.',
    connect: 'Conectar uma loja',
    failedTitle: 'Não foi possível ler suas vendas',
  },
}
