import 'client-only'
import { fetchOrProblem } from '@/lib/api/fetch-policy'
import { ProblemError, problemOf } from '@/lib/api/problem'
import type { IdentityClient } from './identity-client'
import type { IdentityConfig } from './identity-config'

let config: Promise<IdentityConfig> | undefined
let client: Promise<IdentityClient> | undefined

/** Keeps a promise for the next caller, unless it failed. */
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
 * The identity provider's client, loaded on the first call: its script is no part of any page. Call it early
 * (first focus of a form) and without waiting, so that it is there on submit.
 */
export function loadIdentityClient(): Promise<IdentityClient> {
  client ??= remembered(createClient(), () => {
    client = undefined
  })
  return client
}

/** The client if it was loaded in this page already. */
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
