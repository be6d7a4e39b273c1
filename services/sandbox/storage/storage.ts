import type { RequestListener } from 'node:http'
import { EmulatorRegistry } from 'firebase-tools/lib/emulator/registry.js'
import type { RulesRequest } from 'firebase-tools/lib/emulator/storage/index.js'
import { createApp } from 'firebase-tools/lib/emulator/storage/server.js'
import { answerJson } from '../fake/fake'
import { holdAnswer } from '../fake/hold-answer'
import type { TokenSigner } from '../identity/token-signer'
import { DurableStorageEmulator } from './durable-emulator'
import { permits } from './storage-rules'

/** The authorization headers that the emulator accepts as server credentials. */
const adminCredentials = ['Bearer owner', 'Firebase owner']

type StorageOptions = {
  readonly projectId: string
  readonly port: number
  readonly folder: string
  readonly signer: TokenSigner
}

/** File storage: Firebase's Storage emulator with our rules. */
export async function createStorage({ signer, ...options }: StorageOptions): Promise<RequestListener> {
  const emulator = new DurableStorageEmulator({
    ...options,
    permits: async (request) =>
      permits({ ...fileOf(request), upload: await uploadOf(signer, request.token) }),
  })
  // The emulator looks up its own address in the registry.
  EmulatorRegistry.set('storage', emulator)
  const app = await createApp(options.projectId, emulator)

  return (req, res) => {
    const path = req.url ?? '/'
    const isClientApi = path.startsWith('/v0/')
    const isAdmin = adminCredentials.includes(req.headers.authorization ?? '')
    // The emulator's server API checks nothing, and its /internal paths can change the rules.
    if (req.method !== 'OPTIONS' && !isClientApi && !isAdmin)
      return answerJson(res, 401, { error: { code: 401 } })
    if (path.startsWith('/internal/')) return answerJson(res, 404, { error: { code: 404 } })
    if (!path.includes('alt=media')) {
      holdAnswer(res, async (body) => {
        emulator.save()
        return body
      })
    }
    app(req, res)
  }
}

function fileOf({ method, path, file }: RulesRequest) {
  const [, , , ...segments] = path.split('/')
  const { before, after } = file
  return {
    method,
    name: segments.join('/'),
    exists: before !== undefined,
    written: after && {
      size: after.size,
      contentType: after.contentType,
      contentDisposition: after.contentDisposition,
      contentEncoding: after.contentEncoding,
    },
  }
}

/** The object a token was issued for. */
async function uploadOf(signer: TokenSigner, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined
  try {
    const { upload } = await signer.verifyIdToken(token)
    return typeof upload === 'string' ? upload : undefined
  } catch {
    return undefined
  }
}
