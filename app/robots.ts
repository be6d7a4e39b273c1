import type { MetadataRoute } from 'next'
import { robotsOf } from '@/lib/config/robots'
import { webSettings } from '@/lib/config/web-settings'

/** Evaluated for each request, because the same image serves every environment. */
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return robotsOf(webSettings().environment)
}
