import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { locale } from '@/lib/i18n/locale'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('layout')
  return {
    name: t('brand'),
    short_name: t('brand'),
    description: t('description'),
    lang: locale,
    start_url: '/',
    display: 'standalone',
    background_color: '#fffcf6',
    theme_color: '#fffcf6',
    icons: [{ src: '/icon.png', sizes: '196x196', type: 'image/png', purpose: 'any' }],
  }
}
