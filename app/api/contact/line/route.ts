import { getTranslations } from 'next-intl/server'
import { apiHandler } from '@/lib/api/handler'
import { lineAddress } from '@/lib/contact/line'

/** Leads to our LINE account, which is a setting: prerendered pages cannot know it. */
export const GET = apiHandler(async () => {
  const t = await getTranslations('contact')
  return new Response(null, { status: 307, headers: { Location: lineAddress(t('message')) } })
})
