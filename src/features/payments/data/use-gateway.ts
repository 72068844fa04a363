import { useCallback, useMemo } from 'react'
import { beginCard, type Authentication, type GatewayInBrowser } from '../../../../contract/index.ts'
import { useApi, useSession } from '../../../api/index.ts'
import { GatewayUnreachable, type OpenCardForm } from './card-form.ts'
import { openSandboxForm } from './sandbox-form.ts'

/** How cards are typed with this installation's gateway; null until the gateway is known. */
export function useCardForm(gateway: GatewayInBrowser | undefined): OpenCardForm | null {
  const { call } = useApi()
  const { email: username } = useSession().person
  const kind = gateway?.kind
  const source = gateway?.kind === 'stripe' ? gateway.publishableKey : gateway?.fieldsUrl
  return useMemo(() => {
    if (kind === undefined || source === undefined) return null
    if (kind === 'sandbox') return openSandboxForm(source)
    return async (into, look) => {
      const { openStripeForm } = await import('./stripe-form.ts')
      const begin = async (): Promise<string> => {
        const { clientSecret } = await call(beginCard, { body: { username } })
        if (clientSecret === null) throw new GatewayUnreachable('Stripe gave no secret.')
        return clientSecret
      }
      return openStripeForm(source, begin)(into, look)
    }
  }, [kind, source, call, username])
}

/** Leads to the person's bank. Ends once the bank was asked above the page, and never where the browser goes there. */
export function useBank(gateway: GatewayInBrowser | undefined): (authentication: Authentication) => Promise<void> {
  return useCallback(
    async (authentication) => {
      if (authentication.kind === 'redirect') {
        // Who goes back from there gets the page as it was left, waiting: it begins anew.
        addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
        location.assign(authentication.url)
        await new Promise<never>(() => undefined)
      } else if (gateway?.kind === 'stripe') {
        const { authenticateWithStripe } = await import('./stripe-form.ts')
        await authenticateWithStripe(gateway.publishableKey, authentication.clientSecret)
      }
    },
    [gateway],
  )
}
