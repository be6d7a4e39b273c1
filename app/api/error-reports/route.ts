import { apiHandler } from '@/lib/api/handler'
import { requireSameOrigin } from '@/lib/api/same-origin'
import { webSettings } from '@/lib/config/web-settings'
import { passOnReports } from '@/lib/observability/error-reports'
import type { ReportingConfig } from '@/lib/observability/reporting-config'

export const dynamic = 'force-dynamic'

/** Every idle page requests this; an hour in the browser's cache limits that to about once per visit. */
const cached = { 'Cache-Control': 'private, max-age=3600' }

/** What a browser needs to report errors, or 204 when errors are not reported. */
export const GET = apiHandler(async () => {
  const { environment, ERROR_REPORTING_DSN } = webSettings()
  if (!ERROR_REPORTING_DSN) return new Response(null, { status: 204, headers: cached })
  return Response.json({ environment } satisfies ReportingConfig, { headers: cached })
})

export const POST = apiHandler(async (request) => {
  requireSameOrigin(request, webSettings().APP_URL)
  return passOnReports(request)
})
