/** Names, units and short forms that no language translates, in small letters. */
export const everywhere: readonly string[] = [
  'agenda',
  'demo',
  'english',
  'español',
  'gift',
  'h',
  'id',
  'min',
  'ms',
  'português',
  'pos',
  'pts',
  's',
  'samarascore',
  'shop',
  'total',
  'vtex',
]

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

/** Words that two languages write alike, in small letters: a text that both say alike is no fault where each of its words stands here. */
export const sameWords = {
  'es en': words('plan'),
  'en pt': words('e enter item mail pixels status'),
  'es pt': words(`
    aaaa administrar alertas anterior anteriores antes aplicar atrasar aumentar automático avisos buscando buscar calculando campo copiado copiar cancelada
    cancelado cancelando cancelar cerca claro colaborador colaboradores como comparar componente continuar csv curvas código d dd de demanda departamentos descartar desde
    duplicar editar entra entrar entre enviada equilibrada estado excluir exportar falta favorita favoritas filtros grupo grupos gráfico
    hora idioma igual impulso incluir inicial indexada indexando indexar lista listas marca marcas menos minuto minutos mm mostrar motivo mover movidos n
    nada nunca oculta opcional ordenado ordenando ordenar parar pausar pedidos perfil permitido personalizado pesa peso plataforma por problema página páginas
    recuperar resultado resultados retirada retirar revisar semana sincronizada sincronizando sincronizar solicitada terminada todas todos unidades valor
    canceladas configurado devolver disco enviado enviados escrito exportado funciona gratuito incompleta para plataformas registro servidor terminadas tipo verificadas
    variantes vendidas ver verificada verificados xlsx º
  `),
} satisfies Readonly<Record<string, readonly string[]>>
