import type { JobPost } from './job-post'

/** The pages about one job post, in the order of their tabs. */
export const postParts = ['applicants', 'matches', 'post', 'results'] as const
export type PostPart = (typeof postParts)[number]

/** What of a company's posts a member may do, from `member.can`. */
type Can = readonly string[]

/** The parts that a post has for a member: nobody can have applied to a post, or been invited, before workers saw it. */
export function partsOf({ publishedAt }: Pick<JobPost, 'publishedAt'>, can: Can): readonly PostPart[] {
  if (publishedAt === null) return ['post']
  const decides = can.includes('applications.decide')
  return postParts.filter((part) => {
    if (part === 'post') return true
    return part === 'matches' ? can.includes('job_posts.publish') : decides
  })
}

/** The address of a part; the first part of a post is the post's own address. */
export function postPath(id: string, part?: PostPart, parts: readonly PostPart[] = postParts): string {
  return part === undefined || part === parts[0] ? `/job-posting/${id}` : `/job-posting/${id}/${part}`
}
