import { apiHandler } from '@/lib/api/handler'
import { readLimitedText } from '@/lib/api/request-body'
import { log } from '@/lib/observability/log'
import { createAllowance } from '@/lib/security/allowance'
import { violationsIn } from '@/lib/security/violation-report'
import { currentVisitor } from '@/lib/security/visitor'

const maximumBodyBytes = 16 * 1024

/** A page with a broken policy sends several reports at once; one visitor's flood must not hide those of others. */
const mayLog = createAllowance({ each: 20, all: 120, windowMs: 60_000 })

/** Logs, within limits, what browsers report as blocked by a Content-Security-Policy. The answer is empty. */
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
