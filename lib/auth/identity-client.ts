import 'client-only'
import { initializeApp } from 'firebase/app'
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  linkWithPopup,
  OAuthProvider,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
} from 'firebase/auth'
import type { IdentityConfig, SignInProvider } from './identity-config'

export type { User }

const providers: Record<SignInProvider, () => AuthProvider> = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider(),
  line: () => new OAuthProvider('oidc.line'),
}

/**
 * The identity provider's client. It stores nothing in the browser: only the session cookie outlives the page. Rejects
 * with Firebase errors (`code: 'auth/…'`).
 */
export function createIdentityClient(config: IdentityConfig) {
  const { apiKey, projectId, authDomain, appId, storageBucket, emulatorHost } = config
  const app = initializeApp({ apiKey, projectId, authDomain, appId, storageBucket })
  const auth: Auth = initializeAuth(app, { persistence: inMemoryPersistence })
  auth.languageCode = 'th'
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true })

  return {
    currentUser: () => auth.currentUser,
    createUser: async (email: string, password: string): Promise<User> =>
      (await createUserWithEmailAndPassword(auth, email, password)).user,
    signIn: async (email: string, password: string): Promise<User> =>
      (await signInWithEmailAndPassword(auth, email, password)).user,
    signInWithToken: async (token: string): Promise<User> => (await signInWithCustomToken(auth, token)).user,
    signInByPopup: async (provider: SignInProvider): Promise<User> =>
      (await signInWithPopup(auth, providers[provider](), browserPopupRedirectResolver)).user,
    /** Adds a provider as a way of signing in for the signed-in user. */
    linkByPopup: async (user: User, provider: SignInProvider): Promise<User> =>
      (await linkWithPopup(user, providers[provider](), browserPopupRedirectResolver)).user,
    /** Leaves the page; `redirectedUser` returns the result after the way back. */
    leaveToSignIn: (provider: SignInProvider): Promise<never> =>
      signInWithRedirect(auth, providers[provider](), browserPopupRedirectResolver),
    redirectedUser: async (): Promise<User | null> =>
      (await getRedirectResult(auth, browserPopupRedirectResolver))?.user ?? null,
    forget: () => signOut(auth),
  }
}

export type IdentityClient = ReturnType<typeof createIdentityClient>
