import { randomUUID } from 'node:crypto'
import { Type } from '@fastify/type-provider-typebox'
import type { UploadInput } from '@/validators/upload'
import { type UploadKind, type UploadPlace, uploadPlace } from '@/validators/upload-terms'
import type { IdentityProvider } from '../identity/provider'
import { orUnavailable } from '../problem'
import { Body, Named, Typed } from '../schema'

export const UploadRequest = Body({
  fileType: Typed(),
  size: Type.Integer({ description: 'bytes of the file as it will be sent' }),
})

export const UploadPermit = Named(
  'UploadPermit',
  Type.Object({
    path: Type.String(),
    fileName: Type.String(),
    token: Type.String({
      description: 'custom token for the storage client; good for this one file, to be used within an hour',
    }),
  }),
)

/**
 * Permits one upload: chooses the file's name and issues a token that can create that object and do nothing else. The
 * caller must have checked the request, because storage.rules trusts the token alone.
 */
export async function permitUpload(
  identity: Pick<IdentityProvider, 'uploadToken'>,
  kind: UploadKind,
  owner: string,
  { fileType }: UploadInput,
): Promise<UploadPlace & { token: string }> {
  const place = uploadPlace(kind, owner, randomUUID(), fileType)
  const token = await orUnavailable(identity.uploadToken(owner, `${place.path}/${place.fileName}`))
  return { ...place, token }
}
