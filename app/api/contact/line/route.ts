import { getTranslations } from 'next-intl/server'
import { apiHandler } from '@/lib/api/handler'
import { lineAddress } from '@/lib/contact/line'
import { redirectAnswer } from '@/lib/navigation/redirect-answer'

/** Redirects to our LINE account, which is a setting, so that prerendered pages cannot contain it. */
export const GET = apiHandler(async () => {
  const t = await getTranslations('contact')
  return redirectAnswer(lineAddress(t('message')), { external: true })
})
