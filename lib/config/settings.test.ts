import { describe, expect, test } from '@jest/globals'
import type { ProcessName, Setting } from './setting'
import { type Env, environmentOf, readSettings } from './settings'
import { settingsTable } from './settings-table'

const cloudRun: Env = {
  K_SERVICE: 'partim-web',
  PORT: '8080',
  APP_URL: 'https://partim.example',
  FIREBASE_PROJECT_ID: 'partim-prod',
  FIREBASE_API_KEY: 'web-key',
  JOB_POST_API_URL: 'https://job-post.internal',
  PARTIM_API_URL: 'https://partim.internal',
  COMPANY_REGISTRY_URL: 'https://registry.example',
  COMPANY_REGISTRY_CREDENTIAL: 'canary-credential',
  ATTESTATION_SECRET: 'canary-secret-of-more-than-32-characters',
  VISITOR_SECRET: 'canary-visitor-secret-of-more-than-32-characters',
  DATABASE_URL: 'postgres://user:canary-password@db/partim',
  SMTP_URL: 'smtps://mail.example',
  OMISE_JOB_POST_SECRET_KEY: 'skey_canary_job_post',
  OMISE_EMPLOYERS_SECRET_KEY: 'skey_canary_employers',
  BANK_ACCOUNT_KEYS: 'Y2FuYXJ5LWNhbmFyeS1jYW5hcnktY2FuYXJ5LWNhbmE=',
  OMISE_JOB_POST_WEBHOOK_SECRETS: 'Y2FuYXJ5LXdlYmhvb2stc2VjcmV0',
  OMISE_EMPLOYERS_WEBHOOK_SECRETS: 'Y2FuYXJ5LXdlYmhvb2stc2VjcmV0,Y2FuYXJ5LW9sZGVyLXNlY3JldA==',
}

const processes: readonly ProcessName[] = ['web', 'job-post', 'partim']

describe('the environment', () => {
  test.each<[Env, string]>([
    [{}, 'dev'],
    [{ PARTIM_ENV: 'production' }, 'dev'],
    [{ K_SERVICE: 'x', PARTIM_ENV: 'dev' }, 'dev'],
    [{ K_SERVICE: 'x', PARTIM_ENV: 'uat' }, 'uat'],
    [{ K_SERVICE: 'x', PARTIM_ENV: 'production' }, 'production'],
    [{ K_SERVICE: 'x', PARTIM_ENV: 'staging' }, 'production'],
    [{ K_SERVICE: 'x' }, 'production'],
  ])('of %j is %s', (env, expected) => {
    expect(environmentOf(env)).toBe(expected)
  })

  test('off Cloud Run there is no job-post web app', () => {
    const web = { JOB_POST_WEB_URL: 'https://jobs.example' }
    expect(readSettings('web', web).JOB_POST_WEB_URL).toBe('')
    expect(readSettings('web', { ...cloudRun, ...web }).JOB_POST_WEB_URL).toBe('https://jobs.example')
  })
})

test.each(['JOB_POST_WEB_URL', 'LANDING_URL'])('%s may be left out, but not be something else', (name) => {
  expect(readSettings('web', cloudRun)).toMatchObject({ [name]: '' })
  expect(() => readSettings('web', { ...cloudRun, [name]: 'javascript:alert(1)' })).toThrow(name)
})

test.each(processes)('%s starts on a developer’s machine with nothing set', (process) => {
  expect(readSettings(process, {})).toMatchObject({ environment: 'dev', onCloudRun: false })
})

test.each(processes)('%s starts on Cloud Run with what it needs, and nothing of a sandbox', (process) => {
  const settings = readSettings(process, cloudRun)
  expect(settings).toMatchObject({ environment: 'production', FIREBASE_AUTH_EMULATOR_HOST: '' })
  expect(JSON.stringify(settings)).not.toMatch(/127\.0\.0\.1|sandbox/)
})

test('the web never holds the database or the mail server', () => {
  expect(JSON.stringify(readSettings('web', cloudRun))).not.toContain('canary-password')
})

const required = Object.entries(settingsTable).flatMap(([name, setting]) =>
  setting.fallback === null ? setting.of.map((process) => [process, name] as const) : [],
)

test.each(required)('%s does not start on Cloud Run without %s, and says so', (process, name) => {
  expect(() => readSettings(process, { ...cloudRun, [name]: undefined })).toThrow(name)
})

const secrets = (Object.entries(settingsTable) as [string, Setting][]).flatMap(
  ([name, { of, kind, secret, local }]) =>
    secret && local ? of.map((process) => [process, name, local, kind] as const) : [],
)

