import { resolve } from 'node:path'
import { type Configuration, planNames, product } from '../contract/index.ts'
import { plainEmail } from './kernel/email.ts'
import type { ClaimNames } from './identity/index.ts'
import type { PaymentSettings } from './modules/payments/index.ts'

/** Everything that the environment decides, read once. */
export interface ServerConfig {
  /** TCP port of web app, API and identity provider. */
  port: number
  /** Address to listen on. */
  host: string
  /** Where people reach the server, without a slash at the end. */
  publicUrl: string
  /** How many reverse proxies stand in front: so many addresses of `X-Forwarded-For` are believed. */
  proxies: number
  /** Folder of the embedded database and the generated keys, absolute. */
  dataFolder: string
  /** A PostgreSQL to use instead of the embedded one; a pooler may stand in front of it. */
  databaseUrl: string | null
  /** The same database past the pooler; the same address where there is none. */
  databaseDirectUrl: string | null
  /** Folder of the built web app, absolute. */
  webFolder: string
  oidc: {
    /** An OpenID provider to use instead of the one on board. */
    issuer: string | null
    clientId: string
    audience: string
    /** The role in a token (`roles`, or Keycloak's `realm_access.roles`) that makes an operator of this installation. */
    operatorRole: string
    /** E-mails of people who run the installation, with the provider on board: made operators at each start, and when they register. */
    operators: readonly string[]
    /** Where tokens of a provider elsewhere hold roles and e-mail. */
    claims: ClaimNames
  }
  /** Loopback port of the platform simulator; 0 takes any free one. */
  simulatorPort: number
  /** Another process's simulator to use: then none is started here, and the demo store is that process's to make. */
  simulatorUrl: string | null
  /** True where `POST /__simulator/faults` on the simulator's port makes it fail, to see what then happens. */
  simulatorFaults: boolean
  /** True where a demo person and store are made when there is nobody yet. */
  demo: boolean
  /** Base address of the VTEX API for stores of type `vtex`, `{account}` standing for the account; null is the real one. */
  vtexBaseUrl: string | null
  /** User and password by which the web app names itself (`Authorization: Basic`). */
  application: string
  mail: {
    /** The mail server, with user and password if it wants them; null keeps every message in the database. */
    smtpUrl: string | null
    /** Who messages are from. */
    from: string
  }
  /** Plans and whoever charges for them. */
  payments: PaymentSettings
  webhooks: {
    /** True where they may lead to this machine and to networks of our own, also without https. */
    privateToo: boolean
  }
  /** Pages of the operator that the footer leads to. */
  links: Configuration['links']
  logLevel: string
  /** What opens `/metrics` to other machines; null opens it to this one alone. */
  metricsToken: string | null
}

