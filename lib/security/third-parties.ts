import { googleMapsOrigin, mapsAccess } from '@/lib/config/maps-access'
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
  | 'MAPS_EMULATOR_HOST'
  | 'MAPS_KEY'
  | 'SIGN_IN_PROVIDERS'
>

/**
 * The sources of the third parties that this environment's settings enable; one that is not configured is not allowed.
 * They are the same for every document, because the policy of the first one stays in force while the router changes
 * screens.
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

/** Firebase Authentication's two endpoints, or the sandbox's. */
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

/** Files are uploaded to and shown from Cloud Storage for Firebase, or the sandbox's storage. */
function storage(settings: ThirdPartySettings): Sources {
  const { FIREBASE_STORAGE_BUCKET, FIREBASE_STORAGE_EMULATOR_HOST: emulator } = settings
  if (!FIREBASE_STORAGE_BUCKET) return {}
  const files = [emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com']
  return { 'connect-src': files, 'img-src': files, 'media-src': files }
}

/** developers.google.com/maps/documentation/javascript/content-security-policy, or the sandbox instead. */
function maps(settings: ThirdPartySettings): Sources {
  const access = mapsAccess(settings)
  if (!access) return {}
  if (access.origin !== googleMapsOrigin) return { 'script-src': [access.origin], 'img-src': [access.origin] }
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com']
  return {
    'script-src': [googleMapsOrigin],
    'style-src': ['https://fonts.googleapis.com'],
    'img-src': google,
    'font-src': ['https://fonts.gstatic.com'],
    'connect-src': google,
    'worker-src': ['blob:'],
  }
}

/**
 * The trackers that visitors may allow; their scripts are trusted because a trusted script adds them. What tags inside
 * the container load besides is for the container's owner to agree with us.
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
