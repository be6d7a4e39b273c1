import { toString as drawQrCode } from 'qrcode'
import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { webSettings } from '@/lib/config/web-settings'
import { sharedAddress } from '@/lib/job-posts/shared-address'

/** A QR code of the link to a post's public page, for scanning from a screen or a poster. */
export const GET = apiHandler<{ jobPostId: string }>(async (_request, { params }) => {
  if (!isId(params.jobPostId)) throw refusal('not_found')
  const address = sharedAddress(params.jobPostId, webSettings())
  // It must still scan from paper that was folded and rained on.
  const picture = await drawQrCode(address.href, { type: 'svg', margin: 2, errorCorrectionLevel: 'Q' })
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
})
