import 'server-only'

/** Address data changes with a release only: browsers keep an answer for a day. */
export function cachedAnswer(body: unknown): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'public, max-age=86400' } })
}
