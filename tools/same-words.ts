/** Names, units and short forms that no language translates, in small letters. */
export const everywhere: readonly string[] = [
  'agenda',
  'api',
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
  'webhooks',
]

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

/** Words that two languages write alike, in small letters: a text that both say alike is no fault where each of its words stands here. */
export const sameWords = {
  'es en': words('no plan'),
  'en pt': words('e enter item mail pixels status'),
  'es pt': words(`
    aaaa abrir administrar alertas anterior anteriores antes aplicar aumentar automático avisos buscando buscar calculando campo copiado copiar cancelada
    cancelando cancelar caso casos cerca claro colaborador colaboradores como comparar componente continuar csv curvas código d dd de demanda departamentos descartar desde
    duplicar editar entra entrar entre enviada equilibrada excluir exportar falta favorita favoritas filtrar filtros final grupo grupos gráfico
    hora idioma impulso incluir inicial indexada indexando indexar lista listas marca marcas menos minuto minutos mm mostrar motivo mover movidos n
    nada nunca objetivo oculta opcional ordenado ordenando ordenar parar pausar pedidos perfil permitido personalizado pesa peso plataforma por problema página páginas
    recuperar resultado resultados retirada retirar revisar semana sincronizada sincronizando sincronizar solicitada terminada todas todos unidades valor
    canceladas configurado devolver disco enviado enviados escrito exportado funciona incompleta para plataformas registro servidor terminadas tipo verificadas
    variantes vendidas ver verificada verificando verificados xlsx º
    ocultar rápida tema temas
    a domingo horas número ocupada ordenada ordenadas pesos próxima sábado tranquilas
    abrir agrupar cancelado cancelados categorias comparadas comparados contado contados imprimir parcial parte pedido último
    anulada base meses pagar país principal usar usos
    entregas estado renovar termina token
  `),
} satisfies Readonly<Record<string, readonly string[]>>
