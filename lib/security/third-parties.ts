import type { Settings } from '@/lib/config/settings'
import { mergeSources, type Sources } from './content-security-policy'

type ThirdPartySettings = Pick<
  Settings<'web'>,
  | 'CLARITY_PROJECT_ID'
  | 'FIREBASE_AUTH_DOMAIN'
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'FIREBASE_STORAGE_BUCKET'
  | 'FIREBASE_STORAGE_EMULATOR_HOST'
  | 'GOOGLE_ANALYTICS_ID'
  | 'GOOGLE_TAG_MANAGER_ID'
  | 'MAPS_KEY'
  | 'SIGN_IN_PROVIDERS'
>

/**
 * What the third parties need that this environment's settings switch on; one that is not configured is not
 * allowed. It is the same for every document, because the policy of the first one stays in force while the router
 * changes screens.
 */
export function thirdPartySources(settings: ThirdPartySettings): Sources {
  return mergeSources(
    identity(settings),
    signInProviders(settings),
    storage(settings),
    maps(settings),
    trackers(settings),
  )
}

/** Firebase Authentication's two endpoints, or the sandbox instead of them. */
function identity({ FIREBASE_AUTH_EMULATOR_HOST: emulator }: ThirdPartySettings): Sources {
  return {
    'connect-src': emulator
      ? [`http://${emulator}`]
      : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  }
}

/** Signing in with another provider runs through a frame of the identity provider's domain. */
function signInProviders(settings: ThirdPartySettings): Sources {
  const { SIGN_IN_PROVIDERS, FIREBASE_AUTH_DOMAIN, FIREBASE_AUTH_EMULATOR_HOST } = settings
  if (!SIGN_IN_PROVIDERS) return {}
  const frame = FIREBASE_AUTH_EMULATOR_HOST
    ? `http://${FIREBASE_AUTH_EMULATOR_HOST}`
    : `https://${FIREBASE_AUTH_DOMAIN}`
  return { 'script-src': ['https://apis.google.com'], 'frame-src': [frame] }
}

/** Files are sent to Cloud Storage for Firebase and shown from there, or from the sandbox instead. */
function storage(settings: ThirdPartySettings): Sources {
  const { FIREBASE_STORAGE_BUCKET, FIREBASE_STORAGE_EMULATOR_HOST: emulator } = settings
  if (!FIREBASE_STORAGE_BUCKET) return {}
  const files = [emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com']
  return { 'connect-src': files, 'img-src': files, 'media-src': files }
}

/** developers.google.com/maps/documentation/javascript/content-security-policy */
function maps({ MAPS_KEY }: ThirdPartySettings): Sources {
  if (!MAPS_KEY) return {}
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com']
  return {
    'script-src': ['https://maps.googleapis.com'],
    'style-src': ['https://fonts.googleapis.com'],
    'img-src': google,
    'font-src': ['https://fonts.gstatic.com'],
    'connect-src': google,
    'worker-src': ['blob:'],
  }
}

/**
 * The trackers visitors may allow; their scripts are trusted because a trusted one adds them. What tags inside the
 * container load besides is for the container's owner to agree with us.
 */
function trackers(settings: ThirdPartySettings): Sources {
  const { GOOGLE_ANALYTICS_ID, GOOGLE_TAG_MANAGER_ID, CLARITY_PROJECT_ID } = settings
  return mergeSources(
    GOOGLE_ANALYTICS_ID || GOOGLE_TAG_MANAGER_ID ? google : {},
    CLARITY_PROJECT_ID ? clarity : {},
  )
}

/** developers.google.com/tag-platform/security/guides/csp */
const google: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

/** learn.microsoft.com/clarity/setup-and-installation/clarity-csp */
const clarity: Sources = {
  'script-src': ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
  'connect-src': ['https://*.clarity.ms'],
  'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
}
