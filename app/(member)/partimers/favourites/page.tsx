import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { favouritesPath } from '@/components/favourites/favourites-path'
import { ClientMessages } from '@/components/layout/client-messages'
import { NotForYou } from '@/components/screens/not-for-you'
import { FavouritesBrowser } from '@/components/screens/partimers/favourites-browser'
import { PeopleTabs } from '@/components/screens/partimers/people-tabs'
import { WorkersWithheld, withheldReason } from '@/components/standing/workers-withheld'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireEmployer } from '@/lib/accounts/data'
import { ProblemError } from '@/lib/api/problem'
import { outcomeOf } from '@/lib/api/settled'
import { listFavouriteGroups, listFavourites } from '@/lib/favourites/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { type OwnStanding, ownStanding } from '@/lib/standing/own-standing'
import { mayAct } from '@/validators/company-standing'

type FavouritesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('favourites')
  return { title: t('title') }
}

/** The workers a company wants to hire again, and the groups it sorts them into. */
export default async function FavouritesPage({ searchParams }: FavouritesPageProps) {
  const [me, { group }, t] = await Promise.all([
    requireEmployer(),
    searchParams,
    getTranslations('favourites'),
  ])
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-4 max-w-2xl text-ink-2">{t('about')}</p>
      {!me.member && <CompanyRequired {...me} />}
      {me.member &&
        (me.member.can.includes('favourites.edit') ? (
          <>
            <PeopleTabs current="favourites" />
            <Favourites
              asked={typeof group === 'string' ? group : undefined}
              own={ownStanding(me)}
              inviting={waysToInvite(me.member)}
            />
          </>
        ) : (
          <NotForYou />
        ))}
    </>
  )
}

type Member = NonNullable<Awaited<ReturnType<typeof requireEmployer>>['member']>

/** How many workers a member may invite at once. */
function waysToInvite({ can, company }: Member) {
  if (!can.includes('job_posts.publish')) return 'none'
  return mayAct(company.standing, 'invite_many') ? 'many' : 'one'
}

type FavouritesProps = {
  asked: string | undefined
  own: OwnStanding | null
  inviting: ReturnType<typeof waysToInvite>
}

async function Favourites({ asked, own, inviting }: FavouritesProps) {
  const groups = await listFavouriteGroups()
  // A group that no longer exists leads to all favourites.
  const group = groups.items.find(({ id }) => id === asked)
  const [t, asking, messages] = await Promise.all([
    getTranslations('favourites'),
    outcomeOf(listFavourites({ groupId: group?.id })),
    pickMessages('favourites', 'inviting', 'editing', 'forms', 'problems', 'validation', 'workTypes'),
  ])
  if ('problem' in asking) {
    const { problem } = asking
    const reason = withheldReason(problem)
    if (!reason) throw new ProblemError(problem)
    return <WorkersWithheld reason={reason} params={problem.params} own={own} />
  }
  const page = asking.data
  if (groups.favourites === 0 && groups.items.length === 0) {
    return (
      <EmptyState
        illustration="people"
        title={t('empty.title')}
        action={<ButtonLink href="/job-posting">{t('empty.action')}</ButtonLink>}
      >
        {t('empty.about')}
      </EmptyState>
    )
  }
  return (
    <ClientMessages messages={messages}>
      <div className="grid gap-5">
        <FavouritesBrowser
          page={page}
          groups={groups}
          groupId={group?.id}
          inviting={inviting}
          nobody={<NobodyHere isGroup={group !== undefined} />}
        />
      </div>
    </ClientMessages>
  )
}

/** Empty state: a group is filled from all favourites, and favourites are added from a post. */
async function NobodyHere({ isGroup }: { isGroup: boolean }) {
  const t = await getTranslations('favourites')
  const texts = isGroup
    ? { title: t('emptyGroup.title'), about: t('emptyGroup.about'), action: t('emptyGroup.action') }
    : { title: t('empty.title'), about: t('empty.about'), action: t('empty.action') }
  return (
    <EmptyState
      illustration="people"
      heading="h3"
      title={texts.title}
      action={
        <ButtonLink href={isGroup ? favouritesPath() : '/job-posting'} variant="secondary">
          {texts.action}
        </ButtonLink>
      }
    >
      {texts.about}
    </EmptyState>
  )
}
