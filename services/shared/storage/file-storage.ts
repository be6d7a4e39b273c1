import { getApps, initializeApp } from 'firebase-admin/app'

type StorageSettings = {
  readonly FIREBASE_PROJECT_ID: string
  readonly FIREBASE_STORAGE_BUCKET: string
  readonly FIREBASE_STORAGE_EMULATOR_HOST: string
}

/** The bucket of uploaded files as the services need it. */
export interface FileStorage {
  /** Removes the object of this name; one that is not there is as good as removed. Rejects when that is not sure. */
  remove(objectName: string, stopping: AbortSignal): Promise<void>
}

const timeoutMs = 10_000

/** What the sandbox takes for the credential of a server. */
const sandboxToken = 'owner'

/**
 * Cloud Storage by its JSON API (cloud.google.com/storage/docs/json_api/v1/objects/delete), or the sandbox's where the
 * settings name one. One call needs no client of 3 MB; the credential is the admin SDK's.
 */
export function cloudStorage(settings: StorageSettings): FileStorage {
  const emulator = settings.FIREBASE_STORAGE_EMULATOR_HOST
  const origin = emulator ? `http://${emulator}` : 'https://storage.googleapis.com'
  const bucket = encodeURIComponent(settings.FIREBASE_STORAGE_BUCKET)
  return {
    async remove(objectName, stopping) {
      const token = emulator ? sandboxToken : await accessToken(settings)
      const url = `${origin}/storage/v1/b/${bucket}/o/${encodeURIComponent(objectName)}`
      const response = await fetch(url, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw new Error(`the storage answered ${response.status}`)
    },
  }
}

async function accessToken({ FIREBASE_PROJECT_ID: projectId }: StorageSettings): Promise<string> {
  const [app = initializeApp({ projectId })] = getApps()
  const { credential } = app.options
  if (!credential) throw new Error('there is no credential for the storage')
  return (await credential.getAccessToken()).access_token
}
