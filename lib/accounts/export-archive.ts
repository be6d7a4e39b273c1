import 'server-only'
import { strToU8, zipSync } from 'fflate'
import { getTranslations } from 'next-intl/server'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { fetchWithPolicy } from '@/lib/api/fetch-policy'
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

/** The photo that the account of an export shows, as a file; none where there is no photo or it cannot be read. */
async function photoOf(files: readonly { name: string; content: unknown }[]) {
  const account = files.find(({ name }) => name === 'account.json')?.content as { photoUrl?: unknown } | null
  if (typeof account?.photoUrl !== 'string') return []
  const { pathname } = new URL(account.photoUrl)
  const answer = await fetchWithPolicy(new Request(account.photoUrl)).catch(() => null)
  if (!answer?.ok) return []
  return [
    { name: `photo${/\.\w+$/.exec(pathname)?.[0] ?? ''}`, bytes: new Uint8Array(await answer.arrayBuffer()) },
  ]
}

const asText = (content: unknown) => strToU8(`${JSON.stringify(content, null, 2)}\n`)

/**
 * The viewer's data export as one ZIP archive, with a page that explains its content. Data about workers that the
 * job-post service holds (applications, invitations and cookie decisions) is added here.
 */
export async function exportArchive(exportId: string, kind: 'employer' | 'worker'): Promise<Uint8Array> {
  const params = { params: { path: { exportId } } }
  const { files } =
    kind === 'worker'
      ? await dataOf(partimApi().GET('/v1/data-exports/{exportId}/files', params))
      : await dataOf(jobPostApi().GET('/v1/data-exports/{exportId}/files', params))
  const all = kind === 'worker' ? [...files, ...(await filesElsewhere())] : files
  const t = await getTranslations('exportReadme')
  const photos = await photoOf(all)
  const said = (name: string) => {
    const key = `names.${name.replace(/\.\w+$/, '')}` as 'names.account'
    return t.has(key) ? t(key) : t('unknown')
  }
  const list = [...all, ...photos].map(({ name }) => `- ${name}: ${said(name)}`)
  const readme = [t('title'), '', t('about'), '', ...list, '', t('help'), '']
  return zipSync({
    'README.txt': strToU8(readme.join('\r\n')),
    ...Object.fromEntries(all.map(({ name, content }) => [name, asText(content)])),
    ...Object.fromEntries(photos.map(({ name, bytes }) => [name, bytes])),
  })
}
