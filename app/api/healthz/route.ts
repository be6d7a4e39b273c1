import { apiHandler } from '@/lib/api/handler'

export const dynamic = 'force-dynamic'

/** The process lives; nothing outside it is asked. */
export const GET = apiHandler(async () => Response.json({ status: 'ok' }))
