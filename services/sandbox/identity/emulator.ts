import type { RequestListener } from 'node:http'
import specification from 'firebase-tools/lib/emulator/auth/apiSpec.js'
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js'
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

/** Parts of the API that this product never calls; compiling their schemas takes half of the start-up time. */
const unused = /\/tenants|\/v2\/projects\/|defaultSupportedIdps|mfa|passkey|Saml|GameCenter|verifyIosClient/

/** Firebase's own Auth emulator with a state that the caller stores. */
export function createEmulator(projectId: string, state: AgentProjectState): Promise<RequestListener> {
  const { paths } = specification.default
  for (const path of Object.keys(paths).filter((name) => unused.test(name))) delete paths[path]
  return createApp(projectId, undefined, new Map([[projectId, state]]))
}
