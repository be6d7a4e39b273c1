import 'server-only'
import { type Logger, pino } from 'pino'
import { webSettings } from '@/lib/config/web-settings'

let logger: Logger | undefined

/** The web server's log: one JSON line per event on standard output, never with a credential in it. */
export function log(): Logger {
  logger ??= pino({
    name: 'web',
    level: webSettings().LOG_LEVEL,
    redact: ['*.authorization', '*.cookie', '*.idToken', '*.credential'],
  })
  return logger
}
