import type { Texts } from '../frame/index.ts'
import type { Automation, AutomationState } from './automations.ts'
import type { Preset } from './backtest.ts'

interface AutomationsWords {
  title: string
  description: string
  create: string
  name: string
  lists: string
  state: string
  last: string
  next: string
  effect: string
  effectHint: string
  states: Record<AutomationState, string>
  presets: Record<Preset, string>
  cadences: Record<Automation['cadence'], string>
  moved: (count: string) => string
  none: string
  points: (count: string) => string
  heldTitle: (name: string) => string
  heldText: string
  review: string
  actions: { edit: string; run: string; pause: string; resume: string; approve: string; remove: string }
  running: string
  removeTitle: (name: string) => string
  removeText: string
  keep: string
  emptyTitle: string
  emptyAdvice: string
  failedAdvice: string
  forbiddenAdvice: string
}

export const automationsWords: Texts<AutomationsWords> = {
  es: {
    title: 'Órdenes mágicos',
    description: 'Órdenes mágicos que ordenan tus categorías solos, con los límites que tú pones.',
    create: 'Nuevo orden mágico',
    name: 'Orden mágico',
    lists: 'Categorías',
    state: 'Estado',
    last: 'Última vez',
    next: 'Próxima vez',
    effect: 'Efecto',
    effectHint:
      'Parte de las ventas de los 7 días siguientes en los 24 primeros lugares, frente a la ordenación que tenía la tienda. Sin mirar al futuro.',
    states: { active: 'Activa', held: 'Espera tu permiso', paused: 'En pausa', failed: 'Falló' },
    presets: {
      bestSellers: 'Más vendidos',
      balanced: 'Equilibrada',
      newFirst: 'Novedades primero',
      highRevenue: 'Más ingresos',
      clearStock: 'Vaciar existencias',
    },
    cadences: { daily: 'cada día', weekly: 'cada semana', hourly: 'cada hora' },
    moved: (count) => `movió ${count}`,
    none: '—',
    points: (count) => `${count} puntos`,
    heldTitle: (name) => `«${name}» espera tu permiso`,
    heldText: 'Quiere mover más productos de los que permite su límite. Nada cambia hasta que lo mires.',
    review: 'Revisar',
    actions: {
      edit: 'Editar',
      run: 'Ejecutar ahora',
      pause: 'Pausar',
      resume: 'Reanudar',
      approve: 'Revisar y permitir',
      remove: 'Eliminar',
    },
    running: 'En marcha; te avisamos al acabar',
    removeTitle: (name) => `¿Eliminar «${name}»?`,
    removeText: 'Las categorías se quedan como están; solo dejan de ordenarse solas.',
    keep: 'Conservar',
    emptyTitle: 'Todavía nada se ordena solo',
    emptyAdvice: 'Elige unas categorías y un criterio; antes de empezar verás con tus propias ventas si habría sido mejor.',
    failedAdvice: 'Tus órdenes mágicos siguen su curso. Vuelve a intentarlo en un momento.',
    forbiddenAdvice: 'Quien es dueño de la tienda decide quién las cambia. Pídele acceso.',
  },
  en: {
    title: 'Magic ordering',
    description: 'Automations that order your categories by themselves, within the limits that you set.',
    create: 'New automation',
    name: 'Automation',
    lists: 'Categories',
    state: 'State',
    last: 'Last run',
    next: 'Next run',
    effect: 'Effect',
    effectHint:
      'Share of the following 7 days’ revenue in the first 24 places, against the ordering that the store had. Without looking ahead.',
    states: { active: 'Active', held: 'Waits for you', paused: 'Paused', failed: 'Failed' },
    presets: {
      bestSellers: 'Best sellers',
      balanced: 'Balanced',
      newFirst: 'New first',
      highRevenue: 'High revenue',
      clearStock: 'Clear stock',
    },
    cadences: { daily: 'every day', weekly: 'every week', hourly: 'every hour' },
    moved: (count) => `moved ${count}`,
    none: '—',
    points: (count) => `${count} points`,
    heldTitle: (name) => `“${name}” waits for you`,
    heldText: 'It wants to move more products than its limit allows. Nothing changes until you have looked.',
    review: 'Review',
    actions: { edit: 'Edit', run: 'Run now', pause: 'Pause', resume: 'Resume', approve: 'Review and allow', remove: 'Delete' },
    running: 'Running; we tell you when it is done',
    removeTitle: (name) => `Delete “${name}”?`,
    removeText: 'The categories stay as they are; they only stop ordering themselves.',
    keep: 'Keep it',
    emptyTitle: 'Nothing orders itself yet',
    emptyAdvice:
      'Choose categories and a way to order them; before it starts you see with your own sales whether it would have been better.',
    failedAdvice: 'Your automations go on. Try again in a moment.',
    forbiddenAdvice: 'The owner of the store decides who may change them. Ask for access.',
  },
  pt: {
    title: 'Ordens mágicas',
    description: 'Ordens mágicas que ordenam suas categorias sozinhas, dentro dos limites que você define.',
    create: 'Nova ordem mágica',
    name: 'Ordem mágica',
    lists: 'Categorias',
    state: 'Estado',
    last: 'Última vez',
    next: 'Próxima vez',
    effect: 'Efeito',
    effectHint:
      'Parte das vendas dos 7 dias seguintes nos 24 primeiros lugares, em comparação com a ordenação que a loja tinha. Sem olhar o futuro.',
    states: { active: 'Ativa', held: 'Espera você', paused: 'Em pausa', failed: 'Falhou' },
    presets: {
      bestSellers: 'Mais vendidos',
      balanced: 'Equilibrada',
      newFirst: 'Novidades primeiro',
      highRevenue: 'Mais receita',
      clearStock: 'Esvaziar estoque',
    },
    cadences: { daily: 'todo dia', weekly: 'toda semana', hourly: 'toda hora' },
    moved: (count) => `moveu ${count}`,
    none: '—',
    points: (count) => `${count} pontos`,
    heldTitle: (name) => `“${name}” espera você`,
    heldText: 'Ela quer mover mais produtos do que seu limite permite. Nada muda até você olhar.',
    review: 'Revisar',
    actions: {
      edit: 'Editar',
      run: 'Executar agora',
      pause: 'Pausar',
      resume: 'Retomar',
      approve: 'Revisar e permitir',
      remove: 'Excluir',
    },
    running: 'Em andamento; avisamos quando terminar',
    removeTitle: (name) => `Excluir “${name}”?`,
    removeText: 'As categorias ficam como estão; só deixam de se ordenar sozinhas.',
    keep: 'Manter',
    emptyTitle: 'Nada se ordena sozinho ainda',
    emptyAdvice: 'Escolha categorias e um jeito de ordenar; antes de começar você vê com as suas vendas se teria sido melhor.',
    failedAdvice: 'Suas ordens mágicas continuam. Tente de novo daqui a pouco.',
    forbiddenAdvice: 'Quem é dono da loja decide quem pode mudá-las. Peça acesso.',
  },
}
