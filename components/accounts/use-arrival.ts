'use client'

import { useRouter } from 'next/navigation'
import type { AccountKind } from '@/lib/accounts/account-requests'
import { leaveTo } from '@/lib/accounts/leave-to'

/**
 * Where somebody goes who just signed in: on, or to the rest of their registration. The latter without a page
 * load, so that the fresh sign-in is still there to make a session that knows who they are.
 */
export function useArrival(next: string): (kind: AccountKind | null) => Promise<void> {
  const router = useRouter()
  return async (kind) => {
    if (kind) return leaveTo(next)
    router.push('/register')
    router.refresh()
  }
}
