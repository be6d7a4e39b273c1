import 'server-only'
import { readProxies } from '@/lib/security/visitor-address'
import { SettingError } from './setting-checks'
import { webSettings } from './web-settings'

/** Ends the process with one line naming the setting that is missing or malformed. */
export function stopWithoutSettings(): void {
  try {
    readProxies(webSettings().TRUSTED_PROXIES)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    process.stderr.write(`web: ${error.message}\n`)
    process.exit(1)
  }
}
