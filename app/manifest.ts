import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { locale } from '@/lib/i18n/locale'

/** What a phone needs to install the product on its home screen; the shortcuts are the pages employers use most. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('layout')
  const jobPosts = await getTranslations('jobPosts')
  const icons = [{ src: '/icons/any-192.png', sizes: '192x192', type: 'image/png' }]
  return {
    id: '/',
    name: t('brand'),
    short_name: t('brand'),
    description: t('description'),
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fffcf6',
    theme_color: '#fffcf6',
    categories: ['business', 'productivity'],
    icons: [
      { src: '/icons/any-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/any-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: jobPosts('new'), url: '/job-posting/create', icons },
      { name: jobPosts('title'), url: '/job-posting', icons },
    ],
  }
}
