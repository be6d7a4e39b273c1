import type { MetadataRoute } from 'next'
import { publicPages } from '@/lib/auth/public-pages'
import { siteUrl } from '@/lib/config/site'

export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.flatMap(({ path, children = [], priority, changedOn }) =>
    [path, ...children.map((child) => `${path}/${child}`)].map((page) => ({
      url: siteUrl(page),
      lastModified: changedOn,
      priority,
    })),
  )
}
