import 'client-only'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth'
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage'
import type { IdentityConfig } from '@/lib/auth/identity-config'

/** Milliseconds during which failed requests are retried (specification, section 9). */
const retryLimits = { operation: 2 * 60_000, upload: 10 * 60_000 }

/** Names are never reused, so a browser may cache a file for good. */
const cacheControl = 'public, max-age=31536000, immutable'

export type UploadOptions = {
  /** The permit's token: it allows creating this one object. */
  readonly token: string
  /** Called with the share that has been sent, in whole per cent. */
  readonly onProgress?: (percent: number) => void
  /** Requests no download address, which would open the file to anybody who has it; the result's url is empty. */
  readonly isPrivate?: boolean
  /** Waits while the browser has no network and goes on where it stopped; otherwise a lost network is retried for a while. */
  readonly waitsForNetwork?: boolean
  /** Cancels the upload; the result's error is then `storage/canceled`. */
  readonly signal?: AbortSignal
}

type NewObject = { readonly name: string; readonly fileType: string; readonly file: Blob }

/**
 * Creates an object with the permit made for it and returns its download address. Every upload has its own client,
 * because each permit is a separate identity; the client is kept in memory only and deleted afterwards. Rejects with
 * `storage/…` and `auth/…` errors.
 */
export async function storeObject(
  config: IdentityConfig,
  { name, fileType, file }: NewObject,
  { token, onProgress, signal, isPrivate = false, waitsForNetwork = false }: UploadOptions,
): Promise<string> {
  const app = initializeApp(
    {
      apiKey: config.apiKey,
      projectId: config.projectId,
      appId: config.appId,
      storageBucket: config.storageBucket,
    },
    `upload ${name}`,
  )
  const over = new AbortController()
  try {
    const storage = await signIn(app, config, token)
    const object = ref(storage, name)
    const shown = { contentType: fileType, contentDisposition: 'inline' }
    const metadata = isPrivate ? shown : { ...shown, cacheControl }
    const task = uploadBytesResumable(object, file, metadata)
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress?.(totalBytes > 0 ? Math.floor((bytesTransferred / totalBytes) * 100) : 0),
    )
    const cancel = () => void task.cancel()
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel)
    if (waitsForNetwork) pauseWithoutNetwork(task, over.signal)
    await task
    signal?.removeEventListener('abort', cancel)
    return isPrivate ? '' : await getDownloadURL(object)
  } finally {
    over.abort()
    await deleteApp(app)
  }
}

/** Pauses an upload while the browser has no network, until it is over. */
function pauseWithoutNetwork(task: UploadTask, over: AbortSignal): void {
  addEventListener('offline', () => task.pause(), { signal: over })
  addEventListener('online', () => task.resume(), { signal: over })
  if (!navigator.onLine) task.pause()
}

async function signIn(app: FirebaseApp, config: IdentityConfig, token: string): Promise<FirebaseStorage> {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (config.emulatorHost) {
    connectAuthEmulator(auth, `http://${config.emulatorHost}`, { disableWarnings: true })
  }
  const storage = getStorage(app)
  if (config.storageEmulatorHost) {
    const { hostname, port } = new URL(`http://${config.storageEmulatorHost}`)
    connectStorageEmulator(storage, hostname, Number(port))
  }
  storage.maxOperationRetryTime = retryLimits.operation
  storage.maxUploadRetryTime = retryLimits.upload
  await signInWithCustomToken(auth, token)
  return storage
}
