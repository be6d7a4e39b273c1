import 'server-only'
import { fetchWithPolicy } from '@/lib/api/fetch-policy'
import { webSettings } from '@/lib/config/web-settings'

/** Where reports go, derived from a DSN (develop.sentry.dev/sdk/foundations/transport/authentication). */
export type Ingest = { readonly endpoint: string; readonly authorization: string }

const timeoutMs = 3_000

/** The address and the credential in a DSN. */
export function ingestOf(dsn: string): Ingest {
  const { protocol, host, pathname, username } = new URL(dsn)
  const [, prefix = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  return {
    endpoint: `${protocol}//${host}${prefix}/api/${project}/envelope/`,
    authorization: `Sentry sentry_version=7, sentry_client=partim/1, sentry_key=${username}`,
  }
}

/** The configured ingest, or null if errors are not reported. */
export function configuredIngest(): Ingest | null {
  const { ERROR_REPORTING_DSN } = webSettings()
  return ERROR_REPORTING_DSN ? ingestOf(ERROR_REPORTING_DSN) : null
}

/** Sends one envelope without a retry, since a report is not worth a second attempt. Rejects with FetchFailure. */
export function sendEnvelope({ endpoint, authorization }: Ingest, envelope: string): Promise<Response> {
  return fetchWithPolicy(
    new Request(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-sentry-envelope', 'X-Sentry-Auth': authorization },
      body: envelope,
    }),
    { timeoutMs },
  )
}
