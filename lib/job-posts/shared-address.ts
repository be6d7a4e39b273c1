import type { Settings } from '@/lib/config/settings'

/**
 * The address under which a job post is shared (link, QR code, poster): that of the job-post web app where it is a site of
 * its own, otherwise ours.
 */
export function sharedAddress(
  jobPostId: string,
  { JOB_POST_WEB_URL, APP_URL }: Pick<Settings<'web'>, 'JOB_POST_WEB_URL' | 'APP_URL'>,
): URL {
  return new URL(`/jobs/${jobPostId}`, JOB_POST_WEB_URL || APP_URL)
}
