import { jobsPath } from '@/components/job-posts/public/jobs-view'
import { apiHandler } from '@/lib/api/handler'
import { siteUrl } from '@/lib/config/site'
import { countPublicJobPosts, indexKeptSeconds, indexPublicJobPosts } from '@/lib/job-posts/data'

const escaped = (text: string) => text.replaceAll('&', '&amp;')

const entry = (path: string, changedAt?: string) =>
  `<url><loc>${escaped(siteUrl(path))}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`

/** Every open job, and the lists of places and work types that have any (sitemaps.org/protocol.html). */
export const GET = apiHandler(async () => {
  const [{ items }, { provinces, workTypes }] = await Promise.all([
    indexPublicJobPosts(),
    countPublicJobPosts(),
  ])
  const entries = [
    ...workTypes.map(({ workType }) => entry(jobsPath({ work: workType }))),
    ...provinces.map(({ province }) => entry(jobsPath({ province }))),
    ...items.map(({ id, updatedAt }) => entry(`/jobs/${id}`, updatedAt)),
  ]
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${indexKeptSeconds}`,
    },
  })
})
