import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithCustomToken,
} from 'firebase/auth'
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getStorage,
  listAll,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import { firebaseIdentity } from '@/services/shared/identity/firebase'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { cloudStorage } from '@/services/shared/storage/file-storage'
import { type SandboxProcess, spawnSandbox } from '../testing/sandbox-process'
import { scratchFolders } from '../testing/scratch-folder'

const dataDir = scratchFolders('sandbox-storage')()
const picture = new TextEncoder().encode('รูปถ่าย')
const apps: FirebaseApp[] = []
let sandbox: SandboxProcess
let identity: IdentityProvider

beforeAll(async () => {
  sandbox = await spawnSandbox(dataDir)
  identity = await firebaseIdentity({
    FIREBASE_PROJECT_ID: 'demo-partim',
    FIREBASE_AUTH_EMULATOR_HOST: new URL(sandbox.address('identity')).host,
  })
})
afterAll(async () => {
  await Promise.all(apps.map(deleteApp))
  await sandbox.kill('SIGTERM')
})

function connect(): { app: FirebaseApp; storage: FirebaseStorage } {
  const storageBucket = 'demo-partim.appspot.com'
  const app = initializeApp(
    { apiKey: 'sandbox', projectId: 'demo-partim', storageBucket },
    crypto.randomUUID(),
  )
  apps.push(app)
  const storage = getStorage(app)
  connectStorageEmulator(storage, '127.0.0.1', Number(new URL(sandbox.address('storage')).port))
  return { app, storage }
}

/** A storage client with the token that a service issues for one upload. */
async function connectFor(objectName: string): Promise<FirebaseStorage> {
  const { app, storage } = connect()
  const auth = getAuth(app)
  connectAuthEmulator(auth, sandbox.address('identity'), { disableWarnings: true })
  await signInWithCustomToken(auth, await identity.uploadToken('krua', objectName))
  return storage
}

const newPhoto = () => `companies/krua/branches/${crypto.randomUUID()}.jpg`
const shownOf = (photo: string) => photo.replace('/branches/', '/public/branches/')
const newDocument = () => `companies/krua/documents/${crypto.randomUUID()}.pdf`
const jpeg = { contentType: 'image/jpeg' }
const refused = { code: 'storage/unauthorized' }

test('a permitted file is created, gets an address, and is read by it without a token', async () => {
  const name = newPhoto()
  const file = ref(await connectFor(name), name)
  await uploadBytes(file, picture, jpeg)
  const response = await fetch(await getDownloadURL(file))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture)
})

test('a resumable upload in several parts arrives whole', async () => {
  const name = newPhoto()
  const part = crypto.getRandomValues(new Uint8Array(60_000))
  const large = new Uint8Array(1_200_000).map((_, index) => part[index % part.length] ?? 0)
  const { ref: file } = await uploadBytesResumable(ref(await connectFor(name), name), large, jpeg)
  expect(Buffer.from(await getBytes(file)).equals(Buffer.from(large))).toBe(true)
})

test('the permit is for one file: no other name, no other type, no second time, no deletion', async () => {
  const name = newPhoto()
  const storage = await connectFor(name)
  await expect(uploadBytes(ref(storage, newPhoto()), picture, jpeg)).rejects.toMatchObject(refused)
  for (const contentType of ['image/svg+xml', 'text/html', 'image/png']) {
    await expect(uploadBytes(ref(storage, name), picture, { contentType })).rejects.toMatchObject(refused)
  }
  for (const metadata of [
    { contentDisposition: 'attachment; filename=a.html' },
    { contentEncoding: 'gzip' },
  ]) {
    const disguised = uploadBytes(ref(storage, name), picture, { ...jpeg, ...metadata })
    await expect(disguised).rejects.toMatchObject(refused)
  }
  await uploadBytes(ref(storage, name), picture, { ...jpeg, contentDisposition: 'inline' })
  await expect(uploadBytes(ref(storage, name), picture, jpeg)).rejects.toMatchObject(refused)
  await expect(deleteObject(ref(storage, name))).rejects.toMatchObject(refused)
})

