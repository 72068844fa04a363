import type { Texts } from '../frame/index.ts'

interface CheckoutWords {
  plans: string
  title: (plan: string) => string
  description: string
  card: string
  expires: (month: string) => string
  expiresSoon: string
  another: string
  anotherHint: string
  number: string
  numberHint: string
  holder: string
  expiry: string
  expiryExample: string
  code: string
  codeHint: string
  keep: string
  keepHint: string
  declinedTitle: string
  declinedAdvice: (card: string) => string
  declinedHint: string
  summary: string
  planByYear: (plan: string) => string
  until: (day: string) => string
  credit: (plan: string) => string
  creditDetail: (days: string, of: string) => string
  total: string
  next: string
  nextPay: string
  nextPayDetail: string
  nextLimits: string
  nextLimitsDetail: string
  nextRenew: (day: string) => string
  nextRenewDetail: string
  pay: (amount: string) => string
  cancel: string
  terms: string
  doneTitle: (plan: string) => string
  doneAdvice: (amount: string, card: string, email: string) => string
  doneInvite: string
  doneHome: string
  doneInvoice: string
  failedTitle: string
  failedAdvice: string
}

export const checkoutWords: Texts<CheckoutWords> = {
  es: {
    plans: 'Planes',
    title: (plan) => `Pasar a ${plan}, por año`,
    description: 'Se cobra hoy. Puedes volver a tu plan de antes cuando quieras.',
    card: 'Cómo quieres pagar',
    expires: (month) => `Caduca en ${month}`,
    expiresSoon: 'Caduca este mes',
    another: 'Otra tarjeta',
    anotherHint: 'Crédito o débito',
    number: 'Número de la tarjeta',
    numberHint: 'Va directo al banco y nunca pasa por nuestros servidores.',
    holder: 'Nombre en la tarjeta',
    expiry: 'Caducidad',
    expiryExample: 'mm/aa',
    code: 'Código',
    codeHint: 'Tres cifras, en el reverso',
    keep: 'Guardarla para las renovaciones',
    keepHint: 'Guardamos una seña del banco, no el número.',
    declinedTitle: 'El banco rechazó el pago',
    declinedAdvice: (card) =>
      `No se cobró nada y tu plan sigue igual. Elige otra tarjeta, o pide a tu banco que permita el cargo en la que termina en ${card}.`,
    declinedHint: 'Rechazada hace un momento',
    summary: 'Resumen',
    planByYear: (plan) => `${plan}, un año`,
    until: (day) => `Hasta el ${day}`,
    credit: (plan) => `Lo que te queda de ${plan}`,
    creditDetail: (days, of) => `${days} de ${of} días sin usar`,
    total: 'Total de hoy',
    next: 'Qué pasa después',
    nextPay: 'Pagas y tu banco responde',
    nextPayDetail: 'Unos segundos; quizá te pida confirmarlo en su aplicación.',
    nextLimits: 'Los límites nuevos se abren al momento',
    nextLimitsDetail: '10 tiendas, 100.000 productos, colaboradores sin límite.',
    nextRenew: (day) => `Se renueva el ${day}`,
    nextRenewDetail: 'Te avisamos siete días antes. Se cancela en dos clics.',
    pay: (amount) => `Pagar ${amount}`,
    cancel: 'Volver a los planes',
    terms: 'Impuestos incluidos. La factura llega por correo.',
    doneTitle: (plan) => `Ya tienes ${plan}`,
    doneAdvice: (amount, card, email) => `Cobramos ${amount} en la tarjeta que termina en ${card}. La factura va camino de ${email}.`,
    doneInvite: 'Invitar a un colaborador',
    doneHome: 'Ir al inicio',
    doneInvoice: 'Ver la factura',
    failedTitle: 'No pudimos preparar el pago',
    failedAdvice: 'No se ha cobrado nada. Vuelve a intentarlo en un momento.',
  },
  en: {
    plans: 'Plans',
    title: (plan) => `Move to ${plan}, by year`,
    description: 'Charged today. You can go back to your former plan whenever you like.',
    card: 'How you want to pay',
    expires: (month) => `Expires ${month}`,
    expiresSoon: 'Expires this month',
    another: 'Another card',
    anotherHint: 'Credit or debit',
    number: 'Card number',
    numberHint: 'It goes straight to the bank and never passes our servers.',
    holder: 'Name on the card',
    expiry: 'Expiry',
    expiryExample: 'mm/yy',
    code: 'Code',
    codeHint: 'Three digits, on the back',
    keep: 'Keep it for renewals',
    keepHint: 'We keep a token of the bank, not the number.',
    declinedTitle: 'The bank declined the payment',
    declinedAdvice: (card) =>
      `Nothing was charged and your plan is as it was. Choose another card, or ask your bank to allow the charge on the one ending in ${card}.`,
    declinedHint: 'Declined a moment ago',
    summary: 'Summary',
    planByYear: (plan) => `${plan}, one year`,
    until: (day) => `Until ${day}`,
    credit: (plan) => `What is left of ${plan}`,
    creditDetail: (days, of) => `${days} of ${of} days not used`,
    total: 'Total today',
    next: 'What happens next',
    nextPay: 'You pay and your bank answers',
    nextPayDetail: 'A few seconds; it may ask you to confirm in its app.',
    nextLimits: 'The new limits open at once',
    nextLimitsDetail: '10 stores, 100,000 products, unlimited partners.',
    nextRenew: (day) => `It renews on ${day}`,
    nextRenewDetail: 'We tell you seven days before. Two clicks cancel it.',
    pay: (amount) => `Pay ${amount}`,
    cancel: 'Back to the plans',
    terms: 'Taxes included. The invoice comes by e-mail.',
    doneTitle: (plan) => `You are on ${plan} now`,
    doneAdvice: (amount, card, email) => `We charged ${amount} to the card ending in ${card}. The invoice is on its way to ${email}.`,
    doneInvite: 'Invite a partner',
    doneHome: 'Go home',
    doneInvoice: 'See the invoice',
    failedTitle: 'We could not prepare the payment',
    failedAdvice: 'Nothing was charged. Try again in a moment.',
  },
  pt: {
    plans: 'Planos',
    title: (plan) => `Passar para ${plan}, por ano`,
    description: 'Cobrado hoje. Você pode voltar ao plano anterior quando quiser.',
    card: 'Como você quer pagar',
    expires: (month) => `Vence em ${month}`,
    expiresSoon: 'Vence este mês',
    another: 'Outro cartão',
    anotherHint: 'Crédito ou débito',
    number: 'Número do cartão',
    numberHint: 'Vai direto ao banco e nunca passa por nossos servidores.',
    holder: 'Nome no cartão',
    expiry: 'Validade',
    expiryExample: 'mm/aa',
    code: 'Código',
    codeHint: 'Três dígitos, no verso',
    keep: 'Guardá-lo para as renovações',
    keepHint: 'Guardamos um token do banco, não o número.',
    declinedTitle: 'O banco recusou o pagamento',
    declinedAdvice: (card) =>
      `Nada foi cobrado e seu plano continua igual. Escolha outro cartão ou peça ao banco que permita a cobrança no que termina em ${card}.`,
    declinedHint: 'Recusado agora há pouco',
    summary: 'Resumo',
    planByYear: (plan) => `${plan}, um ano`,
    until: (day) => `Até ${day}`,
    credit: (plan) => `O que resta de ${plan}`,
    creditDetail: (days, of) => `${days} de ${of} dias sem usar`,
    total: 'Total de hoje',
    next: 'O que acontece depois',
    nextPay: 'Você paga e o banco responde',
    nextPayDetail: 'Alguns segundos; talvez ele peça confirmação no aplicativo.',
    nextLimits: 'Os novos limites se abrem na hora',
    nextLimitsDetail: '10 lojas, 100.000 produtos, parceiros sem limite.',
    nextRenew: (day) => `Renova em ${day}`,
    nextRenewDetail: 'Avisamos sete dias antes. Cancela-se em dois cliques.',
    pay: (amount) => `Pagar ${amount}`,
    cancel: 'Voltar aos planos',
    terms: 'Impostos incluídos. A nota chega por e-mail.',
    doneTitle: (plan) => `Agora você tem o ${plan}`,
    doneAdvice: (amount, card, email) => `Cobramos ${amount} no cartão com final ${card}. A nota está a caminho de ${email}.`,
    doneInvite: 'Convidar um parceiro',
    doneHome: 'Ir para o início',
    doneInvoice: 'Ver a nota',
    failedTitle: 'Não conseguimos preparar o pagamento',
    failedAdvice: 'Nada foi cobrado. Tente de novo daqui a pouco.',
  },
}
