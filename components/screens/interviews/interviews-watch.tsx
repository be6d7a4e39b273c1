'use client'

import type { ComponentProps } from 'react'
import type { InterviewBoard } from '@/components/interviews/interview-board'
import { useInterviews } from '@/components/interviews/use-interviews'
import { useNews } from '@/components/notifications/use-news'

/** Asks for the interviews of the page's board at once when the bell has heard of news. Renders nothing. */
export function InterviewsWatch({ interviews, now }: ComponentProps<typeof InterviewBoard>) {
  const { refresh } = useInterviews('company', interviews, 0, now)
  useNews(refresh)
  return null
}
