import 'server-only'
import { strToU8, zipSync } from 'fflate'
import { getTranslations } from 'next-intl/server'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { asProblem, ProblemError } from '@/lib/api/problem'

type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>

async function dataOf<Data>(call: Call<Data>): Promise<Data> {
  const { data, error, response } = await call
  if (!response.ok) throw new ProblemError(asProblem(error, response))
  return data as Data
}

async function filesElsewhere() {
  const [own, consents] = await Promise.all([
    dataOf(jobPostApi().GET('/v1/my/data-export-files', {})),
    dataOf(jobPostApi().GET('/v1/consents', {})),
  ])
  return [...own.files, { name: 'cookie-decisions.json', content: consents.items }]
}

const asText = (content: unknown) => strToU8(`${JSON.stringify(content, null, 2)}\n`)

/**
 * The viewer's copy of everything kept about them, as one ZIP archive with a page that says what is in it. What the
 * job-post service keeps about workers, applications, invitations and what they decided on cookies, joins them here.
 */
export async function exportArchive(exportId: string, kind: 'employer' | 'worker'): Promise<Uint8Array> {
  const params = { params: { path: { exportId } } }
  const { files } =
    kind === 'worker'
      ? await dataOf(partimApi().GET('/v1/data-exports/{exportId}/files', params))
      : await dataOf(jobPostApi().GET('/v1/data-exports/{exportId}/files', params))
  const all = kind === 'worker' ? [...files, ...(await filesElsewhere())] : files
  const t = await getTranslations('exportReadme')
  const said = (name: string) => {
    const key = `names.${name.replace(/\.json$/, '')}` as 'names.account'
    return t.has(key) ? t(key) : t('unknown')
  }
  const list = all.map(({ name }) => `- ${name}: ${said(name)}`)
  const readme = [t('title'), '', t('about'), '', ...list, '', t('help'), '']
  return zipSync({
    'README.txt': strToU8(readme.join('\r\n')),
    ...Object.fromEntries(all.map(({ name, content }) => [name, asText(content)])),
  })
}
