'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import ProposeDialog, { type ProposeDialogProps } from '@/components/interviews/propose-dialog'
import { askBranch } from '@/lib/branches/requests'
import { askJobPost } from '@/lib/job-posts/requests'
import { meetingPlace } from './meeting-place'

/** The branch of a post; null for a post without one. */
async function branchOf(postId: string) {
  const { branchId } = await askJobPost(postId)
  return branchId === null ? null : askBranch(branchId)
}

/** Proposes an interview where the page knows no address: it begins with that of the post's branch, once it has come. */
export default function PlacedProposeDialog(props: Omit<ProposeDialogProps, 'address'>) {
  const t = useTranslations('addresses')
  const { postId } = props
  const { data: branch } = useSWR(
    postId === undefined ? null : ['branch-of-post', postId],
    () => branchOf(postId ?? ''),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return <ProposeDialog {...props} address={branch ? meetingPlace(t, branch) : ''} />
}
