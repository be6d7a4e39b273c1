import type { MetadataRoute } from 'next'
import { robotsOf } from '@/lib/config/robots'
import { webSettings } from '@/lib/config/web-settings'

/** The same image serves every environment, so this is asked anew each time. */
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return robotsOf(webSettings().environment)
}
