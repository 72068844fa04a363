import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

/** Fields that never reach a log, wherever they stand in the first three levels of an entry. */
const secret = ['password', 'secret', 'token', 'appToken', 'authorization', 'cookie', 'x-access-token', 'credential', 'email']
const paths = secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

const addresses = /[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"',;:]+/g
/** A text with its e-mail addresses left out, as it may be logged. */
export const withoutAddresses = (text: string): string => text.replace(addresses, '[e-mail]')

/** What is written of an error: what happened and where, and nothing that the library put beside it, where rows and headers may stand. */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutAddresses(error) : undefined
  const { name, message, stack, code, cause } = error as Error & { code?: unknown }
  return {
    type: name,
    message: withoutAddresses(message),
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack: withoutAddresses(stack) }),
    ...(cause === undefined ? {} : { cause: errorFields(cause) }),
  }
}

/** Structured logs, one JSON object a line, without secrets and personal data. Level from `SAMARA_LOG` (default `info`). */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, redact: { paths, censor: '[hidden]' }, serializers: { err: errorFields }, base: null },
    ...(destination ? [destination] : []),
  )
