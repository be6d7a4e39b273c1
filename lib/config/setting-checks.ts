import { isAppAddress } from '@/validators/app-address'
import type { Setting } from './setting'

const logLevels: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const secretKeys: readonly string[] = ['OMISE_JOB_POST_SECRET_KEY', 'OMISE_EMPLOYERS_SECRET_KEY']
const publicKeys: readonly string[] = ['OMISE_JOB_POST_PUBLIC_KEY', 'OMISE_EMPLOYERS_PUBLIC_KEY']
/** Where money and cards go to. */
const omiseAddresses: readonly string[] = ['OMISE_API_URL', 'OMISE_SCRIPT_URL', 'OMISE_VAULT_URL']
const webhookSecrets: readonly string[] = [
  'OMISE_JOB_POST_WEBHOOK_SECRETS',
  'OMISE_EMPLOYERS_WEBHOOK_SECRETS',
]

/** Secrets for signatures that other parts verify. */
const signingSecrets: readonly string[] = ['ATTESTATION_SECRET', 'VISITOR_SECRET']

/** A setting is missing or malformed; the message names it and never shows its value. */
export class SettingError extends Error {
  override name = 'SettingError'
}

/** Throws SettingError where a value is not of its setting's kind. */
export function checkSetting(name: string, setting: Setting, value: string): void {
  const malformed = (why: string) => new SettingError(`${name} is malformed: ${why}`)
  if (setting.kind === 'port' && !(/^\d+$/.test(value) && Number(value) <= 65_535)) {
    throw malformed('a port number is expected')
  }
  if (setting.kind === 'url' && value !== '') {
    const url = URL.canParse(value) ? new URL(value) : undefined
    if (!url || !/^https?:$/.test(url.protocol)) throw malformed('an http(s) address is expected')
  }
  if (setting.kind === 'id' && !/^[\w.-]*$/.test(value)) {
    throw malformed('only letters, digits, dots, hyphens and underscores are expected')
  }
  if (setting.kind === 'switch' && value !== 'on' && value !== 'off') throw malformed('on or off is expected')
  if (setting.kind === 'count' && !/^[1-9]\d{0,3}$/.test(value))
    throw malformed('a whole number from 1 is expected')
  if (setting.kind === 'dsn' && value !== '' && !isDsn(value)) {
    throw malformed('https://key@host/project is expected')
  }
  if (setting.kind === 'log-level' && !logLevels.includes(value)) {
    throw malformed(`one of ${logLevels.join(', ')} is expected`)
  }
  if (secretKeys.includes(name) && !/^skey_\w+$/.test(value)) throw malformed('skey_… is expected')
  if (publicKeys.includes(name) && !/^(pkey_\w+)?$/.test(value)) throw malformed('pkey_… is expected')
  if (webhookSecrets.includes(name) && !/^[\w+/]{16,}={0,2}(,[\w+/]{16,}={0,2})?$/.test(value)) {
    throw malformed('one or two secrets in base64 are expected')
  }
  if (name === 'TOPUP_RETURN_URLS' && !listOf(value).every(isAppAddress)) {
    throw malformed('https addresses or addresses with an app’s own scheme are expected')
  }
  if (name === 'BANK_ACCOUNT_KEYS' && !value.split(',').every(isEncryptionKey)) {
    throw malformed('32 bytes in base64 are expected, or several, comma-separated')
  }
  if (signingSecrets.includes(name) && value.length < 32) {
    throw malformed('at least 32 characters are expected')
  }
}

/** The entries of a comma-separated setting. */
export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** True for 32 bytes in base64. */
const isEncryptionKey = (text: string): boolean => /^[\w+/]{43}=$/.test(text)

function isDsn(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && url.username !== '' && /\/\d+$/.test(url.pathname)
  )
}

/** Throws SettingError where a secret is the one that every copy of the code has. */
export function refuseLocalSecret(name: string, { secret, local }: Setting, value: string): void {
  if (secret && local && [value, ...listOf(value)].includes(local)) {
    throw new SettingError(`${name} must not be a developer's own on Cloud Run: everybody can read it`)
  }
}

/** Settings that lead to the sandbox. */
const emulatorHosts = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST', 'MAPS_EMULATOR_HOST']

/** Throws SettingError where settings of a process lead to the sandbox, or to test money, in the wrong place. */
export function refuseSandboxInProduction(values: Record<string, string | boolean>): void {
  for (const name of emulatorHosts) {
    if (!values[name]) continue
    if (values.onCloudRun) throw new SettingError(`${name} must not be set on Cloud Run`)
    if (!String(values.FIREBASE_PROJECT_ID).startsWith('demo-')) {
      throw new SettingError(`${name} is only for projects whose id starts with demo-`)
    }
  }
  if (values.SIGN_IN_PROVIDERS && !values.FIREBASE_AUTH_DOMAIN) {
    throw new SettingError('FIREBASE_AUTH_DOMAIN is missing: SIGN_IN_PROVIDERS open their windows there')
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    throw new SettingError('DATABASE_URL is missing: DATABASE_READ_URL is of a replica of it')
  }
  if (!values.onCloudRun) return
  for (const name of ['SESSION_KEYS_URL', 'ID_TOKEN_KEYS_URL']) {
    const { protocol, host } = new URL(String(values[name]))
    const isGoogle = protocol === 'https:' && host.endsWith('.googleapis.com')
    if (!isGoogle) throw new SettingError(`${name} must be Google's on Cloud Run`)
  }
  if (new URL(String(values.APP_URL)).protocol !== 'https:') {
    throw new SettingError('APP_URL must be https on Cloud Run: session cookies depend on it')
  }
  refuseTestMoney(values)
  if ('DATABASE_URL' in values && !values.DATABASE_URL) {
    throw new SettingError('DATABASE_URL is missing: the embedded database is not for Cloud Run')
  }
}

/** Test money buys nothing in production, and nobody pays with their own outside of it. */
function refuseTestMoney(values: Record<string, string | boolean>): void {
  for (const name of omiseAddresses.filter((address) => address in values)) {
    const { protocol, host } = new URL(String(values[name]))
    if (protocol !== 'https:' || !host.endsWith('.omise.co')) {
      throw new SettingError(`${name} must be Omise's on Cloud Run`)
    }
  }
  for (const name of [...secretKeys, ...publicKeys].filter((key) => values[key])) {
    const isTest = /^[ps]key_test_/.test(String(values[name]))
    if (isTest === (values.environment === 'production')) {
      throw new SettingError(`${name} must be a ${isTest ? 'live' : 'test'} key in this environment`)
    }
  }
}
