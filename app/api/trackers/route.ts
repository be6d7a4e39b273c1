import { apiHandler } from '@/lib/api/handler'
import { trackerConfig } from '@/lib/consent/tracker-config'

/** Read at run time, so that one image serves every environment; asked for only after somebody allowed a tracker. */
export const GET = apiHandler(async () => Response.json(trackerConfig()))
