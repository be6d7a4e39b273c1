import 'server-only'
import type { Auth } from 'firebase-admin/auth'
import { webSettings } from '@/lib/config/web-settings'

let admin: Promise<Auth> | undefined

/**
 * The identity provider's administration interface. Loaded at the first sign-in, because it is as large as the rest of
 * the server and no page needs it.
 */
export function identityAdmin(): Promise<Auth> {
  admin ??= load()
  return admin
}

async function load(): Promise<Auth> {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulator } = webSettings()
  // firebase-admin looks for the emulator only in the environment; our value may be a default of the settings.
  if (emulator) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator
  const [{ initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ])
  return getAuth(initializeApp({ projectId }))
}
