'use client'

import { useEffect } from 'react'
import type { Me } from '@/lib/accounts/me'
import { proofOf, proveIdentity } from '@/lib/accounts/prove-identity'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'

/** Proves the person's identity with what they typed; the provider's script loads meanwhile. */
export function useProof(me: Me) {
  useEffect(() => void loadIdentityClient().catch(() => undefined), [])
  const way = proofOf(me)
  return {
    /** False when the proof is given at a provider. */
    byPassword: way === 'password',
    prove: (presentPassword = '') =>
      proveIdentity(me, way && way !== 'password' ? { provider: way } : { password: presentPassword }),
  }
}
