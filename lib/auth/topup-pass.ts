import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { webSettings } from '@/lib/config/web-settings'
import { topupPath } from './topup-path'

/** The cookie with a phone app's pass to the top-up screens; scripts cannot read it. */
const passCookieName = 'partim-topup'

/** Browsers send it to the top-up screen and its operations only, and to nothing else of ours. */
const paths = [topupPath, '/api/topup'] as const

const passPattern = /^[\w-]{43}$/

const onlyPass = (value: string | undefined): string | null =>
  value !== undefined && passPattern.test(value) ? value : null

/** The pass that a request carries, unchecked: the service decides what it opens. */
export const passOf = (request: NextRequest): string | null =>
  onlyPass(request.cookies.get(passCookieName)?.value)

/** The pass of the request a page is rendered for, unchecked. */
export async function readPass(): Promise<string | null> {
  return onlyPass((await cookies()).get(passCookieName)?.value)
}

/** The cookies that hold a pass for so long. */
export function passCookies(pass: string, seconds: number): string[] {
  const secure = new URL(webSettings().APP_URL).protocol === 'https:' ? '; Secure' : ''
  return paths.map(
    (path) => `${passCookieName}=${pass}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`,
  )
}
