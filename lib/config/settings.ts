import type { ProcessName, Setting } from './setting'
import { checkSetting, refuseLocalSecret, refuseSandboxInProduction, SettingError } from './setting-checks'
import { type SettingName, settingsTable } from './settings-table'

export type EnvironmentName = 'dev' | 'uat' | 'production'
export type Env = Readonly<Record<string, string | undefined>>

type NameOf<P extends ProcessName> = {
  [N in SettingName]: P extends (typeof settingsTable)[N]['of'][number] ? N : never
}[SettingName]
export type Settings<P extends ProcessName> = Readonly<
  Record<NameOf<P>, string> & { environment: EnvironmentName; onCloudRun: boolean }
>

/**
 * The environment by the specification's rule: on Cloud Run the environment setting picks dev or uat,
 * otherwise production; off Cloud Run, dev.
 */
export function environmentOf(env: Env): EnvironmentName {
  if (!env.K_SERVICE) return 'dev'
  return env.PARTIM_ENV === 'dev' || env.PARTIM_ENV === 'uat' ? env.PARTIM_ENV : 'production'
}

/** Reads and checks the settings of one process. Throws SettingError with the setting's name. */
export function readSettings<P extends ProcessName>(process: P, env: Env): Settings<P> {
  const onCloudRun = Boolean(env.K_SERVICE)
  const values: Record<string, string | boolean> = { environment: environmentOf(env), onCloudRun }
  for (const [name, setting] of Object.entries(settingsTable) as [SettingName, Setting][]) {
    if (!setting.of.includes(process)) continue
    const value = env[name] || (!onCloudRun && setting.local) || setting.fallback
    if (value === null) throw new SettingError(`${name} is missing: ${setting.about}`)
    checkSetting(name, setting, value)
    if (onCloudRun) refuseLocalSecret(name, setting, value)
    values[name] = value
  }
  if (!onCloudRun && 'JOB_POST_WEB_URL' in values) values.JOB_POST_WEB_URL = ''
  refuseSandboxInProduction(values)
  return values as Settings<P>
}
