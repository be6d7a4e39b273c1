import 'server-only'
import { refusal } from '@/lib/api/refusal'
import { readLimitedText } from '@/lib/api/request-body'
import { createAllowance } from '@/lib/security/allowance'
import { currentVisitor } from '@/lib/security/visitor'
import { readEnvelope, writeEnvelope } from './envelope'
import { configuredIngest, sendEnvelope } from './ingest'

/** The trace of a long visit has some tens of kilobytes. */
const maximumBytes = 200 * 1024

/** Reports forwarded in a minute: a page that fails in a loop must neither flood the ingest nor hide other pages. */
const mayPass = createAllowance({ each: 60, all: 300, windowMs: 60_000 })

/**
 * Forwards a browser's error reports to the configured ingest: only events and traces, scrubbed once more, with the key
 * that the browser never sees. Answers 204, or 429 with the ingest's own Retry-After.
 */
export async function passOnReports(request: Request): Promise<Response> {
  const ingest = configuredIngest()
  if (!ingest) throw refusal('not_found')
  if (!mayPass(currentVisitor())) return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
  const envelope = readEnvelope(await readLimitedText(request, maximumBytes))
  if (!envelope) throw refusal('bad_request')
  if (envelope.items.length === 0) return new Response(null, { status: 204 })
  const answer = await sendEnvelope(ingest, writeEnvelope(envelope.items, envelope.headers))
  if (answer.status !== 429) return new Response(null, { status: 204 })
  return new Response(null, {
    status: 429,
    headers: { 'Retry-After': answer.headers.get('Retry-After') ?? '60' },
  })
}
