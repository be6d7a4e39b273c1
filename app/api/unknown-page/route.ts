import { apiHandler } from '@/lib/api/handler'
import { pageNotFound } from '@/lib/api/page-not-found'

/** next.config.mjs rewrites unknown addresses to this handler; the request keeps its original address. */
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
