import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { webSettings } from '@/lib/config/web-settings'
import type { LinkScreen } from './secret-screens'

/** The cookie that keeps the token of a mailed link for the screens it is for; no script can read it. */
const linkCookieName = 'partim-link'

/** Long enough to sign in or to register in between; the mail is still there after that. */
const keptSeconds = 60 * 60

const tokenPattern = /^[\w-]{1,200}$/

/** An invitation is answered at either of its two screens. */
const invitationScreens: readonly LinkScreen[] = ['/accept-invitation', '/accept-register']

const screensBeside = (screen: LinkScreen): readonly LinkScreen[] =>
  invitationScreens.includes(screen) ? invitationScreens : [screen]

/**
 * For a request whose address carries a token: the answer that takes it out of there, before any page is rendered and
 * any script runs, and leads to the same screen with the token in a cookie. Null for every other request.
 */
export function withTokenInCookie({ nextUrl, url }: NextRequest, screen: LinkScreen): Response | null {
  const tokens = nextUrl.searchParams.getAll('token')
  if (tokens.length === 0) return null
  const search = new URLSearchParams(nextUrl.searchParams)
  for (const name of ['token', '_rsc']) search.delete(name)
  const answer = new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store' } })
  answer.headers.set('Location', new URL(search.size > 0 ? `${screen}?${search}` : screen, url).href)
  const [token = ''] = tokens.length === 1 ? tokens : []
  for (const path of screensBeside(screen)) answer.headers.append('Set-Cookie', linkCookie(path, token))
  return answer
}

/** Lax, because the way here begins in a mail; something that can be no token removes an earlier one. */
function linkCookie(path: string, token: string): string {
  const secure = new URL(webSettings().APP_URL).protocol === 'https:' ? '; Secure' : ''
  const kept = tokenPattern.test(token)
  const value = kept ? `${token}; Max-Age=${keptSeconds}` : '; Max-Age=0'
  return `${linkCookieName}=${value}; Path=${path}; HttpOnly; SameSite=Lax${secure}`
}

/** The token of the mailed link that led to the screen being rendered; empty where there is none. */
export async function readLinkToken(): Promise<string> {
  return (await cookies()).get(linkCookieName)?.value ?? ''
}
