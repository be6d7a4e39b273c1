'use client'

import { useEffect, useState } from 'react'
import { identityConfig } from '@/lib/auth/firebase-browser'
import type { SignInProvider } from '@/lib/auth/identity-config'

/** The sign-in providers of this environment, fetched from the server: a prerendered page cannot know them. */
export function useProviders(): readonly SignInProvider[] {
  const [providers, setProviders] = useState<readonly SignInProvider[]>([])
  useEffect(() => {
    identityConfig().then(
      (config) => setProviders(config.providers),
      // Without an answer there are no buttons; e-mail and password still work.
      () => undefined,
    )
  }, [])
  return providers
}