/** The environment holds faults. `faults` lists every one with its remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: string[]
  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const shortestToken = 16

/** True for an address that reaches this machine alone. */
export const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Parses the environment. Throws {@link ConfigError} with all faults at once. */
export function readConfig(env: Record<string, string | undefined>, root: string): ServerConfig {
  const faults: string[] = []
  const port = (name: string, fallback: number) => {
    const value = env[name] ?? String(fallback)
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
    faults.push(`${name}=${value} is no port: set a number from 0 to 65535, or leave it out for ${fallback}.`)
    return fallback
  }
  const url = (name: string, protocols: string[]) => {
    const value = env[name]
    if (!value) return null
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/+$/, '')
    faults.push(`${name} is no ${protocols.map((protocol) => `${protocol}//`).join(' or ')} address: correct it, or leave it out.`)
    return null
  }
  const oneOf = <T extends string>(name: string, allowed: readonly T[]) => {
    const value = env[name]
    if (value === undefined || value === '') return null
    if ((allowed as readonly string[]).includes(value)) return value as T
    faults.push(`${name}=${value} is not known: set ${allowed.join(' or ')}, or leave it out.`)
    return null
  }

  const listen = port('PORT', 4400)
  const publicUrl = url('SAMARA_URL', ['http:', 'https:']) ?? `http://localhost:${listen}`
  const demo = oneOf('SAMARA_DEMO', ['on', 'off'])
  const application = env.SAMARA_APPLICATION ?? `${product.slug}-web:${product.slug}`
  if (!/^[^:]+:.+$/.test(application)) faults.push('SAMARA_APPLICATION must be user:password.')
  const proxies = Number(env.SAMARA_PROXIES ?? 0)
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 10)
    faults.push(`SAMARA_PROXIES=${env.SAMARA_PROXIES ?? ''} is not known: set how many reverse proxies stand in front, 0 to 10.`)
  const metricsToken = env.SAMARA_METRICS_TOKEN ?? ''
  if (metricsToken !== '' && metricsToken.length < shortestToken)
    faults.push(`SAMARA_METRICS_TOKEN is too easy to guess: give it ${shortestToken} characters or more, or leave it out.`)
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const directUrl = url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:'])
  if (directUrl !== null && !env.DATABASE_URL)
    faults.push('DATABASE_DIRECT_URL is the address past the pooler that DATABASE_URL names: set that too, or leave both out.')
  const from = env.SAMARA_MAIL_FROM ?? `${product.name} <no-reply@${new URL(publicUrl).hostname}>`
  if (!/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from))
    faults.push('SAMARA_MAIL_FROM is no sender: set an e-mail address, or a name and an address like Shop <shop@shop.example>.')
  const operators = (env.SAMARA_OPERATORS ?? '')
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email !== '')
  for (const email of operators)
    if (plainEmail(email) === null) faults.push(`SAMARA_OPERATORS=${email} is no e-mail: set e-mails with commas between them.`)
  const withDemo = demo === null ? isLoopback(publicUrl) : demo === 'on'
  const stripeKeys = [env.SAMARA_STRIPE_SECRET_KEY, env.SAMARA_STRIPE_PUBLISHABLE_KEY, env.SAMARA_STRIPE_WEBHOOK_SECRET] as const
  const [secretKey, publishableKey, webhookSecret] = stripeKeys
  if (stripeKeys.some(Boolean) && !stripeKeys.every(Boolean))
    faults.push(
      'Stripe needs three settings: SAMARA_STRIPE_SECRET_KEY, SAMARA_STRIPE_PUBLISHABLE_KEY and SAMARA_STRIPE_WEBHOOK_SECRET. Set all, or leave all out.',
    )
  const sellerCountry = env.SAMARA_SELLER_COUNTRY ?? 'ES'
  if (!/^[A-Z]{2}$/.test(sellerCountry)) faults.push(`SAMARA_SELLER_COUNTRY=${sellerCountry} is no country: set two capitals, such as ES.`)
  const config: ServerConfig = {
    port: listen,
    host: env.HOST ?? (isLoopback(publicUrl) ? '127.0.0.1' : '0.0.0.0'),
    publicUrl,
    proxies,
    dataFolder: resolve(root, env.SAMARA_DATA ?? `.${product.slug}`),
    databaseUrl,
    databaseDirectUrl: directUrl ?? databaseUrl,
    webFolder: resolve(root, 'dist'),
    oidc: {
      issuer: url('OIDC_ISSUER', ['http:', 'https:']),
      clientId: env.OIDC_CLIENT ?? `${product.slug}-web`,
      audience: env.OIDC_AUDIENCE ?? `${product.slug}-api`,
      operatorRole: env.OIDC_OPERATOR_ROLE ?? `${product.slug}-operator`,
      operators,
      claims: { roles: env.OIDC_ROLES_CLAIM ?? null, email: env.OIDC_EMAIL_CLAIM ?? 'email' },
    },
    simulatorPort: port('SAMARA_SIMULATOR_PORT', 0),
    simulatorUrl: url('SAMARA_SIMULATOR_URL', ['http:', 'https:']),
    simulatorFaults: oneOf('SAMARA_SIMULATOR_FAULTS', ['on', 'off']) === 'on',
    demo: withDemo,
    vtexBaseUrl: url('SAMARA_VTEX_URL', ['http:', 'https:']),
    application,
    metricsToken: metricsToken === '' ? null : metricsToken,
    mail: { smtpUrl: url('SAMARA_SMTP_URL', ['smtp:', 'smtps:']), from },
    payments: {
      stripe:
        secretKey && publishableKey && webhookSecret
          ? { secretKey, publishableKey, webhookSecret, apiUrl: url('SAMARA_STRIPE_URL', ['https:', 'http:']) }
          : null,
      sellerName: (env.SAMARA_SELLER ?? product.name).replaceAll('|', '\n'),
      sellerCountry,
      includedPlan: oneOf('SAMARA_INCLUDED_PLAN', planNames) ?? (withDemo ? 'growth' : 'free'),
    },
    webhooks: { privateToo: oneOf('SAMARA_WEBHOOKS_PRIVATE', ['on', 'off']) === 'on' },
    links: {
      contact: url('SAMARA_CONTACT_URL', ['https:', 'http:', 'mailto:']),
      terms: url('SAMARA_TERMS_URL', ['https:', 'http:']),
      privacy: url('SAMARA_PRIVACY_URL', ['https:', 'http:']),
      acceptableUse: url('SAMARA_ACCEPTABLE_USE_URL', ['https:', 'http:']),
    },
    logLevel: oneOf('SAMARA_LOG', ['debug', 'info', 'warn', 'error', 'silent']) ?? 'info',
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}
