'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import { ProblemError } from '@/lib/api/problem'
import type { FavouriteGroup } from '@/lib/favourites/favourite'
import { removeGroup } from '@/lib/favourites/requests'
import { favouritesPath } from './favourites-path'

type RemoveGroupDialogProps = { group: FavouriteGroup; onClose: () => void }

type UsingPost = { readonly id: string; readonly title: string | null }

/** The posts that are still shown to a group, as listed in the refusal. */
function postsIn(error: unknown): readonly UsingPost[] {
  if (!(error instanceof ProblemError) || error.problem.code !== 'favourite_group_in_use') return []
  return (error.problem.current as { items: UsingPost[] }).items
}

/** Asks for confirmation before a group is removed: its workers stay favourites, but the grouping is lost. */
export default function RemoveGroupDialog({ group: { id, name }, onClose }: RemoveGroupDialogProps) {
  const t = useTranslations('favourites.groups')
  const problemText = useProblemText()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [posts, setPosts] = useState<readonly UsingPost[]>([])
  const [problem, setProblem] = useState<FormProblem | null>(null)

  const remove = async () => {
    setBusy(true)
    setProblem(null)
    setPosts([])
    try {
      await removeGroup(id)
      onClose()
      router.push(favouritesPath())
      router.refresh()
      void toast('success', t('removed', { name }))
    } catch (error) {
      setPosts(postsIn(error))
      setProblem(problemOfFailure(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={t('removeTitle', { name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('removeAbout')}</p>
      {problem && (
        <p role="alert" className="mt-3 font-medium text-chilli">
          {problemText(problem)}
        </p>
      )}
      {posts.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {posts.map((post) => (
            <li key={post.id}>
              <Link
                href={`/job-posting/${post.id}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {post.title ?? t('untitledPost')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
