import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { webSettings } from '@/lib/config/web-settings'
import type { LinkScreen } from './secret-screens'

/** The cookie that holds the token of a mailed link, for the screens it belongs to; scripts cannot read it. */
const linkCookieName = 'partim-link'

/** Long enough to sign in or register in between; afterwards the link in the mail still works. */
const keptSeconds = 60 * 60

const tokenPattern = /^[\w-]{1,200}$/

/** An invitation can be answered at either of these two screens. */
const invitationScreens: readonly LinkScreen[] = ['/accept-invitation', '/accept-register']

const screensBeside = (screen: LinkScreen): readonly LinkScreen[] =>
  invitationScreens.includes(screen) ? invitationScreens : [screen]

/**
 * For a request with a token in its address: a redirect to the same screen with the token in a cookie instead, sent
 * before any page is rendered and any script runs. Null for every other request.
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

/** Lax, because the person arrives from a mail; an invalid token removes an earlier one. */
function linkCookie(path: string, token: string): string {
  const secure = new URL(webSettings().APP_URL).protocol === 'https:' ? '; Secure' : ''
  const kept = tokenPattern.test(token)
  const value = kept ? `${token}; Max-Age=${keptSeconds}` : '; Max-Age=0'
  return `${linkCookieName}=${value}; Path=${path}; HttpOnly; SameSite=Lax${secure}`
}

/** The token of the mailed link that led to the current screen; empty if there is none. */
export async function readLinkToken(): Promise<string> {
  return (await cookies()).get(linkCookieName)?.value ?? ''
}
