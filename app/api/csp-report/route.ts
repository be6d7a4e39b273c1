import { apiHandler } from '@/lib/api/handler'
import { readLimitedText } from '@/lib/api/request-body'
import { log } from '@/lib/observability/log'
import { createAllowance } from '@/lib/security/allowance'
import { violationsIn } from '@/lib/security/violation-report'
import { currentVisitor } from '@/lib/security/visitor'

const maximumBodyBytes = 16 * 1024

/** A page with a broken policy sends some reports at once; a visitor who floods us hides nobody else's. */
const mayLog = createAllowance({ each: 20, all: 120, windowMs: 60_000 })

/** Browsers report here what a Content-Security-Policy stopped. It is logged, within limits, and never answered. */
export const POST = apiHandler(async (request) => {
  const body = parse(await readLimitedText(request, maximumBodyBytes))
  for (const violation of violationsIn(body)) {
    if (mayLog(currentVisitor())) log().warn({ violation }, 'a policy stopped something in a page')
  }
  return new Response(null, { status: 204 })
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
