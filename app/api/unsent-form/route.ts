import { getTranslations } from 'next-intl/server'
import { apiHandler } from '@/lib/api/handler'
import { webSettings } from '@/lib/config/web-settings'
import { plainPage } from '@/lib/security/plain-page'

/**
 * Answers a form that a browser sent before its script had loaded, or without scripts. What was typed is neither read
 * nor stored.
 */
const sayUnsent = apiHandler(async (request) => {
  const t = await getTranslations('unsentForm')
  const link = { href: pathOf(request.headers.get('Referer')), label: t('back') }
  return plainPage({ status: 400, title: t('title'), about: t('about'), link })
})

/** The page of the form, if the browser names it. */
function pathOf(referrer: string | null): string {
  if (referrer === null || !URL.canParse(referrer)) return '/'
  const { pathname, search, origin } = new URL(referrer)
  const path = `${pathname}${search}`
  // Not safeNextPath, because here the login page is a valid page to return to.
  return origin === new URL(webSettings().APP_URL).origin && !path.startsWith('//') ? path : '/'
}

export { sayUnsent as GET, sayUnsent as POST }
