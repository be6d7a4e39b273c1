'use client'

import { useRouter } from 'next/navigation'
import type { AccountKind } from '@/lib/accounts/account-requests'
import { leaveTo } from '@/lib/accounts/leave-to'
import { ownHome } from '@/lib/auth/home-of-members'
import { registerPath } from '@/lib/auth/next-path'
import { sheetOf } from '@/lib/navigation/sheet-address'

/**
 * Where somebody goes after signing in: to `next`, or to the rest of their registration, which the sheet of a job asks for with
 * the application. The latter without a page load, so that the fresh sign-in can still create a session that knows the kind.
 */
export function useArrival(next: string): (kind: AccountKind | null) => Promise<void> {
  const router = useRouter()
  return async (kind) => {
    if (kind) return leaveTo(ownHome(next, kind))
    router.push(sheetOf(next) ?? registerPath(next))
    router.refresh()
  }
}
