import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { hasEnded, isToMend, type JobPost } from '@/lib/job-posts/job-post'

/** The next step of who may edit a post: mending or continuing it, or once it has ended, posting it again. */
export function NextStep({ post }: { post: JobPost }) {
  const t = useTranslations('jobPosts')
  if (hasEnded(post.state)) {
    return (
      <ButtonLink
        href={`/job-posting/clone/${post.id}`}
        // While it can be opened again, that comes first.
        variant={post.events.includes('reopen') ? 'secondary' : 'accent'}
        className="whitespace-nowrap max-sm:flex-1"
      >
        <Icon name="copy" />
        {t('clone.action')}
      </ButtonLink>
    )
  }
  const mends = isToMend(post)
  return (
    <ButtonLink
      href={`/job-posting/edit/${post.id}`}
      variant={mends ? 'accent' : post.events.includes('submit') ? 'primary' : 'secondary'}
      className="whitespace-nowrap max-sm:flex-1"
    >
      <Icon name="edit" />
      {t(mends ? 'detail.mend' : post.state === 'draft' ? 'detail.continue' : 'detail.edit')}
    </ButtonLink>
  )
}
