import { randomUUID } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { within } from '../deadline'

type StorageSettings = {
  readonly FIREBASE_PROJECT_ID: string
  readonly FIREBASE_STORAGE_BUCKET: string
  readonly FIREBASE_STORAGE_EMULATOR_HOST: string
}

/** How an object is published to everybody who knows its address. */
export type Handout = {
  /** The UUID that the download address contains. */
  readonly downloadToken: string
  readonly cacheControl: string
}

/** The storage functions that the services need. Every call rejects when the storage does not answer. */
export interface FileStorage {
  /** The object's bytes, or null when there is none; one of more than `maxBytes` is cut to one byte more than that. */
  read(objectName: string, maxBytes: number): Promise<Uint8Array | null>
  /**
   * Stores an object, replacing one with the same name. Without a handout it has no download token, so that only the
   * services can read it.
   */
  write(objectName: string, bytes: Uint8Array, contentType: string, handout?: Handout): Promise<void>
  /** Removes an object; succeeds when it does not exist. Rejects when it is not certain that it is gone. */
  remove(objectName: string, stopping?: AbortSignal): Promise<void>
}

const timeoutMs = 10_000

/** What the sandbox accepts as server credential. */
const sandboxToken = 'owner'

/**
 * Cloud Storage by its JSON API (cloud.google.com/storage/docs/json_api/v1/objects), or the sandbox when the settings
 * name it. Three calls do not need a client library of 3 MB; the credential is the admin SDK's.
 */
export function cloudStorage(settings: StorageSettings): FileStorage {
  const emulator = settings.FIREBASE_STORAGE_EMULATOR_HOST
  const origin = emulator ? `http://${emulator}` : 'https://storage.googleapis.com'
  const bucket = encodeURIComponent(settings.FIREBASE_STORAGE_BUCKET)
  const objects = `${origin}/storage/v1/b/${bucket}/o`

  async function call(url: string, init: RequestInit, stopping?: AbortSignal): Promise<Response> {
    const token = emulator
      ? sandboxToken
      : await within(timeoutMs, 'no credential for the storage in time', accessToken(settings))
    const deadline = AbortSignal.timeout(timeoutMs)
    return fetch(url, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: stopping ? AbortSignal.any([stopping, deadline]) : deadline,
    })
  }
  const failed = ({ status }: Response) => new Error(`the storage answered ${status}`)

  return {
    async read(objectName, maxBytes) {
      const response = await call(`${objects}/${encodeURIComponent(objectName)}?alt=media`, {})
      if (response.ok) return readUpTo(response, maxBytes + 1)
      await response.body?.cancel()
      if (response.status === 404) return null
      throw failed(response)
    },
    async write(objectName, bytes, contentType, handout) {
      const { type, body } = handout
        ? withMetadata(bytes, contentType, handout)
        : { type: contentType, body: Buffer.from(bytes) }
      const query = new URLSearchParams({ uploadType: handout ? 'multipart' : 'media', name: objectName })
      const response = await call(`${origin}/upload/storage/v1/b/${bucket}/o?${query}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
      await response.body?.cancel()
      if (!response.ok) throw failed(response)
    },
    async remove(objectName, stopping) {
      const url = `${objects}/${encodeURIComponent(objectName)}`
      const response = await call(url, { method: 'DELETE' }, stopping)
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw failed(response)
    },
  }
}

/** An object and its metadata as one multipart/related body (JSON API, "multipart upload"). */
function withMetadata(bytes: Uint8Array, contentType: string, { downloadToken, cacheControl }: Handout) {
  const boundary = randomUUID()
  const metadata = {
    contentType,
    cacheControl,
    contentDisposition: 'inline',
    // Where Firebase stores the tokens of download addresses.
    metadata: { firebaseStorageDownloadTokens: downloadToken },
  }
  const head = (type: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(
      `${head('application/json; charset=utf-8')}${JSON.stringify(metadata)}\r\n${head(contentType)}`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { type: `multipart/related; boundary=${boundary}`, body }
}

/** Reads the body, but no more than `limit` bytes. */
async function readUpTo({ body }: Response, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  while (reader && size < limit) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
  }
  await reader?.cancel()
  return Buffer.concat(parts).subarray(0, limit)
}

async function accessToken({ FIREBASE_PROJECT_ID: projectId }: StorageSettings): Promise<string> {
  const [app = initializeApp({ projectId })] = getApps()
  const { credential } = app.options
  if (!credential) throw new Error('there is no credential for the storage')
  return (await credential.getAccessToken()).access_token
}
