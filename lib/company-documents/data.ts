import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { asProblem, ProblemError } from '@/lib/api/problem'
import { refusal } from '@/lib/api/refusal'
import { requireViewer } from '@/lib/auth/viewer'
import { extensionOf } from '@/validators/upload-terms'
import type { CompanyDocuments } from './company-document'

/** The documents of the viewer's company; for those who may edit the company. */
export async function listCompanyDocuments(): Promise<CompanyDocuments> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/company/documents', {}))
}

type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>

async function dataOf<Data>(call: Call<Data>): Promise<{ data: Data; response: Response }> {
  const { data, error, response } = await call
  if (data === undefined) throw new ProblemError(asProblem(error, response))
  return { data, response }
}

/** A link that opens a document's file for the viewer, for a minute. Rejects with ProblemError. */
export async function linkToFile(documentId: string): Promise<string> {
  const path = { documentId }
  const { data } = await dataOf(
    jobPostApi().GET('/v1/company/documents/{documentId}/link', { params: { path } }),
  )
  return data.link
}

export type DocumentFile = {
  readonly bytes: ArrayBuffer
  readonly fileType: string
  /** The Content-Disposition of the service: an attachment under its original name. */
  readonly disposition: string
}

/** The file behind a link, if it is the viewer's and the link is still valid. Rejects with ProblemError. */
export async function readFile(link: string): Promise<DocumentFile> {
  const { data, response } = await dataOf<unknown>(
    jobPostApi().GET('/v1/company/document-file', { params: { query: { link } }, parseAs: 'arrayBuffer' }),
  )
  const fileType = response.headers.get('Content-Type') ?? ''
  // Whatever the service's address returns, only the types we store are passed on.
  if (!Object.hasOwn(extensionOf, fileType) || !(data instanceof ArrayBuffer))
    throw refusal('upstream_invalid')
  return {
    bytes: data,
    fileType,
    disposition: response.headers.get('Content-Disposition') ?? 'attachment',
  }
}
