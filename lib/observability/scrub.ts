const mask = '[removed]'

/**
 * The keys a report may have, at any depth (develop.sentry.dev/sdk/data-model/event-payloads). Everything else is left
 * out: cookies, headers, form values, the person.
 */
const kept: ReadonlySet<string> = new Set([
  ...['event_id', 'timestamp', 'start_timestamp', 'type', 'level', 'platform', 'environment', 'release'],
  ...['sdk', 'name', 'version', 'transaction', 'transaction_info', 'source', 'tags', 'contexts', 'request'],
  ...['exception', 'values', 'value', 'mechanism', 'handled', 'stacktrace', 'frames', 'filename', 'function'],
  ...[
    'lineno',
    'colno',
    'in_app',
    'trace',
    'trace_id',
    'span_id',
    'parent_span_id',
    'op',
    'origin',
    'status',
  ],
  ...[
    'description',
    'spans',
    'measurements',
    'breadcrumbs',
    'category',
    'data',
    'method',
    'url',
    'from',
    'to',
  ],
  ...['status_code', 'unit', 'http.request.method', 'http.response.status_code'],
])

/** Objects whose keys we choose ourselves. */
const freelyKeyed: ReadonlySet<string> = new Set(['tags', 'measurements'])

/** Texts that identify a person or give access to something, anywhere in a report. */
const privateTexts: readonly RegExp[] = [
  // JSON Web Tokens, including truncated ones.
  /\beyJ[\w-]{5,}(?:\.[\w-]*){0,2}/g,
  /\b(?:bearer|basic)\s+[\w.~+/=-]+/gi,
  /[\p{L}\p{M}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu,
  // Phone, card, tax and citizen numbers. Request and error ids are hex: letters follow the digits, so no match.
  /(?<![\p{L}\p{N}-])\+?\d(?:[ -]?\d){8,18}(?![\p{L}\p{N}-])/gu,
  // Random keys.
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{40,}(?![\w-])/g,
]

/** The query or fragment of an address may contain what was typed, or a token from a mail. */
const queryOfAddress = /((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>]*/g

function scrubText(text: string): string {
  const withoutQueries = text.replace(queryOfAddress, '$1')
  return privateTexts.reduce((left, pattern) => left.replace(pattern, mask), withoutQueries)
}

/** Generated ids look like phone numbers and keys but are not. */
function isMachineId(key: string, value: string): boolean {
  if (key === 'digest') return /^\d{1,12}$/.test(value)
  return /_id$/.test(key) && /^(?:[0-9a-f]{16}|[0-9a-f]{32})$/.test(value)
}

/** A report without anything that identifies a person, gives access to something, or was typed into a form. */
export function scrubbed<Report>(report: Report): Report {
  return scrub(report, '') as Report
}

function scrub(value: unknown, key: string): unknown {
  if (typeof value === 'string') return isMachineId(key, value) ? value : scrubText(value)
  if (Array.isArray(value)) return value.map((item) => scrub(item, key))
  if (typeof value !== 'object' || value === null) return value
  const isKept = (name: string) => freelyKeyed.has(key) || kept.has(name) || name.startsWith('sentry.')
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isKept(name))
      .map(([name, item]) => [name, scrub(item, name)]),
  )
}
