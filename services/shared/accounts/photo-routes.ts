import { Type } from '@fastify/type-provider-typebox'
import { uploadSchema } from '@/validators/upload'
import { Body, Typed } from '../schema'
import type { ServiceApp } from '../service'
import { UploadPermit, UploadRequest } from '../uploads/upload-permit'
import { accountOf } from './access'
import { type ProfilePhotoParts, permitProfilePhoto, removeProfilePhoto, showProfilePhoto } from './photos'

const rules = uploadSchema('profile_photo')
const limit = { max: 30, seconds: 600 }

/** The photo that a person shows of themselves: the same operations in both services. */
export function profilePhotoRoutes(app: ServiceApp, parts: ProfilePhotoParts): void {
  app.post(
    '/v1/me/photo-uploads',
    {
      config: { access: 'registered', rules, limit },
      schema: { operationId: 'permitProfilePhoto', body: UploadRequest, response: { 200: UploadPermit } },
    },
    async (request) => permitProfilePhoto(parts, accountOf(request).uid, await rules.validate(request.body)),
  )

  app.put(
    '/v1/me/photo',
    {
      config: { access: 'registered', limit },
      schema: {
        operationId: 'showProfilePhoto',
        description: 'Shows an uploaded photo by its cleaned copy; the one before is removed.',
        body: Body({ photo: Typed(1_000) }),
        response: { 200: Type.Object({ photoUrl: Type.String() }) },
      },
    },
    async (request) => ({
      photoUrl: await showProfilePhoto(parts, accountOf(request), request.body.photo, request.id),
    }),
  )

  app.delete(
    '/v1/me/photo',
    {
      config: { access: 'registered', limit },
      schema: { operationId: 'removeProfilePhoto', response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await removeProfilePhoto(parts, accountOf(request), request.id)
      return reply.code(204).send(null)
    },
  )
}
