import { scrubbed } from './scrub'

export type ReportType = 'event' | 'transaction'
export type ReportItem = { readonly type: ReportType; readonly report: object }

const reportTypes: ReadonlySet<unknown> = new Set<ReportType>(['event', 'transaction'])

/** An envelope in its wire format (develop.sentry.dev/sdk/foundations/envelopes), with its reports scrubbed. */
export function writeEnvelope(items: readonly ReportItem[], headers: object = {}): string {
  const lines = items.flatMap(({ type, report }) => [
    JSON.stringify({ type }),
    JSON.stringify(scrubbed(report)),
  ])
  return [JSON.stringify({ ...headers, sent_at: new Date().toISOString() }), ...lines].join('\n')
}

/** The reports in a browser's envelope and its id; anything else is left out. Null if it is not an envelope. */
export function readEnvelope(text: string): { items: ReportItem[]; headers: object } | null {
  const lines = text.split('\n').filter((line) => line !== '')
  const parsed = lines.map(parseObject)
  const [header, ...rest] = parsed
  if (!header || rest.includes(null) || rest.length % 2 !== 0) return null
  const items: ReportItem[] = []
  for (let at = 0; at < rest.length; at += 2) {
    const type = (rest[at] as { type?: unknown }).type
    if (reportTypes.has(type)) items.push({ type: type as ReportType, report: rest[at + 1] as object })
  }
  const { event_id } = header as { event_id?: unknown }
  return { items, headers: isId(event_id) ? { event_id } : {} }
}

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)

function parseObject(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
