import type { Texts } from '../frame/index.ts'
import type { AdminJob, AuditEntry, Service } from './installation.ts'
import type { Person } from './people.ts'

interface AdminWords {
  title: string
  description: string
  tabs: Readonly<Record<'people' | 'stores' | 'jobs' | 'health' | 'audit', string>>
  label: string
  trouble: string
  down: (service: string) => string
  downText: string
  seeHealth: string
  search: string
  person: string
  role: string
  roles: Readonly<Record<Person['role'], string>>
  storesOf: string
  plan: string
  seen: string
  never: string
  profile: string
  signOutEverywhere: string
  block: string
  store: string
  owner: string
  products: string
  state: string
  ready: string
  synchronised: string
  open: string
  synchroniseNow: string
  pause: string
  job: string
  kinds: Readonly<Record<AdminJob['kind'], string>>
  whole: string
  progress: string
  started: string
  retry: string
  cancel: string
  when: string
  who: string
  what: string
  deeds: Readonly<Record<AuditEntry['what'], (on: string) => string>>
  refused: string
  allowed: string
  outcome: string
  onlyRefused: string
  services: Readonly<Record<Service['id'], string>>
  serviceStates: Readonly<Record<Service['state'], string>>
  milliseconds: (value: string) => string
  noAnswer: string
  last: string
  forbiddenTitle: string
  forbiddenAdvice: string
  home: string
  emptyTitle: string
  emptyAdvice: string
  failedTitle: string
}

