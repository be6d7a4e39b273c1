import { apiHandler } from '@/lib/api/handler'

export const dynamic = 'force-dynamic'

/** Tells that the process is running; it calls nothing outside the process. */
export const GET = apiHandler(async () => Response.json({ status: 'ok' }))
