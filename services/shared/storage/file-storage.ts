import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { getApps, initializeApp } from 'firebase-admin/app'
import { stoppingWithin, within } from '../deadline'

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

export type ByteRange = { readonly first: number; readonly last: number }

/** The storage functions that the services need. Every call rejects when the storage does not answer. */
export interface FileStorage {
  /** The object's bytes, or null when there is none; one of more than `maxBytes` is cut to one byte more than that. */
  read(objectName: string, maxBytes: number): Promise<Uint8Array | null>
  /**
   * Stores an object, replacing one with the same name. Without a handout it has no download token, so that only the
   * services can read it.
   */
  write(objectName: string, bytes: Uint8Array, contentType: string, handout?: Handout): Promise<void>
  /** Copies an object into a file, but no more than one byte more than `maxBytes`; false when there is none. */
  readInto(objectName: string, path: string, maxBytes: number): Promise<boolean>
  /** Stores a file as an object that only the services can read. */
  writeFrom(objectName: string, path: string, contentType: string): Promise<void>
  /** The bytes of an object from `first` to `last`, both included, as they come; null when it does not exist. */
  open(objectName: string, range: ByteRange): Promise<Readable | null>
  /** Removes an object; succeeds when it does not exist. Rejects when it is not certain that it is gone. */
  remove(objectName: string, stopping?: AbortSignal): Promise<void>
}

const timeoutMs = 10_000
/** For the whole of a large file. */
const transferTimeoutMs = 40_000

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

  async function call(
    url: string,
    init: RequestInit,
    signal = AbortSignal.timeout(timeoutMs),
  ): Promise<Response> {
    const token = emulator
      ? sandboxToken
      : await within(timeoutMs, 'no credential for the storage in time', accessToken(settings))
    return fetch(url, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
      redirect: 'error',
      signal,
    })
  }
  const failed = ({ status }: Response) => new Error(`the storage answered ${status}`)
  const addressOf = (objectName: string) => `${objects}/${encodeURIComponent(objectName)}?alt=media`

  /** The body of an answer; null for an object that does not exist. */
  async function bodyOf(response: Response): Promise<Readable | null> {
    if (response.ok && response.body) return Readable.fromWeb(response.body as WebStream)
    await response.body?.cancel()
    if (response.status === 404) return null
    throw failed(response)
  }

  return {
    async read(objectName, maxBytes) {
      const response = await call(addressOf(objectName), {})
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
    async readInto(objectName, path, maxBytes) {
      const response = await call(addressOf(objectName), {}, AbortSignal.timeout(transferTimeoutMs))
      const body = await bodyOf(response)
      if (!body) return false
      await pipeline(body, firstBytes(maxBytes + 1), createWriteStream(path))
      return true
    },
    async writeFrom(objectName, path, contentType) {
      const query = new URLSearchParams({ uploadType: 'media', name: objectName })
      const init = {
        method: 'POST',
        headers: { 'content-type': contentType },
        body: Readable.toWeb(createReadStream(path)) as BodyInit,
        duplex: 'half',
      }
      const address = `${origin}/upload/storage/v1/b/${bucket}/o?${query}`
      const response = await call(address, init, AbortSignal.timeout(transferTimeoutMs))
      await response.body?.cancel()
      if (!response.ok) throw failed(response)
    },
    async open(objectName, { first, last }) {
      // Only the answer has a deadline: how long its bytes take is up to who watches.
      const answered = new AbortController()
      const timer = setTimeout(() => answered.abort(), timeoutMs)
      try {
        const headers = { range: `bytes=${first}-${last}` }
        return await bodyOf(await call(addressOf(objectName), { headers }, answered.signal))
      } finally {
        clearTimeout(timer)
      }
    },
    async remove(objectName, stopping) {
      const url = `${objects}/${encodeURIComponent(objectName)}`
      const signal = stopping && stoppingWithin(timeoutMs, stopping)
      const response = await call(url, { method: 'DELETE' }, signal)
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

/** Passes on so many bytes and drops the rest. */
function firstBytes(limit: number): Transform {
  let left = limit
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const kept = chunk.subarray(0, left)
      left -= kept.length
      done(null, kept)
    },
  })
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