export const adminWords: Texts<AdminWords> = {
  es: {
    title: 'Panel de operación',
    description: 'Todo lo que corre en esta instalación',
    tabs: { people: 'Personas', stores: 'Tiendas', jobs: 'Trabajos', health: 'Salud', audit: 'Registro' },
    label: 'Instalación',
    trouble: 'con fallos',
    down: (service) => `${service} no responde`,
    downText: 'Los cobros esperan y se repetirán solos. Lo demás sigue funcionando.',
    seeHealth: 'Ver la salud',
    search: 'Buscar personas',
    person: 'Persona',
    role: 'Papel',
    roles: { owner: 'Titular', partner: 'Colaboración', operator: 'Operación' },
    storesOf: 'Tiendas',
    plan: 'Plan',
    seen: 'Última vez',
    never: 'Todavía no ha entrado',
    profile: 'Ver su ficha',
    signOutEverywhere: 'Cerrar sus sesiones',
    block: 'Bloquear el acceso',
    store: 'Tienda',
    owner: 'De quién es',
    products: 'Productos',
    state: 'Estado',
    ready: 'Lista',
    synchronised: 'Sincronizada',
    open: 'Abrir la tienda',
    synchroniseNow: 'Sincronizar ahora',
    pause: 'Poner en pausa',
    job: 'Trabajo',
    kinds: { publication: 'Indexación', synchronisation: 'Sincronización', automation: 'Orden mágico' },
    whole: 'Todo el catálogo',
    progress: 'Avance',
    started: 'Empieza',
    retry: 'Reintentar lo que falló',
    cancel: 'Cancelar',
    when: 'Cuándo',
    who: 'Quién',
    what: 'Qué hizo',
    deeds: {
      published: (on) => `Indexó ${on}`,
      credentialReplaced: (on) => `Sustituyó la credencial de ${on}`,
      credentialRead: (on) => `Quiso leer la credencial de ${on}`,
      signedIn: () => 'Entró',
      otherStore: (on) => `Pidió datos de ${on}, que no es su tienda`,
      partnerInvited: (on) => `Invitó a ${on}`,
    },
    refused: 'Denegado',
    allowed: 'Hecho',
    outcome: 'Resultado',
    onlyRefused: 'Solo lo denegado',
    services: {
      api: 'Servidor',
      identity: 'Identidad',
      database: 'Base de datos',
      jobs: 'Cola de trabajos',
      platform: 'Plataforma VTEX',
      payments: 'Pasarela de pago',
    },
    serviceStates: { well: 'Responde bien', slow: 'Responde despacio', down: 'No responde' },
    milliseconds: (value) => `${value} ms`,
    noAnswer: 'sin respuesta',
    last: 'Últimas 12 horas',
    forbiddenTitle: 'Esto es para quien opera la instalación',
    forbiddenAdvice: 'Tu cuenta no tiene ese papel. Si debería tenerlo, pídelo a quien administra las identidades.',
    home: 'Volver al inicio',
    emptyTitle: 'Todavía no hay nadie',
    emptyAdvice: 'En cuanto alguien entre por primera vez, aparece aquí con sus tiendas.',
    failedTitle: 'No se pudo leer el estado de la instalación',
  },
  en: {
    title: 'Operator’s view',
    description: 'Everything that runs in this installation',
    tabs: { people: 'People', stores: 'Stores', jobs: 'Jobs', health: 'Health', audit: 'Audit log' },
    label: 'Installation',
    trouble: 'failing',
    down: (service) => `${service} does not answer`,
    downText: 'Charges wait and are repeated by themselves. Everything else goes on.',
    seeHealth: 'See the health',
    search: 'Find people',
    person: 'Person',
    role: 'Role',
    roles: { owner: 'Owner', partner: 'Partner', operator: 'Operator' },
    storesOf: 'Stores',
    plan: 'Plan',
    seen: 'Last seen',
    never: 'Never signed in yet',
    profile: 'See the profile',
    signOutEverywhere: 'End all sessions',
    block: 'Block access',
    store: 'Store',
    owner: 'Whose',
    products: 'Products',
    state: 'State',
    ready: 'Ready',
    synchronised: 'Synchronised',
    open: 'Open the store',
    synchroniseNow: 'Synchronise now',
    pause: 'Pause',
    job: 'Job',
    kinds: { publication: 'Publication', synchronisation: 'Synchronisation', automation: 'Magic ordering' },
    whole: 'The whole catalogue',
    progress: 'Progress',
    started: 'Starts',
    retry: 'Retry what failed',
    cancel: 'Cancel',
    when: 'When',
    who: 'Who',
    what: 'What',
    deeds: {
      published: (on) => `Indexed ${on}`,
      credentialReplaced: (on) => `Replaced the credential of ${on}`,
      credentialRead: (on) => `Wanted to read the credential of ${on}`,
      signedIn: () => 'Signed in',
      otherStore: (on) => `Asked for data of ${on}, not a store of theirs`,
      partnerInvited: (on) => `Invited ${on}`,
    },
    refused: 'Refused',
    allowed: 'Done',
    outcome: 'Outcome',
    onlyRefused: 'Refused only',
    services: {
      api: 'Server',
      identity: 'Identity',
      database: 'Database',
      jobs: 'Job queue',
      platform: 'VTEX platform',
      payments: 'Payment gateway',
    },
    serviceStates: { well: 'Answers well', slow: 'Answers slowly', down: 'Does not answer' },
    milliseconds: (value) => `${value} ms`,
    noAnswer: 'no answer',
    last: 'Last 12 hours',
    forbiddenTitle: 'This is for who operates the installation',
    forbiddenAdvice: 'Your account does not have that role. If it should, ask whoever manages identities.',
    home: 'Back home',
    emptyTitle: 'Nobody here yet',
    emptyAdvice: 'As soon as somebody signs in for the first time, they appear here with their stores.',
    failedTitle: 'The state of the installation could not be read',
  },
  pt: {
    title: 'Painel de operação',
    description: 'Tudo o que roda nesta instalação',
    tabs: { people: 'Pessoas', stores: 'Lojas', jobs: 'Tarefas', health: 'Saúde', audit: 'Registro' },
    label: 'Instalação',
    trouble: 'com falhas',
    down: (service) => `${service} não responde`,
    downText: 'As cobranças esperam e se repetem sozinhas. O resto continua funcionando.',
    seeHealth: 'Ver a saúde',
    search: 'Buscar pessoas',
    person: 'Pessoa',
    role: 'Papel',
    roles: { owner: 'Titular', partner: 'Colaboração', operator: 'Operação' },
    storesOf: 'Lojas',
    plan: 'Plano',
    seen: 'Última vez',
    never: 'Ainda não entrou',
    profile: 'Ver a ficha',
    signOutEverywhere: 'Encerrar as sessões',
    block: 'Bloquear o acesso',
    store: 'Loja',
    owner: 'De quem é',
    products: 'Produtos',
    state: 'Estado',
    ready: 'Pronta',
    synchronised: 'Sincronizada',
    open: 'Abrir a loja',
    synchroniseNow: 'Sincronizar agora',
    pause: 'Pausar',
    job: 'Tarefa',
    kinds: { publication: 'Indexação', synchronisation: 'Sincronização', automation: 'Ordem mágica' },
    whole: 'Todo o catálogo',
    progress: 'Andamento',
    started: 'Começa',
    retry: 'Repetir o que falhou',
    cancel: 'Cancelar',
    when: 'Quando',
    who: 'Quem',
    what: 'O que fez',
    deeds: {
      published: (on) => `Indexou ${on}`,
      credentialReplaced: (on) => `Substituiu a credencial de ${on}`,
      credentialRead: (on) => `Quis ler a credencial de ${on}`,
      signedIn: () => 'Entrou',
      otherStore: (on) => `Pediu dados de ${on}, que não é sua loja`,
      partnerInvited: (on) => `Convidou ${on}`,
    },
    refused: 'Negado',
    allowed: 'Feito',
    outcome: 'Resultado',
    onlyRefused: 'Só o que foi negado',
    services: {
      api: 'Servidor',
      identity: 'Identidade',
      database: 'Banco de dados',
      jobs: 'Fila de tarefas',
      platform: 'Plataforma VTEX',
      payments: 'Meio de pagamento',
    },
    serviceStates: { well: 'Responde bem', slow: 'Responde devagar', down: 'Não responde' },
    milliseconds: (value) => `${value} ms`,
    noAnswer: 'sem resposta',
    last: 'Últimas 12 horas',
    forbiddenTitle: 'Isto é para quem opera a instalação',
    forbiddenAdvice: 'Sua conta não tem esse papel. Se deveria ter, peça a quem administra as identidades.',
    home: 'Voltar ao início',
    emptyTitle: 'Ainda não há ninguém',
    emptyAdvice: 'Assim que alguém entrar pela primeira vez, aparece aqui com suas lojas.',
    failedTitle: 'Não foi possível ler o estado da instalação',
  },
}
