import { apiHandler } from '@/lib/api/handler'
import { ProblemError } from '@/lib/api/problem'
import { passCookies } from '@/lib/auth/topup-pass'
import { topupPath } from '@/lib/auth/topup-path'
import { openTopupLink } from '@/lib/orders/topup-data'

/**
 * Where the gate sends a phone app's link: exchanges its token for a pass in a cookie, and leads to the screen without
 * it, which says so where the link is not good any more. A pass from before stays.
 */
export const GET = apiHandler(async (request) => {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  const lead = (search: string) => headers.set('Location', `${topupPath}${search}`)
  try {
    const tokens = request.nextUrl.searchParams.getAll('token')
    const { pass, seconds } = await openTopupLink(tokens.length === 1 ? (tokens[0] ?? '') : '')
    for (const cookie of passCookies(pass, seconds)) headers.append('Set-Cookie', cookie)
    lead('')
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.status >= 500) throw error
    lead('?link=over')
  }
  return new Response(null, { status: 303, headers })
})
