import useSWR from 'swr'
import type { Application } from '@/lib/applications/application'
import { askBoard } from '@/lib/applications/requests'
import { type Interview, interviewOfApplicant, mayProposeBeside } from '@/lib/interviews/interview'
import type { JobPost } from '@/lib/job-posts/job-post'
import { askJobPosts } from '@/lib/job-posts/requests'
import { isUndecided } from '@/validators/states/application'

/** Somebody who waits for an answer about a post, and can be asked to an interview. */
type Interviewee = { readonly workerId: string; readonly name: string }

type Found = {
  readonly post: Pick<JobPost, 'id' | 'title' | 'branchName' | 'shifts'>
  readonly applicants: readonly Interviewee[]
  /** More people applied than were read. */
  readonly isCut: boolean
}

/** The states of posts whose applicants may still be chosen. */
const openStates = ['published', 'paused', 'filled'] as const

async function applicantsOf(post: JobPost): Promise<Found> {
  const stages = (await askBoard(post.id)).stages.filter(
    ({ stage }) => stage !== 'ended' && isUndecided(stage),
  )
  const people = stages.flatMap(({ items }) => items.flatMap(intervieweeOf))
  return { post, applicants: people, isCut: stages.some(({ nextCursor }) => nextCursor !== null) }
}

/** Nobody expects who asked for the removal of their account, or has no account any more. */
const intervieweeOf = ({ workerId, worker, isLeaving }: Application): Interviewee[] =>
  worker && !isLeaving ? [{ workerId, name: worker.displayName }] : []

async function readAll(): Promise<readonly Found[]> {
  const pages = await Promise.all(openStates.map((state) => askJobPosts({ state })))
  return Promise.all(pages.flatMap(({ items }) => items).map(applicantsOf))
}

/**
 * Who can be asked to an interview, by the open posts that they applied to; undefined while it is read. A company and a worker have
 * one interview at a time: with `interviews` those who have one are left out.
 */
export function useInterviewees(interviews: readonly Interview[]) {
  const { data, error, mutate } = useSWR('interviewees', readAll, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const found = data?.flatMap(({ post, applicants, isCut }) => {
    const able = applicants.filter(({ workerId }) =>
      mayProposeBeside(interviewOfApplicant(interviews, { workerId, jobPostId: post.id })),
    )
    return able.length > 0 ? [{ post, applicants: able, isCut }] : []
  })
  return { found, error: error as unknown, retry: () => void mutate() }
}
