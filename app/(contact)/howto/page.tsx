import { getTranslations } from 'next-intl/server'
import { PageHead } from '@/components/documents/page-head'
import { Guide } from '@/components/howto/guide'
import { GuideContents } from '@/components/howto/guide-contents'
import { NextStep } from '@/components/layout/next-step'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { guides } from '@/lib/howto/guides'

export const generateMetadata = () => publicMetadata('/howto')

export default async function HowtoPage() {
  const t = await getTranslations('howto')
  return (
    <>
      <PageHead path="/howto" />
      <GuideContents of={guides} />
      {guides.map(([reader, steps]) => (
        <Guide key={reader} reader={reader} steps={steps} />
      ))}
      <NextStep title={t('more')} about={t('moreAbout')} href="/question" label={t('toQuestions')} />
    </>
  )
}
