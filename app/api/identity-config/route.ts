import { apiHandler } from '@/lib/api/handler'
import { identityConfig } from '@/lib/auth/identity-config'

/** Read at run time, so that one image serves every environment. */
export const GET = apiHandler(async () => Response.json(identityConfig()))
