/** What is kept of a violation that a browser reports: where and what, nothing about the person. */
export type Violation = {
  readonly document: string
  readonly directive: string
  readonly blocked: string
  readonly source: string
  readonly line: number
}

type Fields = Readonly<Record<string, unknown>>

const maximumLength = 200

/**
 * The violations in the body of a report, in either format that browsers send: `application/csp-report` (an object with
 * the key csp-report) and `application/reports+json` (a list). Anything else in it is left out.
 */
export function violationsIn(body: unknown): readonly Violation[] {
  if (Array.isArray(body)) {
    return body.flatMap((report) =>
      isFields(report) && report.type === 'csp-violation' && isFields(report.body)
        ? [
            violation(
              report.body,
              'documentURL',
              'effectiveDirective',
              'blockedURL',
              'sourceFile',
              'lineNumber',
            ),
          ]
        : [],
    )
  }
  const report = isFields(body) && body['csp-report']
  return isFields(report)
    ? [violation(report, 'document-uri', 'effective-directive', 'blocked-uri', 'source-file', 'line-number')]
    : []
}

function violation(
  fields: Fields,
  ...[document, directive, blocked, source, line]: [string, string, string, string, string]
): Violation {
  return {
    document: pathOf(fields[document]),
    directive: shorten(fields[directive] ?? fields['violated-directive']),
    blocked: originOf(fields[blocked]),
    source: pathOf(fields[source]),
    line: Number(fields[line]) || 0,
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Untrusted text, reduced to one short line. */
const shorten = (value: unknown): string =>
  String(value ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, maximumLength)

/** The path alone: query and fragment may contain what somebody typed, or a token from a mail link. */
function pathOf(value: unknown): string {
  const text = String(value ?? '')
  return URL.canParse(text) ? shorten(new URL(text).pathname) : ''
}

/** The origin of an address, or the keyword that browsers use when there is none, such as `inline`. */
function originOf(value: unknown): string {
  const text = String(value ?? '')
  if (!URL.canParse(text)) return shorten(text.split(/[?#]/, 1)[0])
  const { origin, protocol } = new URL(text)
  return shorten(origin === 'null' ? protocol : origin)
}
