import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from 'firebase/auth'
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import { type SandboxProcess, spawnSandbox } from '../testing/sandbox-process'
import { scratchFolders } from '../testing/scratch-folder'

const dataDir = scratchFolders('sandbox-storage')()
const picture = new TextEncoder().encode('รูปถ่าย')
const apps: FirebaseApp[] = []
let sandbox: SandboxProcess

beforeAll(async () => {
  sandbox = await spawnSandbox(dataDir)
}, 60_000)
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

async function signUp(email: string): Promise<{ uid: string; storage: FirebaseStorage }> {
  const { app, storage } = connect()
  const auth = getAuth(app)
  connectAuthEmulator(auth, sandbox.address('identity'), { disableWarnings: true })
  const { user } = await createUserWithEmailAndPassword(auth, email, 'secret-of-storage')
  return { uid: user.uid, storage }
}

test('a signed-in user uploads, gets an address, and reads the file by it without a token of their own', async () => {
  const { uid, storage } = await signUp('upload@example.com')
  const file = ref(storage, `users/${uid}/photo.jpg`)
  await uploadBytes(file, picture, { contentType: 'image/jpeg' })
  const response = await fetch(await getDownloadURL(file))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture)
})

test('a resumable upload in several parts arrives whole', async () => {
  const { uid, storage } = await signUp('resumable@example.com')
  const video = crypto.getRandomValues(new Uint8Array(60_000))
  const large = new Uint8Array(1_200_000).map((_, index) => video[index % video.length] ?? 0)
  const { ref: file } = await uploadBytesResumable(ref(storage, `users/${uid}/intro.mp4`), large)
  expect(Buffer.from(await getBytes(file)).equals(Buffer.from(large))).toBe(true)
})

test('somebody else’s folder, and anybody not signed in, is refused', async () => {
  const owner = await signUp('owner@example.com')
  const other = await signUp('other@example.com')
  const path = `users/${owner.uid}/cv.pdf`
  await uploadBytes(ref(owner.storage, path), picture)
  const refused = { code: 'storage/unauthorized' }
  for (const storage of [other.storage, connect().storage]) {
    await expect(uploadBytes(ref(storage, path), picture)).rejects.toMatchObject(refused)
    await expect(getDownloadURL(ref(storage, path))).rejects.toMatchObject(refused)
    await expect(deleteObject(ref(storage, path))).rejects.toMatchObject(refused)
  }
  await deleteObject(ref(owner.storage, path))
  await expect(getBytes(ref(owner.storage, path))).rejects.toMatchObject({ code: 'storage/object-not-found' })
})

test('the server API and the rules are closed without a server’s credential', async () => {
  const { uid, storage } = await signUp('closed@example.com')
  await uploadBytes(ref(storage, `users/${uid}/secret.jpg`), picture)
  const name = encodeURIComponent(`users/${uid}/secret.jpg`)
  const bucket = 'demo-partim.appspot.com'
  for (const path of [
    `/b/${bucket}/o/${name}?alt=media`,
    `/${bucket}/users/${uid}/secret.jpg`,
    '/internal/reset',
  ]) {
    const response = await fetch(sandbox.address('storage') + path, {
      method: path.includes('internal') ? 'POST' : 'GET',
    })
    expect(response.status).toBe(401)
  }
})

test('an uploaded file and its address survive kill -9', async () => {
  const { uid, storage } = await signUp('durable@example.com')
  const file = ref(storage, `users/${uid}/photo.jpg`)
  await uploadBytes(file, picture, { contentType: 'image/jpeg' })
  const { pathname, search } = new URL(await getDownloadURL(file))
  await sandbox.kill('SIGKILL')
  sandbox = await spawnSandbox(dataDir)
  const response = await fetch(sandbox.address('storage') + pathname + search)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture)
}, 60_000)
