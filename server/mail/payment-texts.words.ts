import { type Language, product } from '../../contract/index.ts'
import type { MailMessage, MailTexts } from './mail-message.ts'

const { name } = product

/** Messages about money. */
type PaymentMail = Extract<
  MailMessage['kind'],
  'invoice' | 'trial-ends' | 'trial-ended' | 'payment-failed' | 'subscription-paused' | 'subscription-ended' | 'card-expires'
>

/** Every message about money in every language. */
export const paymentTexts: Record<Language, Pick<MailTexts, PaymentMail>> = {
  es: {
    invoice: ({ number, plan, amount, link }) => ({
      subject: `Factura ${number} de ${name}`,
      text: [`Has pagado ${amount} por el plan ${plan}. La factura ${number} va adjunta en PDF y está en tu configuración.`],
      action: { label: 'Ver la factura', link },
      note: 'Si no reconoces este pago, avisa a quien administra la instalación.',
    }),
    'trial-ends': ({ plan, on, amount, link }) => ({
      subject: `Tu prueba de ${name} termina el ${on}`,
      text: [
        amount === ''
          ? `La prueba del plan ${plan} termina el ${on}. No se cobra nada: después vuelves al plan sin coste y todo lo que has ordenado se conserva.`
          : `La prueba del plan ${plan} termina el ${on}. Ese día se cobran ${amount} en tu tarjeta y el plan sigue.`,
      ],
      action: { label: 'Ver la suscripción', link },
      note:
        amount === '' ? 'Si quieres seguir con el plan, elígelo antes de ese día.' : 'Puedes cambiar de plan o cancelar hasta entonces.',
    }),
    'payment-failed': ({ plan, amount, next, link }) => ({
      subject: `No se pudo cobrar tu plan de ${name}`,
      text: [`El banco no aceptó el pago de ${amount} por el plan ${plan}. Todo sigue funcionando. Se intentará otra vez el ${next}.`],
      action: { label: 'Pagar o cambiar la tarjeta', link },
      note: 'No se cobra nada dos veces.',
    }),
    'subscription-paused': ({ plan, link }) => ({
      subject: `Tu plan de ${name} está en pausa`,
      text: [`El plan ${plan} está en pausa porque no se pudo cobrar. Nada se ha borrado ni retirado de tus tiendas.`],
      action: { label: 'Reanudar el plan', link },
      note: 'Al pagar, todo continúa donde estaba.',
    }),
    'subscription-ended': ({ plan, link }) => ({
      subject: `Tu plan de ${name} ha terminado`,
      text: [`El plan ${plan} ha terminado. Lo que has ordenado se conserva y lo indexado sigue en tus tiendas.`],
      action: { label: 'Ver los planes', link },
      note: 'Puedes volver a suscribirte cuando quieras.',
    }),
    'trial-ended': ({ plan, link }) => ({
      subject: `Tu prueba de ${name} ha terminado`,
      text: [
        `La prueba del plan ${plan} ha terminado y no se ha cobrado nada. Lo que has ordenado se conserva y lo indexado sigue en tus tiendas.`,
      ],
      action: { label: 'Ver los planes', link },
      note: 'Puedes elegir un plan cuando quieras.',
    }),
    'card-expires': ({ last4, link }) => ({
      subject: `Tu tarjeta de ${name} caduca pronto`,
      text: [`La tarjeta que termina en ${last4}, con la que se paga tu plan, caduca pronto.`],
      action: { label: 'Añadir otra tarjeta', link },
      note: 'Con una tarjeta nueva el plan sigue sin interrupción.',
    }),
  },
  en: {
    invoice: ({ number, plan, amount, link }) => ({
      subject: `Invoice ${number} from ${name}`,
      text: [`You have paid ${amount} for the ${plan} plan. Invoice ${number} is attached as a PDF, and is in your settings.`],
      action: { label: 'See the invoice', link },
      note: 'If you do not recognise this payment, tell whoever runs the installation.',
    }),
    'trial-ends': ({ plan, on, amount, link }) => ({
      subject: `Your trial of ${name} ends on ${on}`,
      text: [
        amount === ''
          ? `The trial of the ${plan} plan ends on ${on}. Nothing is charged: then you are back on the plan that costs nothing, and everything you have ordered is kept.`
          : `The trial of the ${plan} plan ends on ${on}. On that day ${amount} is charged to your card, and the plan goes on.`,
      ],
      action: { label: 'See the subscription', link },
      note: amount === '' ? 'To stay on the plan, choose it before that day.' : 'Until then you can change the plan or cancel.',
    }),
    'payment-failed': ({ plan, amount, next, link }) => ({
      subject: `Your ${name} plan could not be charged`,
      text: [
        `The bank did not accept the payment of ${amount} for the ${plan} plan. Everything goes on working. It is tried again on ${next}.`,
      ],
      action: { label: 'Pay or change the card', link },
      note: 'Nothing is charged twice.',
    }),
    'subscription-paused': ({ plan, link }) => ({
      subject: `Your ${name} plan is paused`,
      text: [`The ${plan} plan is paused because it could not be charged. Nothing was deleted or taken off your stores.`],
      action: { label: 'Resume the plan', link },
      note: 'Once it is paid, everything goes on where it was.',
    }),
    'subscription-ended': ({ plan, link }) => ({
      subject: `Your ${name} plan has ended`,
      text: [`The ${plan} plan has ended. What you have ordered is kept, and what is indexed stays in your stores.`],
      action: { label: 'See the plans', link },
      note: 'You can subscribe again whenever you like.',
    }),
    'trial-ended': ({ plan, link }) => ({
      subject: `Your trial of ${name} has ended`,
      text: [
        `The trial of the ${plan} plan has ended, and nothing was charged. What you have ordered is kept, and what is indexed stays in your stores.`,
      ],
      action: { label: 'See the plans', link },
      note: 'You can choose a plan whenever you like.',
    }),
    'card-expires': ({ last4, link }) => ({
      subject: `Your ${name} card expires soon`,
      text: [`The card ending in ${last4}, which pays for your plan, expires soon.`],
      action: { label: 'Add another card', link },
      note: 'With a new card the plan goes on without a break.',
    }),
  },
  pt: {
    invoice: ({ number, plan, amount, link }) => ({
      subject: `Fatura ${number} do ${name}`,
      text: [`Você pagou ${amount} pelo plano ${plan}. A fatura ${number} vai anexada em PDF e está nas suas configurações.`],
      action: { label: 'Ver a fatura', link },
      note: 'Se você não reconhece este pagamento, avise quem administra a instalação.',
    }),
    'trial-ends': ({ plan, on, amount, link }) => ({
      subject: `O seu teste do ${name} termina em ${on}`,
      text: [
        amount === ''
          ? `O teste do plano ${plan} termina em ${on}. Nada é cobrado: depois você volta ao plano sem custo e tudo o que você ordenou é mantido.`
          : `O teste do plano ${plan} termina em ${on}. Nesse dia são cobrados ${amount} no seu cartão e o plano continua.`,
      ],
      action: { label: 'Ver a assinatura', link },
      note: amount === '' ? 'Para continuar com o plano, escolha-o antes desse dia.' : 'Até lá você pode mudar de plano ou cancelar.',
    }),
    'payment-failed': ({ plan, amount, next, link }) => ({
      subject: `Não foi possível cobrar o seu plano do ${name}`,
      text: [
        `O banco não aceitou o pagamento de ${amount} pelo plano ${plan}. Tudo continua funcionando. Uma nova tentativa será feita em ${next}.`,
      ],
      action: { label: 'Pagar ou trocar o cartão', link },
      note: 'Nada é cobrado duas vezes.',
    }),
    'subscription-paused': ({ plan, link }) => ({
      subject: `O seu plano do ${name} está em pausa`,
      text: [`O plano ${plan} está em pausa porque não foi possível cobrá-lo. Nada foi excluído nem retirado das suas lojas.`],
      action: { label: 'Retomar o plano', link },
      note: 'Ao pagar, tudo continua de onde estava.',
    }),
    'subscription-ended': ({ plan, link }) => ({
      subject: `O seu plano do ${name} terminou`,
      text: [`O plano ${plan} terminou. O que você ordenou é mantido e o que está indexado continua nas suas lojas.`],
      action: { label: 'Ver os planos', link },
      note: 'Você pode assinar de novo quando quiser.',
    }),
    'trial-ended': ({ plan, link }) => ({
      subject: `O seu teste do ${name} terminou`,
      text: [
        `O teste do plano ${plan} terminou e nada foi cobrado. O que você ordenou é mantido e o que está indexado continua nas suas lojas.`,
      ],
      action: { label: 'Ver os planos', link },
      note: 'Você pode escolher um plano quando quiser.',
    }),
    'card-expires': ({ last4, link }) => ({
      subject: `O seu cartão do ${name} vence em breve`,
      text: [`O cartão com final ${last4}, que paga o seu plano, vence em breve.`],
      action: { label: 'Adicionar outro cartão', link },
      note: 'Com um cartão novo o plano continua sem interrupção.',
    }),
  },
}
