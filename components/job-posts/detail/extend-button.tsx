'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import type { JobPost } from '@/lib/job-posts/job-post'
import { jobPostLimits } from '@/validators/job-post-terms'
import { nextWeek } from '@/validators/shift-days'

const loadDialog = () => import('./extend-dialog')
const preload = () => void loadDialog().catch(() => undefined)
const ExtendDialog = pressPart(loadDialog)

/** Repeats the days of a running post's last week: the first press shows them, the second adds them. */
export function ExtendButton({ post, today }: { post: JobPost; today: string }) {
  const t = useTranslations('jobPosts.extend')
  const [dialog, setDialog] = useState<{ open: boolean } | null>(null)
  const more = nextWeek(post.shifts, today)
  if (more.length === 0 || post.shifts.length + more.length > jobPostLimits.shifts) return null
  return (
    <>
      <Button
        variant="secondary"
        block
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setDialog({ open: true })}
      >
        <Icon name="calendar" />
        {t('action')}
      </Button>
      {dialog && (
        <ExtendDialog
          post={post}
          today={today}
          open={dialog.open}
          onClose={() => setDialog({ open: false })}
        />
      )}
    </>
  )
}
