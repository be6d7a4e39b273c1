'use client'

import { useEffect } from 'react'
import type { Me } from '@/lib/accounts/me'
import { proofOf, proveIdentity } from '@/lib/accounts/prove-identity'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'

/** Shows again who the person is, with what they typed; the provider's script comes while they type. */
export function useProof(me: Me) {
  useEffect(() => void loadIdentityClient().catch(() => undefined), [])
  const way = proofOf(me)
  return {
    /** False where a provider is asked instead. */
    byPassword: way === 'password',
    prove: (presentPassword = '') =>
      proveIdentity(me, way === 'password' ? { password: presentPassword } : { provider: way }),
  }
}
