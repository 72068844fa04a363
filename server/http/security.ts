import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Requests of one address in a minute. */
export interface Rates {
  calls: number
  /** Parts of the app and pictures: many come with each page. */
  assets: number
}

/** Far above a person at work, far below a flood. */
const usualRates: Rates = { calls: 3_000, assets: 12_000 }
const asset = /^\/(assets|locales|videos|demo-shop|docs\/static)\//

/** Brotli's own default takes a hundred times as long for answers that are made once. */
const brotliQuality = 4
/** Lists of 100 000 products are made once and read once: a third of the time of the usual levels for a tenth more bytes. */
const zstdLevel = 1
const gzipLevel = 3
/**
 * Bytes up to which an answer is packed where it stands, 0.1 to 0.9 ms here (2026-11-23): streams and threads would cost more than that.
 */
const packedAtOnce = 65_536

/** The older header says the same as the policy of an answer: who may frame it. */
function frameAlike(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.trim()
  if (ancestors === "'none'") void reply.header('x-frame-options', 'DENY')
  else if (ancestors === "'self'") void reply.header('x-frame-options', 'SAMEORIGIN')
  else if (ancestors !== undefined) void reply.removeHeader('x-frame-options')
}

/** Headers that browsers keep us safe by, a bound on floods, and compression. */
export async function secure(
  app: FastifyInstance,
  options: { publicUrl: string; issuer: string; stripe?: boolean; rates?: Rates },
): Promise<void> {
  const https = options.publicUrl.startsWith('https:')
  // Fields for cards, and what the bank asks: only where Stripe charges.
  const ofStripe = (...addresses: string[]): string[] => (options.stripe === true ? addresses : [])
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...ofStripe('https://js.stripe.com', 'https://*.js.stripe.com')],
        // Positions of virtual rows and of dragged things are inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Pictures of products come from the platforms' own servers.
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", new URL(options.issuer).origin, ...ofStripe('https://api.stripe.com')],
        frameSrc: [
          "'self'",
          new URL(options.issuer).origin,
          ...ofStripe('https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // What is hijacked before it is sent (the sign-in, live events) is framed by nobody.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
  })
  // The same for every answer. Made anew for each, as the plug-in does, they cost a fifteenth of the server's time under load.
  let same: readonly (readonly [string, number | string | readonly string[]])[] | null = null
  app.addHook('onRequest', (_request, reply, done) => {
    if (same !== null) for (const [name, value] of same) reply.raw.setHeader(name, value)
    else {
      const before = new Set(reply.raw.getHeaderNames())
      reply.helmet()
      same = Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) =>
        before.has(name) || value === undefined ? [] : [[name, value] as const],
      )
    }
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    frameAlike(reply)
    done()
  })
  const { calls, assets } = options.rates ?? usualRates
  await app.register(rateLimit, { global: false, timeWindow: 60_000 })
  // A hook of all, not of the routes: what nobody serves is counted, too, and before anything else is looked at.
  const [countCall, countAsset] = [app.rateLimit({ max: calls }), app.rateLimit({ max: assets })]
  app.addHook('onRequest', function (this: FastifyInstance, request, reply) {
    return (asset.test(request.url) ? countAsset : countCall).call(this, request, reply)
  })
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'],
    threshold: 1_024,
    syncThreshold: packedAtOnce,
    zlibOptions: { level: gzipLevel, params: { [constants.ZSTD_c_compressionLevel]: zstdLevel } } as object,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  })
}
