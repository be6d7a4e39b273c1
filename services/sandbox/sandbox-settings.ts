import type { Env } from '@/lib/config/settings'

/** The port of each fake, relative to SANDBOX_PORT_BASE. */
export const portOffsets = {
  identity: 0,
  storage: 1,
  gateway: 2,
  registry: 3,
  mailbox: 4,
  smtp: 5,
  maps: 6,
} as const
export type FakeName = keyof typeof portOffsets

export type SandboxSettings = {
  readonly projectId: string
  readonly dataDir: string
  readonly registryCredential: string
  /** Where the gateway sends its events; empty means nowhere. */
  readonly webhookUrl: string
  /** The same for charges that are made with the employers' secret key. */
  readonly employersWebhookUrl: string
  readonly employersSecretKey: string
  /** base64; signs the gateway's events. */
  readonly webhookSecret: string
  readonly portOf: (name: FakeName) => number
}

/** The reason why the sandbox refuses to start. */
export class SandboxRefusal extends Error {
  override name = 'SandboxRefusal'
}

/**
 * The sandbox's settings. Throws SandboxRefusal where real people's data could be at risk: on Cloud Run, in production,
 * or for an identity project whose name does not start with `demo-`.
 */
export function readSandboxSettings(env: Env): SandboxSettings {
  if (env.K_SERVICE) throw new SandboxRefusal('the sandbox never starts on Cloud Run (K_SERVICE is set)')
  if (env.NODE_ENV === 'production') {
    throw new SandboxRefusal('the sandbox never starts in production (NODE_ENV is production)')
  }
  const projectId = env.FIREBASE_PROJECT_ID || 'demo-partim'
  if (!projectId.startsWith('demo-')) {
    throw new SandboxRefusal(`FIREBASE_PROJECT_ID must start with demo- in the sandbox, not ${projectId}`)
  }
  const base = Number(env.SANDBOX_PORT_BASE || '4100')
  if (!Number.isInteger(base) || base < 0 || base > 65_500) {
    throw new SandboxRefusal('SANDBOX_PORT_BASE must be a port number')
  }
  return {
    projectId,
    dataDir: `${env.DATA_DIR || '.data'}/sandbox`,
    registryCredential: env.COMPANY_REGISTRY_CREDENTIAL || 'sandbox-registry-credential',
    webhookUrl: env.OMISE_WEBHOOK_URL || '',
    employersWebhookUrl: env.OMISE_EMPLOYERS_WEBHOOK_URL || '',
    employersSecretKey: env.OMISE_EMPLOYERS_SECRET_KEY || 'skey_test_sandbox_employers',
    webhookSecret: env.OMISE_WEBHOOK_SECRET || Buffer.from('sandbox-webhook-secret').toString('base64'),
    // 0 lets each fake pick a free port, for tests.
    portOf: (name) => (base === 0 ? 0 : base + portOffsets[name]),
  }
}
