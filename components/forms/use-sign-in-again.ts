'use client'

import { useTranslations } from 'next-intl'
import { loginPath } from '@/lib/auth/next-path'

/** Refusals that signing in again solves, with the reason that the login page explains. */
const sessionProblems: Readonly<Record<string, 'expired' | 'revoked'>> = {
  unauthenticated: 'expired',
  token_expired: 'expired',
  session_revoked: 'revoked',
}

/** The link that leads to signing in and back here; null for problems that signing in does not solve. */
export function useSignInAgain(
  problem: { readonly code: string } | null,
): { readonly href: string; readonly children: string } | null {
  const t = useTranslations('editing')
  const reason = problem ? sessionProblems[problem.code] : undefined
  // There is a problem in the browser alone, where the address is known as a whole: it may name what is on the page.
  return reason
    ? { href: loginPath(location.pathname + location.search, reason), children: t('signInAgain') }
    : null
}
