import 'server-only'
import { Readable } from 'node:stream'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { getTranslations } from 'next-intl/server'
import { jobPostApi, partimApi, partimRequest } from '@/lib/api/client'
import { fetchWithPolicy } from '@/lib/api/fetch-policy'
import { asProblem, ProblemError } from '@/lib/api/problem'
import { extensionOf } from '@/validators/upload-terms'

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

/** What an employer wrote to workers, which the partim service keeps. */
const filesOfMember = async () => (await dataOf(partimApi().GET('/v1/my/member-data-export-files', {}))).files

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

/** The files of the certificates of an export; one that cannot be read is left out. */
async function certificatesOf(files: readonly { name: string; content: unknown }[]) {
  const listed = files.find(({ name }) => name === 'certificates.json')?.content
  if (!Array.isArray(listed)) return []
  const read = await Promise.allSettled(
    listed.map(async ({ id }: { id: string }) => {
      const path = { certificateId: id }
      const { data, response } = await partimApi().GET('/v1/my/certificates/{certificateId}/file', {
        params: { path },
        parseAs: 'arrayBuffer',
      })
      const fileType = response.headers.get('Content-Type') as keyof typeof extensionOf
      if (!(data instanceof ArrayBuffer)) throw new Error(`there is no certificate ${id}`)
      return { name: `certificate-${id}.${extensionOf[fileType]}`, bytes: new Uint8Array(data) }
    }),
  )
  return read.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []))
}

type ListedVideo = {
  readonly id: string
  readonly fileType: keyof typeof extensionOf
  readonly posterName: unknown
}

/** The posters of the intro videos of an export, and requests for their films; a poster that cannot be read is left out. */
async function videosOf(files: readonly { name: string; content: unknown }[]) {
  const listed = files.find(({ name }) => name === 'intro-videos.json')?.content
  const videos: readonly ListedVideo[] = Array.isArray(listed) ? listed : []
  const posters = await Promise.allSettled(
    videos
      .filter(({ posterName }) => posterName !== null)
      .map(async ({ id }) => {
        const { data, response } = await partimApi().GET('/v1/my/intro-videos/{videoId}/poster', {
          params: { path: { videoId: id } },
          parseAs: 'arrayBuffer',
        })
        const fileType = response.headers.get('Content-Type') as keyof typeof extensionOf
        const bytes: unknown = data
        if (!(bytes instanceof ArrayBuffer)) throw new Error(`there is no poster of ${id}`)
        return { name: `intro-video-poster-${id}.${extensionOf[fileType]}`, bytes: new Uint8Array(bytes) }
      }),
  )
  const films = videos.map(async ({ id, fileType }) => ({
    name: `intro-video-${id}.${extensionOf[fileType]}`,
    request: await partimRequest(`/v1/my/intro-videos/${id}/film`),
  }))
  return {
    posters: posters.flatMap((poster) => (poster.status === 'fulfilled' ? [poster.value] : [])),
    films: await Promise.all(films),
  }
}

type ArchivedFile = { readonly name: string } & (
  | { readonly bytes: Uint8Array; readonly isText?: true }
  | { readonly request: Request }
)

/** A ZIP archive as it grows: a film is asked for when its turn comes, and passed on piece by piece. */
async function* zipped(files: readonly ArchivedFile[]): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const file of files) {
    const entry = 'isText' in file ? new ZipDeflate(file.name) : new ZipPassThrough(file.name)
    zip.add(entry)
    if ('bytes' in file) entry.push(file.bytes, true)
    else {
      for await (const piece of filmBytes(file.request)) {
        entry.push(piece)
        yield* pieces.splice(0)
      }
      entry.push(new Uint8Array(), true)
    }
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}

/** The bytes of a film; none of one that was removed meanwhile. */
async function* filmBytes(request: Request): AsyncGenerator<Uint8Array, void> {
  const { ok, body } = await fetchWithPolicy(request, { stream: true })
  if (!ok || !body) return body?.cancel()
  const reader = body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    // Whoever stops reading half-way wants no more of it.
    await reader.cancel()
  }
}

const asText = (content: unknown) => strToU8(`${JSON.stringify(content, null, 2)}\n`)

/**
 * The viewer's data export as one ZIP archive, as it is read, with a page that explains its content. Data about workers that the
 * job-post service holds (applications, invitations and cookie decisions) is added here, and what the partim service holds about
 * employers (their messages).
 */
export async function exportArchive(
  exportId: string,
  kind: 'employer' | 'worker',
): Promise<ReadableStream<Uint8Array>> {
  const params = { params: { path: { exportId } } }
  const { files } =
    kind === 'worker'
      ? await dataOf(partimApi().GET('/v1/data-exports/{exportId}/files', params))
      : await dataOf(jobPostApi().GET('/v1/data-exports/{exportId}/files', params))
  const all = [...files, ...(await (kind === 'worker' ? filesElsewhere() : filesOfMember()))]
  const t = await getTranslations('exportReadme')
  const { posters, films } = await videosOf(all)
  const photos = [...(await photoOf(all)), ...(await certificatesOf(all)), ...posters]
  const said = (name: string) => {
    const key = `names.${name.replace(/(-[0-9a-f-]{36})?\.\w+$/, '')}` as 'names.account'
    return t.has(key) ? t(key) : t('unknown')
  }
  const list = [...all, ...photos, ...films].map(({ name }) => `- ${name}: ${said(name)}`)
  const readme = [t('title'), '', t('about'), '', ...list, '', t('help'), '']
  const texts: readonly ArchivedFile[] = [
    { name: 'README.txt', bytes: strToU8(readme.join('\r\n')), isText: true },
    ...all.map(({ name, content }) => ({ name, bytes: asText(content), isText: true }) as const),
  ]
  return Readable.toWeb(Readable.from(zipped([...texts, ...photos, ...films]))) as ReadableStream<Uint8Array>
}
