import 'server-only'
import { partimApi } from '@/lib/api/client'
import { asProblem, ProblemError } from '@/lib/api/problem'
import { refusal } from '@/lib/api/refusal'
import { extensionOf } from '@/validators/upload-terms'

type Call = Promise<{ data?: unknown; error?: unknown; response: Response }>

export type ServiceFile = {
  readonly bytes: ArrayBuffer
  readonly fileType: string
  /** The Content-Disposition of the service: an attachment. */
  readonly disposition: string
}

/** A file that the partim service answers with, of a type that we store. Rejects with ProblemError. */
async function fileOf(call: Call): Promise<ServiceFile> {
  const { data, error, response } = await call
  if (data === undefined) throw new ProblemError(asProblem(error, response))
  const fileType = response.headers.get('Content-Type') ?? ''
  if (!Object.hasOwn(extensionOf, fileType) || !(data instanceof ArrayBuffer))
    throw refusal('upstream_invalid')
  return {
    bytes: data,
    fileType,
    disposition: response.headers.get('Content-Disposition') ?? 'attachment',
  }
}

/** The viewer's resume as a PDF. */
export const readResumePdf = (): Promise<ServiceFile> =>
  fileOf(partimApi().GET('/v1/resumes/me/pdf', { parseAs: 'arrayBuffer' }))

/** The file of one of the viewer's certificates. */
export const readCertificate = (certificateId: string): Promise<ServiceFile> =>
  fileOf(
    partimApi().GET('/v1/my/certificates/{certificateId}/file', {
      params: { path: { certificateId } },
      parseAs: 'arrayBuffer',
    }),
  )