test.each(secrets)(
  '%s does not start on Cloud Run with the %s of a developer’s machine',
  (process, name, local, kind) => {
    expect(readSettings(process, { [name]: local })).toMatchObject({ [name]: local })
    expect(() => readSettings(process, { ...cloudRun, [name]: local })).toThrow(name)
    // The newer of two, while one is being replaced, does not hide it.
    const two = `${cloudRun[name]?.split(',')[0]},${local}`
    if (kind === 'list') expect(() => readSettings(process, { ...cloudRun, [name]: two })).toThrow(name)
  },
)

test.each<[ProcessName, Env, string]>([
  ['web', { PORT: 'http' }, 'PORT'],
  ['web', { PORT: '70000' }, 'PORT'],
  ['web', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ['web', { APP_URL: 'partim.example' }, 'APP_URL'],
  ['web', { JOB_POST_API_URL: 'ftp://job-post' }, 'JOB_POST_API_URL'],
  ['web', { ATTESTATION_SECRET: 'short' }, 'ATTESTATION_SECRET'],
  ['web', { LINE_ACCOUNT_ID: '@partim' }, 'LINE_ACCOUNT_ID'],
  ['web', { SIGN_IN_PROVIDERS: 'google' }, 'FIREBASE_AUTH_DOMAIN'],
  ['web', { GOOGLE_ANALYTICS_ID: 'G-1&callback=evil' }, 'GOOGLE_ANALYTICS_ID'],
  ['web', { ERROR_REPORTING_DSN: 'https://reports.example/1' }, 'ERROR_REPORTING_DSN'],
  ['web', { ERROR_REPORTING_DSN: 'https://key@reports.example' }, 'ERROR_REPORTING_DSN'],
  ['web', { ERROR_REPORTING_DSN: 'key@reports.example/1' }, 'ERROR_REPORTING_DSN'],
  ['web', { FIREBASE_PROJECT_ID: 'partim-prod' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
  ['web', { ...cloudRun, APP_URL: 'http://partim.example' }, 'APP_URL'],
  ['web', { ...cloudRun, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4100' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
  [
    'job-post',
    { ...cloudRun, FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:4101' },
    'FIREBASE_STORAGE_EMULATOR_HOST',
  ],
  ['web', { ...cloudRun, MAPS_EMULATOR_HOST: '127.0.0.1:4106' }, 'MAPS_EMULATOR_HOST'],
  ['job-post', { ...cloudRun, MAPS_EMULATOR_HOST: '127.0.0.1:4106' }, 'MAPS_EMULATOR_HOST'],
  ['web', { ...cloudRun, SESSION_KEYS_URL: 'https://evil.example/keys' }, 'SESSION_KEYS_URL'],
  ['web', { ...cloudRun, SESSION_KEYS_URL: 'http://www.googleapis.com/keys' }, 'SESSION_KEYS_URL'],
  ['web', { ...cloudRun, ID_TOKEN_KEYS_URL: 'https://googleapis.com.evil.example' }, 'ID_TOKEN_KEYS_URL'],
  ['job-post', { ...cloudRun, DATABASE_URL: '' }, 'DATABASE_URL'],
  ['partim', { DATABASE_READ_URL: 'postgres://replica/partim' }, 'DATABASE_URL'],
  ['web', { OMISE_JOB_POST_PUBLIC_KEY: 'skey_test_canary' }, 'OMISE_JOB_POST_PUBLIC_KEY'],
  ['web', { ...cloudRun, OMISE_EMPLOYERS_PUBLIC_KEY: 'pkey_test_1' }, 'OMISE_EMPLOYERS_PUBLIC_KEY'],
  [
    'web',
    { ...cloudRun, PARTIM_ENV: 'uat', OMISE_JOB_POST_PUBLIC_KEY: 'pkey_1' },
    'OMISE_JOB_POST_PUBLIC_KEY',
  ],
  ['web', { ...cloudRun, OMISE_SCRIPT_URL: 'https://evil.example/omise.js' }, 'OMISE_SCRIPT_URL'],
  ['web', { ...cloudRun, OMISE_VAULT_URL: 'http://vault.omise.co' }, 'OMISE_VAULT_URL'],
])('%s refuses %j by the name of the setting', (process, env, name) => {
  expect(() => readSettings(process, env)).toThrow(expect.objectContaining({ name: 'SettingError' }))
  expect(() => readSettings(process, env)).toThrow(name)
})

test('a refusal never shows a secret', () => {
  const env = { ...cloudRun, ATTESTATION_SECRET: 'canary' }
  expect(() => readSettings('web', env)).not.toThrow(/canary/)
})