test('a sign-in of a person, and nobody at all, upload nothing', async () => {
  const { app, storage } = connect()
  await expect(uploadBytes(ref(storage, newPhoto()), picture, jpeg)).rejects.toMatchObject({
    code: 'storage/unauthorized',
  })
  const auth = getAuth(app)
  connectAuthEmulator(auth, sandbox.address('identity'), { disableWarnings: true })
  await createUserWithEmailAndPassword(auth, 'upload@example.com', 'secret-of-storage')
  await expect(uploadBytes(ref(storage, newPhoto()), picture, jpeg)).rejects.toMatchObject(refused)
})

test('what was uploaded is for who sent it, and nobody lists it', async () => {
  const { storage: stranger } = connect()
  for (const [name, contentType] of [
    [newPhoto(), 'image/jpeg'],
    [newDocument(), 'application/pdf'],
  ] as const) {
    const owner = await connectFor(name)
    await uploadBytes(ref(owner, name), picture, { contentType })
    expect(await getDownloadURL(ref(owner, name))).toContain('token=')
    await expect(getBytes(ref(stranger, name))).rejects.toMatchObject(refused)
    await expect(getDownloadURL(ref(stranger, name))).rejects.toMatchObject(refused)
  }
  await expect(listAll(ref(stranger, 'companies/krua/branches'))).rejects.toMatchObject(refused)
})

test('the server API and the rules are closed without a server’s credential', async () => {
  const name = newDocument()
  await uploadBytes(ref(await connectFor(name), name), picture, { contentType: 'application/pdf' })
  const bucket = 'demo-partim.appspot.com'
  for (const path of [
    `/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`,
    `/${bucket}/${name}`,
    '/internal/reset',
  ]) {
    const response = await fetch(sandbox.address('storage') + path, {
      method: path.includes('internal') ? 'POST' : 'GET',
    })
    expect(response.status).toBe(401)
  }
})

test('an uploaded file and its address survive kill -9', async () => {
  const name = newPhoto()
  const file = ref(await connectFor(name), name)
  await uploadBytes(file, picture, jpeg)
  const { pathname, search } = new URL(await getDownloadURL(file))
  await sandbox.kill('SIGKILL')
  sandbox = await spawnSandbox(dataDir)
  const response = await fetch(sandbox.address('storage') + pathname + search)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture)
})

