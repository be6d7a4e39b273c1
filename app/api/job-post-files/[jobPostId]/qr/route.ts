import { toString as drawQrCode } from 'qrcode'
import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { webSettings } from '@/lib/config/web-settings'

/** The way to a post's public page for a phone beside the screen or before a poster, as a QR code. */
export const GET = apiHandler<{ jobPostId: string }>(async (_request, { params }) => {
  if (!isId(params.jobPostId)) throw refusal('not_found')
  const address = new URL(`/jobs/${params.jobPostId}`, webSettings().APP_URL)
  // Somebody scans it from paper that was folded and rained on.
  const picture = await drawQrCode(address.href, { type: 'svg', margin: 2, errorCorrectionLevel: 'Q' })
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
})
