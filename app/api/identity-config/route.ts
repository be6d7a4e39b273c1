import { apiHandler } from '@/lib/api/handler'
import { identityConfig } from '@/lib/auth/identity-config'

/** The public identity settings; read at run time, so that one image serves every environment. */
export const GET = apiHandler(async () => Response.json(identityConfig()))
