import 'server-only'
import { webSettings } from '@/lib/config/web-settings'

const providerNames = ['google', 'facebook', 'line'] as const
export type SignInProvider = (typeof providerNames)[number]

/** What a browser needs to reach the identity provider; all of it is public by design. */
export type IdentityConfig = {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly storageBucket: string
  readonly appId: string
  readonly emulatorHost: string | null
  readonly storageEmulatorHost: string | null
  readonly providers: readonly SignInProvider[]
}

/** The public identity settings of this environment. */
export function identityConfig(): IdentityConfig {
  const settings = webSettings()
  const wanted = settings.SIGN_IN_PROVIDERS.split(',').map((name) => name.trim())
  return {
    projectId: settings.FIREBASE_PROJECT_ID,
    apiKey: settings.FIREBASE_API_KEY,
    authDomain: settings.FIREBASE_AUTH_DOMAIN,
    storageBucket: settings.FIREBASE_STORAGE_BUCKET,
    appId: settings.FIREBASE_APP_ID,
    emulatorHost: settings.FIREBASE_AUTH_EMULATOR_HOST || null,
    storageEmulatorHost: settings.FIREBASE_STORAGE_EMULATOR_HOST || null,
    providers: providerNames.filter((name) => wanted.includes(name)),
  }
}
