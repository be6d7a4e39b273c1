import 'client-only'
import { asProblem, jobPost, type Problem, ProblemError } from '@/lib/api/browser'
import type { CompanyDocumentKind } from '@/validators/company-document'
import type { UploadInput } from '@/validators/upload'
import type { CompanyDocument } from './company-document'

type Result<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>

async function done<Data>(call: Result<Data>): Promise<Data> {
  const { data, error, response } = await call
  if (data === undefined) throw new ProblemError(asProblem(error, response))
  return data
}

/** Permit to upload one document of the viewer's company. Rejects with ProblemError. */
export const permitCompanyDocument = (body: UploadInput) =>
  done(jobPost.POST('/v1/company/document-uploads', { body }))

type NewDocument = {
  readonly kind: CompanyDocumentKind
  readonly name: string
  readonly fileName: string
  readonly replaces?: string
}

/**
 * Adds an uploaded file as a document. If an answer is lost, the request is repeated once with the same key, so that
 * nothing is added twice. Rejects with ProblemError.
 */
export async function addCompanyDocument(body: NewDocument): Promise<CompanyDocument> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const send = () => done(jobPost.POST('/v1/company/documents', { body, headers }))
  return send().catch((error: unknown) =>
    error instanceof ProblemError && isOutcomeUnknown(error.problem) ? send() : Promise.reject(error),
  )
}

const isOutcomeUnknown = ({ status }: Problem) => status === 0 || status >= 500

/** Changes the expiry date of a document, at the version that was read. Rejects with ProblemError. */
export const changeExpiry = ({ id, version }: CompanyDocument, expiresOn: string) =>
  done(
    jobPost.PATCH('/v1/company/documents/{documentId}', {
      params: { path: { documentId: id } },
      body: { expiresOn },
      headers: { 'If-Match': `"${version}"` },
    }),
  )

/** Removes a document; one that no longer exists counts as removed. Rejects with ProblemError. */
export async function removeCompanyDocument({ id }: CompanyDocument): Promise<void> {
  const { error, response } = await jobPost.DELETE('/v1/company/documents/{documentId}', {
    params: { path: { documentId: id } },
  })
  if (!response.ok && response.status !== 404) throw new ProblemError(asProblem(error, response))
}

/** Submits all the company's documents to our staff; null on success, otherwise the problem. */
export async function submitCompanyDocuments(): Promise<Problem | null> {
  const { error, response } = await jobPost.POST('/v1/company/verification-events', {
    body: { event: 'submit' },
  })
  return response.ok ? null : asProblem(error, response)
}
