import type { Setting } from './setting'

/** base64 of what the sandbox's gateway signs its events with. */
const sandboxWebhookSecret = 'c2FuZGJveC13ZWJob29rLXNlY3JldA=='

/** base64 of the key with which a developer's machine encrypts bank accounts. */
const sandboxBankAccountKey = 'cGFydGltLXNhbmRib3gtYmFuay1hY2NvdW50LWtleTA='

/** The settings of the payment provider, of top-up and of money paid back. */
export const paymentSettings = {
  OMISE_API_URL: {
    of: ['job-post'],
    kind: 'url',
    fallback: 'https://api.omise.co',
    local: 'http://127.0.0.1:4102',
    about: 'Base address of the payment provider; must be Omise on Cloud Run.',
  },
  OMISE_JOB_POST_SECRET_KEY: {
    of: ['job-post'],
    kind: 'text',
    fallback: null,
    local: 'skey_test_sandbox_job_post',
    secret: true,
    about: 'Secret key of the merchant whom posting is paid to; a test key everywhere but in production.',
  },
  OMISE_EMPLOYERS_SECRET_KEY: {
    of: ['job-post'],
    kind: 'text',
    fallback: null,
    local: 'skey_test_sandbox_employers',
    secret: true,
    about:
      'Secret key of the merchant whom profile packages are paid to; a test key everywhere but in production.',
  },
  OMISE_JOB_POST_WEBHOOK_SECRETS: {
    of: ['job-post'],
    kind: 'list',
    fallback: null,
    local: sandboxWebhookSecret,
    secret: true,
    about: 'base64, signs the events of that merchant; two, comma-separated, while one is being replaced.',
  },
  OMISE_EMPLOYERS_WEBHOOK_SECRETS: {
    of: ['job-post'],
    kind: 'list',
    fallback: null,
    local: sandboxWebhookSecret,
    secret: true,
    about: 'The same for the merchant of profile packages.',
  },
  OMISE_JOB_POST_PUBLIC_KEY: {
    of: ['web'],
    kind: 'text',
    fallback: '',
    local: 'pkey_test_sandbox_job_post',
    about:
      'Public key of the merchant whom posting is paid to, for cards; empty offers PromptPay alone. A test key everywhere but in production.',
  },
  OMISE_EMPLOYERS_PUBLIC_KEY: {
    of: ['web'],
    kind: 'text',
    fallback: '',
    local: 'pkey_test_sandbox_employers',
    about: 'The same for the merchant of profile packages.',
  },
  OMISE_SCRIPT_URL: {
    of: ['web'],
    kind: 'url',
    fallback: 'https://cdn.omise.co/omise.js',
    local: 'http://127.0.0.1:4102/omise.js',
    about: 'The payment provider’s script that makes tokens of cards; must be Omise’s on Cloud Run.',
  },
  OMISE_VAULT_URL: {
    of: ['web'],
    kind: 'url',
    fallback: 'https://vault.omise.co',
    local: 'http://127.0.0.1:4102',
    about: 'Where that script sends cards to; must be Omise’s on Cloud Run.',
  },
  TOPUP_RETURN_URLS: {
    of: ['job-post'],
    kind: 'list',
    fallback: '',
    local: 'partim://topup',
    about:
      'Comma-separated addresses of our phone apps (https, or a scheme of their own) to which the top-up screens may lead back.',
  },
  BANK_ACCOUNT_KEYS: {
    of: ['job-post'],
    kind: 'list',
    fallback: null,
    local: sandboxBankAccountKey,
    secret: true,
    about:
      'base64 of 32 bytes: encrypts bank accounts for refunds; comma-separated, the first encrypts, all of them decrypt.',
  },
} as const satisfies Record<string, Setting>
