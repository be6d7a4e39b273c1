import { apiHandler } from '@/lib/api/handler'
import { pageNotFound } from '@/lib/api/page-not-found'

/** Where next.config.mjs leads addresses that are none; the request keeps the address it came with. */
const notFound = apiHandler(async (request) => {
  throw pageNotFound(request.nextUrl.pathname)
})

export {
  notFound as DELETE,
  notFound as GET,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
}
