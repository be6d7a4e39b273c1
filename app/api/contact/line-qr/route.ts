import { getTranslations } from 'next-intl/server'
import { toString as drawQrCode } from 'qrcode'
import { apiHandler } from '@/lib/api/handler'
import { lineAddress } from '@/lib/contact/line'

/** A QR code of the link to our LINE account, for scanning with a phone beside the screen. */
export const GET = apiHandler(async () => {
  const t = await getTranslations('contact')
  const picture = await drawQrCode(lineAddress(t('message')), {
    type: 'svg',
    margin: 2,
    errorCorrectionLevel: 'L',
  })
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  })
})
