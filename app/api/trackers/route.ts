import { apiHandler } from '@/lib/api/handler'
import { trackerConfig } from '@/lib/consent/tracker-config'

/** This environment's trackers, read at run time; requested only after somebody allowed a tracker. */
export const GET = apiHandler(async () => Response.json(trackerConfig()))
