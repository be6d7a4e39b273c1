import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type PublicPath, pathBelow, publicPage } from '@/lib/auth/public-pages'
import { siteUrl } from '@/lib/config/site'

/** A page below a listed one, such as one type of work: it has its own texts and shares the picture. */
type ChildPage = { readonly segment: string; readonly title: string; readonly description: string }

/** Size in pixels of every picture that scripts/social-pictures.mjs draws. */
const pictureSize = { width: 1200, height: 630 }

/** Title, description, canonical address and social picture of a public page. */
export async function publicMetadata(path: PublicPath, child?: ChildPage): Promise<Metadata> {
  const { key } = publicPage(path)
  const t = await getTranslations('pages')
  const brand = (await getTranslations('layout'))('brand')
  const title = child?.title ?? t(`${key}.title`)
  const description = child?.description ?? t(`${key}.description`)
  const url = siteUrl(child ? pathBelow(path, child.segment) : path)
  const images = [{ url: siteUrl(`/social/${key}.png`), ...pictureSize, alt: t(`${key}.title`) }]
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', locale: 'th_TH', siteName: brand, title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
