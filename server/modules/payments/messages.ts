import { type PlanCurrency, type PlanName, plans, type Language } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { MailFile, MailMessage, MailService } from '../../mail/index.ts'
import type { Logger } from '../../kernel/logger.ts'
import { customersRepository } from './customers.repository.ts'

const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-BR' }

/** An amount, as people of a language write it. */
export const money = (language: Language, amount: number, currency: PlanCurrency): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amount / 100)

/** A day, as people of a language write it. */
export const day = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at)

export const planTitle = (plan: PlanName): string => plans[plan].title

/** Messages about money, to a person and to where their invoices go. */
export function paymentMessages({ mail, logger, publicUrl }: { mail: MailService; logger: Logger; publicUrl: string }) {
  const link = `${publicUrl}/configuration#subscription`
  const plansLink = `${publicUrl}/plans`
  return {
    /** Puts a message into the outbox, in the person's language, with a file where there is one. */
    async send(
      queries: Queries,
      personId: string | null,
      write: (language: Language, link: string, plansLink: string) => MailMessage,
      {
        alsoTo = null,
        fileOf,
      }: { alsoTo?: string | null; fileOf?: (language: Language, person: { name: string; email: string }) => Promise<MailFile> } = {},
    ): Promise<void> {
      const person = personId === null ? undefined : await customersRepository(queries).person(personId)
      if (!person) return
      const message = write(person.language, link, plansLink)
      // Without its file it still leads to it; what it is about must not wait for that.
      const file = await fileOf?.(person.language, person).catch((cause: unknown) => {
        logger.error({ err: cause, kind: message.kind }, 'the file of a message could not be made')
        return undefined
      })
      for (const to of new Set([person.email, ...(alsoTo ? [alsoTo] : [])]))
        await mail.send(queries, { to, language: person.language, message, file })
    },
  }
}
