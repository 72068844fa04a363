import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** Requests of one address in a minute: far above a person at work, far below a flood. */
const perMinute = 3_000

/** Brotli's own default takes a hundred times as long for answers that are made once. */
const brotliQuality = 4
/** Lists of 100 000 products are made once and read once: a third of the time of the usual levels for a tenth more bytes. */
const zstdLevel = 1
const gzipLevel = 3

/** Headers that browsers keep us safe by, a bound on floods, and compression. */
export async function secure(app: FastifyInstance, options: { publicUrl: string; issuer: string }): Promise<void> {
  const https = options.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positions of virtual rows and of dragged things are inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Pictures of products come from the platforms' own servers.
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", new URL(options.issuer).origin],
        frameSrc: ["'self'", new URL(options.issuer).origin],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
  })
  await app.register(rateLimit, { max: perMinute, timeWindow: 60_000 })
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'],
    threshold: 1_024,
    zlibOptions: { level: gzipLevel, params: { [constants.ZSTD_c_compressionLevel]: zstdLevel } } as object,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  })
}
