import { apiHandler } from '@/lib/api/handler'
import { requireIdentity } from '@/lib/auth/session'
import { readFile } from '@/lib/company-documents/data'
import { sandboxedPolicy } from '@/lib/security/content-security-policy'

/**
 * The file behind a link that is valid for one minute; the service checks again that the link was made for this person.
 * A picture may be shown, in a sandbox; a PDF is only ever saved.
 */
export const GET = apiHandler(async (request) => {
  await requireIdentity(request)
  const { bytes, fileType, disposition } = await readFile(new URL(request.url).searchParams.get('link') ?? '')
  const isPicture = fileType.startsWith('image/')
  return new Response(bytes, {
    headers: {
      'Content-Type': fileType,
      'Content-Disposition': isPicture ? disposition.replace(/^attachment/, 'inline') : disposition,
      'Content-Security-Policy': sandboxedPolicy,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
})
