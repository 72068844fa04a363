import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Language } from '../../../../contract/index.ts'
import { GatewayUnreachable, type OpenCardForm } from './card-form.ts'

const locales = { es: 'es', en: 'en-GB', pt: 'pt-BR' } as const satisfies Record<Language, string>

const loaded = new Map<string, Promise<Stripe>>()

/** Stripe's own script, once for each key; a script that did not come is fetched again. */
function stripeOf(key: string): Promise<Stripe> {
  const known = loaded.get(key)
  if (known) return known
  const coming = loadStripe(key).then(
    (stripe) => {
      if (stripe === null) throw new GatewayUnreachable('Stripe is not there.')
      return stripe
    },
    (cause: unknown) => {
      loaded.delete(key)
      throw new GatewayUnreachable('The script of Stripe did not come.', { cause })
    },
  )
  loaded.set(key, coming)
  return coming
}

/** Opens Stripe's fields: the card is set up by Stripe in the browser, and its id is the token. */
export const openStripeForm =
  (key: string, begin: () => Promise<string>): OpenCardForm =>
  async (into, { language, dark }) => {
    const [stripe, clientSecret] = await Promise.all([stripeOf(key), begin()])
    const elements = stripe.elements({ clientSecret, locale: locales[language], appearance: { theme: dark ? 'night' : 'stripe' } })
    const fields = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } })
    await new Promise<void>((resolve, reject) => {
      fields.on('ready', () => resolve())
      fields.on('loaderror', () => reject(new GatewayUnreachable('The fields of Stripe did not come.')))
      fields.mount(into)
    })
    return {
      async token() {
        if ((await elements.submit()).error) return null
        const { setupIntent, error } = await stripe.confirmSetup({
          elements,
          redirect: 'if_required',
          confirmParams: { return_url: location.href },
        })
        // What is wrong stands in the fields.
        if (error) return null
        const method = setupIntent.payment_method
        return typeof method === 'string' ? method : (method?.id ?? null)
      },
      close: () => fields.destroy(),
    }
  }

/** Asks the person's bank, in a window that Stripe opens above the page. The server says what became of it. */
export async function authenticateWithStripe(key: string, clientSecret: string): Promise<void> {
  const stripe = await stripeOf(key)
  await stripe.handleNextAction({ clientSecret })
}
