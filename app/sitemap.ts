import type { MetadataRoute } from 'next'
import { publicPages } from '@/lib/auth/public-pages'
import { siteUrl } from '@/lib/config/site'

/** The same image serves every environment, so this is asked anew each time. */
export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.flatMap(({ path, children = [], priority, changedOn }) =>
    [path, ...children.map((child) => `${path}/${child}`)].map((page) => ({
      url: siteUrl(page),
      lastModified: changedOn,
      priority,
    })),
  )
}
