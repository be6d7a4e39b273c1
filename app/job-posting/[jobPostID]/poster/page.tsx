import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AddressLine } from '@/components/addresses/address-line'
import { Poster } from '@/components/job-posts/sharing/poster'
import { PrintButton } from '@/components/job-posts/sharing/print-button'
import { Main } from '@/components/layout/main'
import { PageAccount } from '@/components/screens/page-account'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { requireEmployer } from '@/lib/accounts/data'
import { webSettings } from '@/lib/config/web-settings'
import { getJobPost, getPublicJobPost } from '@/lib/job-posts/data'
import { isRunning } from '@/lib/job-posts/job-post'
import { sharedAddress } from '@/lib/job-posts/shared-address'

type PosterProps = { params: Promise<{ jobPostID: string }> }

/** A running post of the viewer's company in its public form; 404 for others: a poster for an ended job is useless. */
async function requirePoster({ params }: PosterProps) {
  const [me, { jobPostID }] = await Promise.all([requireEmployer(), params])
  const own = me.member && (await getJobPost(jobPostID))
  return (own && isRunning(own.state) && (await getPublicJobPost(jobPostID))) || notFound()
}

export async function generateMetadata(props: PosterProps): Promise<Metadata> {
  const [t, { title }] = await Promise.all([getTranslations('poster'), requirePoster(props)])
  return { title: t('pageTitle', { title }) }
}

/** A poster to print and hang up, with only the buttons to print and to go back around it. */
export default async function PosterPage(props: PosterProps) {
  const [t, post] = await Promise.all([getTranslations('poster'), requirePoster(props)])
  const address = sharedAddress(post.id, webSettings())
  return (
    <div className="px-4 pb-16 print:p-0">
      <PageAccount />
      <header className="mx-auto flex max-w-[210mm] flex-wrap items-center gap-3 py-4 print:hidden">
        <ButtonLink href={`/job-posting/${post.id}`} variant="ghost" className="-ml-3">
          <Icon name="back" />
          {t('back')}
        </ButtonLink>
        <p className="ml-auto text-sm text-ink-2 max-sm:hidden">{t('hint')}</p>
        <div className="max-sm:ml-auto">
          <PrintButton label={t('print')} />
        </div>
      </header>
      <Main>
        <Poster
          post={post}
          address={<AddressLine address={post.place} />}
          shortAddress={`${address.host}${address.pathname}`}
        />
      </Main>
    </div>
  )
}
