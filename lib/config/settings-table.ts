import { paymentSettings } from './payment-settings'
import type { Setting } from './setting'

const web = ['web'] as const
const services = ['job-post', 'partim'] as const
const all = ['web', 'job-post', 'partim'] as const

/** Google's public keys of session cookies, as a JWK set (identitytoolkit v1 sessionCookiePublicKeys). */
const googleSessionKeys = 'https://identitytoolkit.googleapis.com/v1/sessionCookiePublicKeys'
/** Google's public keys of ID tokens, as a JWK set. */
const googleIdTokenKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/**
 * Every setting of every process, in one table. The web and the two services read their part of it at run time, so that
 * one image serves all environments; a missing or malformed setting stops the start and is named. `.env.example` is
 * generated from this table (`npm run generate`).
 */
export const settingsTable = {
  K_SERVICE: {
    of: all,
    kind: 'text',
    fallback: '',
    about: 'Set by Cloud Run itself; its presence picks the environment.',
  },
  PARTIM_ENV: {
    of: all,
    kind: 'text',
    fallback: '',
    about: 'On Cloud Run: dev or uat; anything else is production. Ignored elsewhere.',
  },
  PORT: { of: all, kind: 'port', fallback: '8080', local: '3000', about: 'Port to listen on.' },
  HOST: {
    of: services,
    kind: 'text',
    fallback: '0.0.0.0',
    local: '127.0.0.1',
    about: 'Address to listen on.',
  },
  LOG_LEVEL: {
    of: all,
    kind: 'log-level',
    fallback: 'info',
    about: 'From which pino level on the log speaks.',
  },
  APP_URL: {
    of: all,
    kind: 'url',
    fallback: null,
    local: 'http://localhost:3000',
    about: 'Public origin of the web app; same-origin checks and mail links use it.',
  },
  FIREBASE_PROJECT_ID: {
    of: all,
    kind: 'text',
    fallback: null,
    local: 'demo-partim',
    about: 'Identity provider project; tokens must be issued for it.',
  },
  FIREBASE_AUTH_EMULATOR_HOST: {
    of: all,
    kind: 'text',
    fallback: '',
    local: '127.0.0.1:4100',
    about: 'host:port of the sandbox identity; refused on Cloud Run and outside demo- projects.',
  },
  SESSION_KEYS_URL: {
    of: all,
    kind: 'url',
    fallback: googleSessionKeys,
    local: 'http://127.0.0.1:4100/sandbox/keys',
    about: 'JWK set that signs session cookies; must be Google on Cloud Run.',
  },
  ID_TOKEN_KEYS_URL: {
    of: all,
    kind: 'url',
    fallback: googleIdTokenKeys,
    local: 'http://127.0.0.1:4100/sandbox/keys',
    about: 'JWK set that signs ID tokens; must be Google on Cloud Run.',
  },
  JOB_POST_API_URL: {
    of: ['web', 'partim'],
    kind: 'url',
    fallback: null,
    local: 'http://127.0.0.1:4001',
    about: 'Base address of the job-post service.',
  },
  PARTIM_API_URL: {
    of: ['web', 'job-post'],
    kind: 'url',
    fallback: null,
    local: 'http://127.0.0.1:4002',
    about: 'Base address of the partim service.',
  },
  JOB_POST_WEB_URL: {
    of: web,
    kind: 'url',
    fallback: '',
    about:
      'Base address of the job-post web app, under which posts are shared; empty off Cloud Run and where it is this web app.',
  },
  LANDING_URL: {
    of: web,
    kind: 'url',
    fallback: '',
    about: 'Address of the landing site, when it is a site of its own; signed-in pages link to it.',
  },
  FIREBASE_API_KEY: {
    of: web,
    kind: 'text',
    fallback: null,
    local: 'sandbox',
    about: 'Identity provider web key (public by design).',
  },
  FIREBASE_AUTH_DOMAIN: {
    of: web,
    kind: 'text',
    fallback: '',
    about: 'Domain that completes Google, Facebook and LINE sign-in.',
  },
  FIREBASE_STORAGE_BUCKET: {
    of: all,
    kind: 'text',
    fallback: '',
    local: 'demo-partim.appspot.com',
    about: 'Bucket of uploaded files.',
  },
  FIREBASE_STORAGE_EMULATOR_HOST: {
    of: all,
    kind: 'text',
    fallback: '',
    local: '127.0.0.1:4101',
    about: 'host:port of the sandbox storage; refused on Cloud Run and outside demo- projects.',
  },
  FIREBASE_APP_ID: { of: web, kind: 'text', fallback: '', about: 'Identity provider web app id.' },
  SIGN_IN_PROVIDERS: {
    of: web,
    kind: 'list',
    fallback: '',
    about: 'Comma-separated of google, facebook, line: the buttons to show.',
  },
  MAPS_KEY: {
    of: web,
    kind: 'text',
    fallback: '',
    local: 'sandbox',
    about:
      'Google Maps key, restricted to our origin (public by design); empty shows positions without a map.',
  },
  MAPS_EMULATOR_HOST: {
    of: ['web', 'job-post'],
    kind: 'text',
    fallback: '',
    local: '127.0.0.1:4106',
    about:
      'host:port of the sandbox maps, for map links and for the key "sandbox"; refused on Cloud Run and outside demo- projects.',
  },
  OFFLINE_PAGE: {
    of: web,
    kind: 'switch',
    fallback: 'on',
    about: 'off takes the service worker with the offline page out of every browser that has it.',
  },
  LINE_ACCOUNT_ID: {
    of: web,
    kind: 'id',
    fallback: 'partim',
    about: 'LINE account of the contact button, without the @.',
  },
  GOOGLE_ANALYTICS_ID: {
    of: web,
    kind: 'id',
    fallback: '',
    about: 'Measurement id (G-…) of Google Analytics 4; empty means it is never loaded.',
  },
  GOOGLE_TAG_MANAGER_ID: {
    of: web,
    kind: 'id',
    fallback: '',
    about: 'Container id (GTM-…) of Google Tag Manager; empty means it is never loaded.',
  },
  CLARITY_PROJECT_ID: {
    of: web,
    kind: 'id',
    fallback: '',
    about: 'Project id of the Microsoft Clarity heatmap; empty means it is never loaded.',
  },
  ERROR_REPORTING_DSN: {
    of: web,
    kind: 'dsn',
    fallback: '',
    secret: true,
    about:
      'Sentry DSN (https://key@host/project) errors are reported to; empty, none are and nothing is loaded.',
  },
  COMPANY_REGISTRY_URL: {
    of: web,
    kind: 'url',
    fallback: null,
    local: 'http://127.0.0.1:4103',
    about: 'Base address of the company registry.',
  },
  COMPANY_REGISTRY_CREDENTIAL: {
    of: web,
    kind: 'text',
    fallback: null,
    local: 'sandbox-registry-credential',
    secret: true,
    about: 'Fixed credential sent to the company registry.',
  },
  ATTESTATION_SECRET: {
    of: ['web', 'job-post', 'partim'],
    kind: 'text',
    fallback: null,
    local: 'local-attestation-secret-not-for-production',
    secret: true,
    about: 'Signs what web and services ask and tell each other in their own name; at least 32 characters.',
  },
  VISITOR_SECRET: {
    of: all,
    kind: 'text',
    fallback: null,
    local: 'local-visitor-secret-not-for-production',
    secret: true,
    about: 'Signs the visitor’s address between the web and the services; at least 32 characters.',
  },
  TRUSTED_PROXIES: {
    of: all,
    kind: 'list',
    fallback: '',
    about:
      'Comma-separated addresses and networks of our own proxies, whose X-Forwarded-For entry is believed; on Cloud Run the load balancer’s.',
  },
  ...paymentSettings,
  DATABASE_URL: {
    of: services,
    kind: 'text',
    fallback: '',
    secret: true,
    about: 'PostgreSQL connection; empty means the embedded database in DATA_DIR (never on Cloud Run).',
  },
  DATABASE_READ_URL: {
    of: services,
    kind: 'text',
    fallback: '',
    secret: true,
    about:
      'PostgreSQL connection to a streaming replica, which then answers searches and lists; empty means that DATABASE_URL does.',
  },
  DATABASE_POOL_SIZE: {
    of: services,
    kind: 'count',
    fallback: '10',
    about:
      'How many connections to PostgreSQL an instance keeps at most, and as many to a replica; half of them serve one company.',
  },
  DATA_DIR: {
    of: services,
    kind: 'text',
    fallback: '',
    local: '.data',
    about: 'Folder of the embedded database.',
  },
  SMTP_URL: {
    of: services,
    kind: 'text',
    fallback: null,
    local: 'smtp://127.0.0.1:4105',
    secret: true,
    about: 'Mail server, smtp:// or smtps://.',
  },
  MAIL_FROM: {
    of: services,
    kind: 'text',
    fallback: 'พาร์ทิม <no-reply@partim.example>',
    about: 'Sender of mails.',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settingsTable
