import 'server-only'
import { sandboxedPolicy } from '@/lib/security/content-security-policy'

/** A file of a service: its bytes, its type, and the disposition that the service gave it. */
type ServiceFile = {
  readonly bytes: ArrayBuffer
  readonly fileType: string
  readonly disposition: string
}

const fileAnswer = ({ bytes, fileType, disposition }: ServiceFile): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': fileType,
      'Content-Disposition': disposition,
      'Content-Security-Policy': sandboxedPolicy,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })

/** A file as an answer that a browser saves under its name, and shows nowhere as ours. */
export const savedFile = ({ disposition, ...file }: ServiceFile): Response =>
  fileAnswer({ ...file, disposition: disposition.replace(/^inline/, 'attachment') })

/** A file as an answer that a browser may show in a sandbox where it is a picture; a PDF is only ever saved. */
export const shownFile = ({ disposition, ...file }: ServiceFile): Response =>
  file.fileType.startsWith('image/')
    ? fileAnswer({ ...file, disposition: disposition.replace(/^attachment/, 'inline') })
    : fileAnswer({ ...file, disposition })
