'use client'

import { useTranslations } from 'next-intl'
import { memo, useEffect, useRef, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { useProblemText } from '@/components/forms/problem-text'
import { offline } from '@/components/forms/use-lazy-module'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import { ProblemError } from '@/lib/api/problem'
import type { Branch } from '@/lib/branches/branch'
import { branchCookie } from '@/lib/branches/branch-cookie'
import { archiveBranch, restoreBranch } from '@/lib/branches/requests'
import { keepInCookie } from '@/lib/consent/lasting-cookies'
import { BranchCard, type BranchCardProps } from './branch-card'

const BranchDeletion = pressPart(() => import('./branch-deletion'))

/** What the page adds to a branch: its address in one line, and the link to a map. */
export type BranchParts = Pick<BranchCardProps, 'addressLine' | 'mapHref'>

/** What the viewer may do with branches: edit them, and take them out of use or restore them. */
export type BranchRights = { readonly edit: boolean; readonly remove: boolean }

type BranchItemProps = {
  branch: Branch
  partsOf: (branch: Branch) => BranchParts
  can: BranchRights
}

type Done = 'archived' | 'deleted' | 'restored'

/**
 * A branch in the list. After it is taken out of use or restored, its place shows that, with undo. It renders again
 * only when its own branch changes: a list may have hundreds while somebody types above it.
 */
export const BranchItem = memo(function BranchItem({ branch: listed, partsOf, can }: BranchItemProps) {
  const t = useTranslations('branchList')
  const [branch, setBranch] = useState(listed)
  const [done, setDone] = useState<Done | null>(null)
  const [busy, setBusy] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const action = useRef<HTMLButtonElement>(null)
  const acted = useRef(false)

  // The pressed button has disappeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of `done` moves the focus
  useEffect(() => {
    if (acted.current) action.current?.focus()
  }, [done])

  const act = async (work: () => Promise<{ branch: Branch; done: Done | null }>) => {
    acted.current = true
    setBusy(true)
    setProblem(null)
    try {
      const after = await work()
      setBranch(after.branch)
      setDone(after.done)
    } catch (error) {
      const refused = error instanceof ProblemError ? error.problem : null
      const current = refused?.current as Branch | undefined
      if (current) setBranch(current)
      setProblem(refused ?? offline)
    } finally {
      setBusy(false)
    }
  }
  const archive = () =>
    act(async () => ({
      branch: await archiveBranch(branch),
      done: done === 'restored' ? null : 'archived',
    }))
  const restore = () =>
    act(async () => {
      const back = await restoreBranch(branch)
      // What was put away and then deleted comes back as put away, in this place.
      const isStillAway = done === 'deleted' && !listed.archivedAt && back.archivedAt
      return { branch: back, done: isStillAway ? 'archived' : done === null ? 'restored' : null }
    })
  const deletion = can.remove && (
    <Button variant="ghost" onClick={() => setDeleting(true)} className="px-3 text-chilli">
      <Icon name="trash" className="size-4.5" />
      {t('delete')}
      <span className="sr-only"> {branch.name}</span>
    </Button>
  )
  const dialog = isDeleting && (
    <BranchDeletion
      branch={branch}
      onDeleted={(deleted) => {
        acted.current = true
        setDeleting(false)
        setProblem(null)
        setBranch(deleted)
        setDone('deleted')
      }}
      onClose={() => setDeleting(false)}
    />
  )

  const notice = problem && <RemovalProblem problem={problem} branchId={branch.id} />
  if (done) {
    return (
      <Card className="flex h-full min-h-28 flex-col items-start justify-center gap-3 p-5">
        <p role="status" className="font-medium">
          {t(`done.${done}`, { name: branch.name })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={action}
            variant="secondary"
            loading={busy}
            onClick={done === 'restored' ? archive : restore}
          >
            {t('undo')}
            <span className="sr-only"> {branch.name}</span>
          </Button>
          {done === 'archived' && deletion}
        </div>
        {notice}
        {dialog}
      </Card>
    )
  }
  return (
    <BranchCard
      branch={branch}
      {...partsOf(branch)}
      editable={can.edit}
      notice={
        <>
          {notice}
          {dialog}
        </>
      }
      action={
        can.remove && (
          <span className="-mr-3 flex flex-wrap">
            <Button
              ref={action}
              variant="ghost"
              loading={busy}
              onClick={branch.archivedAt ? restore : archive}
              className="px-3"
            >
              {!busy && <Icon name={branch.archivedAt ? 'refresh' : 'archive'} className="size-4.5" />}
              <span>{t(branch.archivedAt ? 'restore' : 'remove')}</span>
              <span className="sr-only"> {branch.name}</span>
            </Button>
            {branch.archivedAt && deletion}
          </span>
        )
      }
    />
  )
})

function RemovalProblem({ problem, branchId }: { problem: FormProblem; branchId: string }) {
  const t = useTranslations('branchList')
  const problemText = useProblemText()
  const lookAtPosts = (
    // A full page load, so that the list of posts uses the branch stored in the cookie.
    <a
      href="/job-posting"
      onClick={() => keepInCookie(branchCookie, branchId)}
      className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
    >
      {t('seePosts')}
    </a>
  )
  return (
    <Alert
      live
      tone="chilli"
      title={problemText(problem)}
      action={problem.code === 'branch_has_open_posts' && lookAtPosts}
    />
  )
}
