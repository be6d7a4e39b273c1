import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { WorkersWithheld, withheldReason } from '@/components/standing/workers-withheld'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { PanelFailure } from '@/components/ui/panel-failure'
import type { Employer, Member } from '@/lib/accounts/me'
import { outcomeOf } from '@/lib/api/settled'
import { listBranches } from '@/lib/branches/data'
import { pickPeopleMessages } from '@/lib/i18n/pick-messages'
import { getJobPost } from '@/lib/job-posts/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { compareWorkers } from '@/lib/worker-search/data'
import { queryOf, type SearchView, searchPath } from '@/lib/worker-search/search-view'
import { workerQuery } from '@/lib/worker-search/worker-query'
import { CompareTable } from './compare-table'
import { placeOfView } from './place-of-view'
import { postFits } from './post-fits'
import { waysToInvite } from './ways-to-invite'

type ComparedPeopleProps = {
  me: Employer & { readonly member: Member }
  view: SearchView
  ids: readonly string[]
}

/** The people of some ids side by side; who has hidden their resume meanwhile is left out, and it says so. */
export async function ComparedPeople({ me, view: asked, ids }: ComparedPeopleProps) {
  const [t, { view, place }, post] = await Promise.all([
    getTranslations('comparing'),
    placeOfView(asked),
    asked.post ? getJobPost(asked.post) : null,
  ])
  const compared = await outcomeOf(compareWorkers(place && workerQuery(view, place), ids))
  const back = (
    <ButtonLink href={searchPath(view)} variant="secondary">
      <Icon name="back" />
      {t('back')}
    </ButtonLink>
  )
  if ('problem' in compared) {
    const reason = withheldReason(compared.problem)
    if (reason) {
      return <WorkersWithheld reason={reason} params={compared.problem.params} own={ownStanding(me)} />
    }
    const again = `/partimers/compare?${queryOf(view)}&people=${ids.join()}`
    return <PanelFailure title={t('failed')} retryHref={again} retryLabel={t('retry')} />
  }
  const people = compared.data
  if (people.length === 0) {
    return (
      <EmptyState illustration="people" title={t('nobody')} action={back}>
        {t('nobodyAbout')}
      </EmptyState>
    )
  }
  const fits = post
    ? await postFits(
        post,
        await listBranches(),
        people.map(({ id }) => id),
      )
    : {}
  const skills = people.flatMap((person) => person.skills)
  const messages = await pickPeopleMessages(skills, 'comparing', 'problems')
  return (
    <ClientMessages messages={messages}>
      <div className="grid grid-cols-1 gap-4">
        <div>{back}</div>
        {people.length < ids.length && (
          <p role="status" className="text-mango-ink">
            {t('gone', { count: ids.length - people.length })}
          </p>
        )}
        <CompareTable
          people={people}
          fits={fits}
          post={post && { id: post.id, title: post.title }}
          inviting={waysToInvite(me.member)}
        />
      </div>
    </ClientMessages>
  )
}
