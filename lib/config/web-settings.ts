import 'server-only'
import { readSettings, type Settings } from './settings'

let settings: Settings<'web'> | undefined

/** The web server's settings, read from the environment once; throws SettingError when one is missing. */
export function webSettings(): Settings<'web'> {
  settings ??= readSettings('web', process.env)
  return settings
}
