import type { HostedFieldFault, Language } from '../../../../contract/index.ts'

interface SandboxWords {
  number: string
  expiry: string
  securityCode: string
  expiryHint: string
  unknownCard: string
  faults: Readonly<Record<HostedFieldFault, string>>
  bank: string
  ask: (amount: string) => string
  yes: string
  no: string
  note: string
}

/** What the pages of the gateway on board say. */
export const sandboxWords: Record<Language, SandboxWords> = {
  es: {
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    securityCode: 'Código de seguridad',
    expiryHint: 'MM/AA',
    unknownCard: 'Esta pasarela es de prueba: solo conoce las tarjetas de prueba, como 4242 4242 4242 4242.',
    faults: { missing: 'Falta este dato.', mistyped: 'Revisa este dato.', expired: 'Esta tarjeta ha caducado.' },
    bank: 'Tu banco (de prueba)',
    ask: (amount) => `¿Autorizas el pago de ${amount}?`,
    yes: 'Autorizar el pago',
    no: 'Rechazar el pago',
    note: 'Es la pasarela de prueba: no se mueve dinero.',
  },
  en: {
    number: 'Card number',
    expiry: 'Expiry',
    securityCode: 'Security code',
    expiryHint: 'MM/YY',
    unknownCard: 'This gateway is for trying out: it only knows test cards, such as 4242 4242 4242 4242.',
    faults: { missing: 'This is missing.', mistyped: 'Check this.', expired: 'This card has expired.' },
    bank: 'Your bank (for trying out)',
    ask: (amount) => `Do you authorise the payment of ${amount}?`,
    yes: 'Authorise the payment',
    no: 'Refuse the payment',
    note: 'This is the gateway for trying out: no money moves.',
  },
  pt: {
    number: 'Número do cartão',
    expiry: 'Validade',
    securityCode: 'Código de segurança',
    expiryHint: 'MM/AA',
    unknownCard: 'Este gateway é de teste: só conhece os cartões de teste, como 4242 4242 4242 4242.',
    faults: { missing: 'Falta este dado.', mistyped: 'Confira este dado.', expired: 'Este cartão venceu.' },
    bank: 'O seu banco (de teste)',
    ask: (amount) => `Você autoriza o pagamento de ${amount}?`,
    yes: 'Autorizar o pagamento',
    no: 'Recusar o pagamento',
    note: 'É o gateway de teste: nenhum dinheiro é movimentado.',
  },
}
