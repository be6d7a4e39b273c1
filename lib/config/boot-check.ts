import 'server-only'
import { SettingError } from './settings'
import { webSettings } from './web-settings'

/** Ends the process with one line naming the setting that is missing or malformed. */
export function stopWithoutSettings(): void {
  try {
    webSettings()
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    process.stderr.write(`web: ${error.message}\n`)
    process.exit(1)
  }
}
