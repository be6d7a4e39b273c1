import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { Body, Named, nullable, Typed } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { mapLinkSchema } from '@/validators/map-link'
import type { Deps } from '../deps'
import { pageOpener } from './open-page'
import { openMapLink } from './service'

/** The place a map link leads to. */
const LinkedPlace = Named(
  'LinkedPlace',
  Type.Object({
    lat: Type.Number({ description: 'decimal degrees' }),
    lng: Type.Number(),
    text: nullable(Type.String({ description: 'name and address of the place, where the link says them' })),
  }),
)

/** Reads the position out of links that only their maker can read, for everybody who is signed in. */
export function mapLinkRoutes(app: ServiceApp, { db, settings }: Pick<Deps, 'db' | 'settings'>): void {
  const open = pageOpener(settings.MAPS_EMULATOR_HOST)
  app.post(
    '/v1/map-links',
    {
      config: { access: 'identified', rules: mapLinkSchema },
      schema: {
        operationId: 'openMapLink',
        summary: 'Follows a link of Google Maps or Apple Maps to its position; nothing is stored',
        body: Body({ link: Typed(2_000) }),
        response: { 200: LinkedPlace },
      },
    },
    async (request) => {
      const { uid } = callerOf(request)
      const person = { uid, visitor: request.visitor }
      const { position, text } = await openMapLink({ db, open }, person, request.body.link)
      return { ...position, text }
    },
  )
}
