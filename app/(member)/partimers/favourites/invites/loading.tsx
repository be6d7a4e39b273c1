import { useTranslations } from 'next-intl'
import { PeopleTabs } from '@/components/screens/partimers/people-tabs'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the invitations that were sent. */
export default function SentInvitesLoading() {
  const t = useTranslations('inviting.sent')
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-4 max-w-2xl text-ink-2">{t('about')}</p>
      <PeopleTabs current="invites" />
      <Skeleton className="h-72" />
    </>
  )
}
