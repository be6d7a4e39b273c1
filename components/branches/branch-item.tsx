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
import { ProblemError } from '@/lib/api/problem'
import type { Branch } from '@/lib/branches/branch'
import { branchCookie } from '@/lib/branches/branch-cookie'
import { removeBranch, restoreBranch } from '@/lib/branches/requests'
import { keepInCookie } from '@/lib/consent/lasting-cookies'
import { BranchCard, type BranchCardProps } from './branch-card'

/** What the page composes for a branch: its address as one line, and where a map shows it. */
export type BranchParts = Pick<BranchCardProps, 'addressLine' | 'mapHref'>

/** What the viewer may do with branches: change them, and take them out of use or bring them back. */
export type BranchRights = { readonly edit: boolean; readonly remove: boolean }

type BranchItemProps = {
  branch: Branch
  partsOf: (branch: Branch) => BranchParts
  can: BranchRights
}

type Done = 'archived' | 'deleted' | 'restored'

/**
 * A branch in the list. Taken out of use or brought back, its place says so, and how to undo it. Drawn again only when
 * its own branch changes: a list may hold hundreds while somebody types above it.
 */
export const BranchItem = memo(function BranchItem({ branch: listed, partsOf, can }: BranchItemProps) {
  const t = useTranslations('branchList')
  const [branch, setBranch] = useState(listed)
  const [done, setDone] = useState<Done | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const action = useRef<HTMLButtonElement>(null)
  const acted = useRef(false)

  // The button that was pressed went away with what it did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what was done moves the focus
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
  const remove = () =>
    act(async () => {
      const removal = await removeBranch(branch)
      return { branch: removal.branch, done: done === 'restored' ? null : removal.outcome }
    })
  const restore = () =>
    act(async () => ({
      branch: await restoreBranch(branch),
      done: done === null ? 'restored' : null,
    }))

  const notice = problem && <RemovalProblem problem={problem} branchId={branch.id} />
  if (done) {
    return (
      <Card className="flex h-full min-h-28 flex-col items-start justify-center gap-3 p-5">
        <p role="status" className="font-medium">
          {t(`done.${done}`, { name: branch.name })}
        </p>
        <Button
          ref={action}
          variant="secondary"
          size="sm"
          loading={busy}
          onClick={done === 'restored' ? remove : restore}
        >
          {t('undo')}
          <span className="sr-only"> {branch.name}</span>
        </Button>
        {notice}
      </Card>
    )
  }
  return (
    <BranchCard
      branch={branch}
      {...partsOf(branch)}
      editable={can.edit}
      notice={notice}
      action={
        can.remove && (
          <Button
            ref={action}
            variant="ghost"
            loading={busy}
            onClick={branch.archivedAt ? restore : remove}
            className="-mr-3 px-3"
          >
            {!busy && <Icon name={branch.archivedAt ? 'refresh' : 'archive'} className="size-4.5" />}
            {t(branch.archivedAt ? 'restore' : 'remove')}
            <span className="sr-only"> {branch.name}</span>
          </Button>
        )
      }
    />
  )
})

function RemovalProblem({ problem, branchId }: { problem: FormProblem; branchId: string }) {
  const t = useTranslations('branchList')
  const problemText = useProblemText()
  const lookAtPosts = (
    // A document of its own: the list of posts follows the branch that was chosen last.
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
