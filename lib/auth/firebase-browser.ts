import 'client-only'
import { fetchOrProblem } from '@/lib/api/fetch-policy'
import { ProblemError, problemOf } from '@/lib/api/problem'
import type { IdentityClient } from './identity-client'
import type { IdentityConfig } from './identity-config'

let config: Promise<IdentityConfig> | undefined
let client: Promise<IdentityClient> | undefined

/** Keeps a promise for later callers, unless it fails. */
function remembered<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(forget)
  return promise
}

/** The public identity settings of this environment. Rejects with ProblemError. */
export function identityConfig(): Promise<IdentityConfig> {
  config ??= remembered(fetchConfig(), () => {
    config = undefined
  })
  return config
}

/**
 * The identity provider's client, loaded on the first call, because its script is not part of any page. Call it early
 * (at the first focus of a form) without waiting, so that it is ready on submit.
 */
export function loadIdentityClient(): Promise<IdentityClient> {
  client ??= remembered(createClient(), () => {
    client = undefined
  })
  return client
}

/** The client, if this page has already begun to load it. */
export function loadedIdentityClient(): Promise<IdentityClient> | undefined {
  return client
}

async function fetchConfig(): Promise<IdentityConfig> {
  const response = await fetchOrProblem(new Request(new URL('/api/identity-config', location.href)))
  if (!response.ok) throw new ProblemError(await problemOf(response))
  return (await response.json()) as IdentityConfig
}

async function createClient(): Promise<IdentityClient> {
  const [settings, { createIdentityClient }] = await Promise.all([
    identityConfig(),
    import('./identity-client'),
  ])
  return createIdentityClient(settings)
}
