import type { WholeTitles } from '@/components/applications/own/job-title'
import { hasWholeWords, WholeWords } from '@/components/ui/whole-words'
import type { OwnApplication } from '@/lib/applications/own-application'

/** The titles of jobs that have words to keep whole, drawn by the server. */
export const wholeTitlesOf = (applications: readonly Pick<OwnApplication, 'post'>[]): WholeTitles =>
  Object.fromEntries(
    applications
      .map(({ post: { title } }) => title)
      .filter(hasWholeWords)
      .map((title) => [title, <WholeWords key={title}>{title}</WholeWords>]),
  )