describe('the services’ own client', () => {
  const running = new AbortController().signal
  const clientOf = (host: string) =>
    cloudStorage({
      FIREBASE_PROJECT_ID: 'demo-partim',
      FIREBASE_STORAGE_BUCKET: 'demo-partim.appspot.com',
      FIREBASE_STORAGE_EMULATOR_HOST: host,
    })

  test('removes a file, and one that is gone or never came is as good as removed', async () => {
    const name = newPhoto()
    const file = ref(await connectFor(name), name)
    await uploadBytes(file, picture, jpeg)
    const url = await getDownloadURL(file)
    const client = clientOf(new URL(sandbox.address('storage')).host)
    await client.remove(name, running)
    // 403 rather than 404: only the uploader is told that the object does not exist.
    expect((await fetch(url)).status).toBe(403)
    expect(await client.read(name, 100)).toBeNull()
    await client.remove(name, running)
    await client.remove(newPhoto(), running)
  })

  test('writes what is shown: anybody reads it, by its address or its name, and no client writes it', async () => {
    const [name, downloadToken] = [shownOf(newPhoto()), crypto.randomUUID()]
    const cacheControl = 'public, max-age=31536000, immutable'
    const origin = sandbox.address('storage')
    // Line breaks and multipart boundaries are ordinary bytes in a picture.
    const bytes = Buffer.concat([picture, Buffer.from('\r\n--\r\n\r\n'), Buffer.from([0, 255, 13, 10])])
    await clientOf(new URL(origin).host).write(name, bytes, 'image/jpeg', { downloadToken, cacheControl })
    const object = `${origin}/v0/b/demo-partim.appspot.com/o/${encodeURIComponent(name)}`
    const response = await fetch(`${object}?alt=media&token=${downloadToken}`)
    const header = (key: string) => response.headers.get(key)
    expect([response.status, header('content-type'), header('cache-control')]).toEqual([
      200,
      'image/jpeg',
      cacheControl,
    ])
    expect(header('content-disposition')).toMatch(/^inline/)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)

    const { storage: stranger } = connect()
    expect(await getDownloadURL(ref(stranger, name))).toContain(`token=${downloadToken}`)
    expect(Buffer.from(await getBytes(ref(stranger, name))).equals(bytes)).toBe(true)
    await expect(listAll(ref(stranger, 'companies/krua/public/branches'))).rejects.toMatchObject(refused)
    await expect(deleteObject(ref(stranger, name))).rejects.toMatchObject(refused)
    const fresh = shownOf(newPhoto())
    const owner = await connectFor(fresh)
    await expect(uploadBytes(ref(owner, fresh), picture, jpeg)).rejects.toMatchObject(refused)
    await expect(uploadBytes(ref(await connectFor(name), name), picture, jpeg)).rejects.toMatchObject(refused)
  })

  test('writes what only the services read: it has no address', async () => {
    const name = `companies/krua/private/${crypto.randomUUID()}.pdf`
    const client = clientOf(new URL(sandbox.address('storage')).host)
    await client.write(name, picture, 'application/pdf')
    expect(Buffer.from((await client.read(name, 100)) ?? []).equals(Buffer.from(picture))).toBe(true)
    const { storage: stranger } = connect()
    await expect(getBytes(ref(stranger, name))).rejects.toMatchObject(refused)
  })

  test('keeps a large file by way of the disk, and sends pieces of it as they come', async () => {
    const [from, to] = [join(dataDir, 'large-from'), join(dataDir, 'large-to')]
    const bytes = randomBytes(20 * 1024 * 1024)
    writeFileSync(from, bytes)
    const storage = clientOf(new URL(sandbox.address('storage')).host)
    const name = 'people/somebody/private/film.mp4'
    await storage.writeFrom(name, from, 'video/mp4')
    expect(await storage.readInto(name, to, bytes.length)).toBe(true)
    expect(readFileSync(to).equals(bytes)).toBe(true)
    expect(await storage.readInto(name, to, 1_000)).toBe(true)
    expect(readFileSync(to).equals(bytes.subarray(0, 1_001))).toBe(true)
    for (const [first, last] of [
      [0, 0],
      [5_000_000, 5_000_999],
      [0, bytes.length - 1],
    ] as const) {
      const piece = await storage.open(name, { first, last })
      expect(Buffer.concat((await piece?.toArray()) ?? []).equals(bytes.subarray(first, last + 1))).toBe(true)
    }
    await storage.remove(name)
    expect(await storage.readInto(name, to, 10)).toBe(false)
    expect(await storage.open(name, { first: 0, last: 1 })).toBeNull()
  })

  test('rejects when the storage refuses, does not answer, or the service stops', async () => {
    const refusing = createServer((_request, response) => response.writeHead(503).end())
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve))
    const { host } = new URL(`http://127.0.0.1:${(refusing.address() as AddressInfo).port}`)
    await expect(clientOf(host).remove(newPhoto(), running)).rejects.toThrow('answered 503')
    await new Promise((resolve) => refusing.close(resolve))
    await expect(clientOf(host).remove(newPhoto(), running)).rejects.toThrow()
    const stopped = clientOf(new URL(sandbox.address('storage')).host).remove(newPhoto(), AbortSignal.abort())
    await expect(stopped).rejects.toThrow('aborted')
  })
})
