import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

/** Fields that never reach a log, wherever they stand in the first three levels of an entry. */
const secret = ['password', 'secret', 'token', 'appToken', 'authorization', 'cookie', 'x-access-token', 'credential', 'email']
const paths = secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

/** Structured logs, one JSON object a line, without secrets and personal data. Level from `SAMARA_LOG` (default `info`). */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, redact: { paths, censor: '[hidden]' }, base: null }, ...(destination ? [destination] : []))
