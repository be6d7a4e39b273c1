import { PlainFailure } from '../stack/terminal.mjs'
import { moment, plain } from './text.mjs'

const videos = '/v1/ops/intro-videos'
const reasons = ['contact_details', 'offensive', 'not_a_person', 'not_heard', 'other']

/** The service that keeps videos. */
function partimOf({ partim }) {
  if (!partim) throw new PlainFailure('partim: OPS_PARTIM_API_URL ?')
  return partim
}

/** Parses VIDEO_ID@VERSION, the form in which `intro-videos list` names the video that staff see. */
function seenVideoOf(written) {
  const [, id, version] = /^([\w-]+)@(\d+)$/.exec(written ?? '') ?? []
  if (!id) throw new PlainFailure('ต้องระบุ VIDEO_ID@VERSION · VIDEO_ID@VERSION is missing')
  return { id, version: Number(version) }
}

const pathOf = (id) => `${videos}/${encodeURIComponent(id)}`

/** The captions of a video without its times, on one line each. */
const spoken = (captions) =>
  captions
    .split('\n')
    .filter((line) => line.trim() && line !== 'WEBVTT' && !line.includes('-->'))
    .map((line) => `    ${plain(line)}`)

function describe({
  id,
  version,
  submittedAt,
  displayName,
  birthDate,
  durationMs,
  isFilmApproved,
  ...video
}) {
  const seconds = `${Math.round(durationMs / 1000)} s`
  const only = isFilmApproved ? 'คำบรรยายหรือภาพใหม่ · new captions or poster' : 'วิดีโอใหม่ · new'
  const sound = video.hasSound ? '' : 'ไม่มีเสียง · no sound'
  const facts = [moment(submittedAt), plain(displayName), birthDate ?? '?', seconds, only, sound]
  return [[`${id}@${version}`, ...facts.filter(Boolean)].join('  '), ...spoken(video.captions)].join('\n')
}

/** Writes a film or poster into a file, to be looked at. */
const download = (part, usage, about) => ({
  usage,
  about,
  async run(client, [written, path]) {
    const id = written?.split('@')[0]
    if (!id || !path) throw new PlainFailure('ต้องระบุ VIDEO_ID FILE · VIDEO_ID FILE is missing')
    const bytes = await partimOf(client).file(`${pathOf(id)}/${part}`)
    return { text: `${path} · ${bytes.length} bytes`, file: { path, bytes } }
  },
})

async function decide(client, written, body) {
  const { id, version } = seenVideoOf(written)
  return partimOf(client).post(`${pathOf(id)}/decision`, { ...body, version })
}

/** Commands about intro videos, which staff see before companies do. */
export const introVideoCommands = {
  'intro-videos list': {
    usage: '',
    about: 'วิดีโอแนะนำตัวที่รอตรวจ · intro videos that wait, with what their captions say',
    async run(client) {
      const { items } = await partimOf(client).get(videos)
      if (items.length === 0) return { text: 'ไม่มีเรื่องรอตรวจ · nothing waits' }
      return { text: items.map(describe).join('\n') }
    },
  },
  'intro-videos open': download(
    'film',
    'VIDEO_ID FILE',
    'บันทึกวิดีโอลงไฟล์เพื่อดู · writes the film into a file, to be watched',
  ),
  'intro-videos poster': download('poster', 'VIDEO_ID FILE', 'บันทึกภาพหน้าปกลงไฟล์ · the same for its poster'),
  'intro-videos show': {
    usage: 'VIDEO_ID@VERSION',
    about: 'ให้นายจ้างเห็น · companies may watch it',
    async run(client, [written]) {
      const { videoId } = await decide(client, written, { decision: 'show' })
      return { text: `${videoId}: แสดงแล้ว · shown` }
    },
  },
  'intro-videos reject': {
    usage: `VIDEO_ID@VERSION --reason ${reasons.join('|')} [--note TEXT]`,
    about: 'ไม่แสดง พร้อมเหตุผลที่คนหางานอ่าน · not shown, and why, which the worker reads',
    async run(client, [written], { reason, note }) {
      if (!reasons.includes(reason))
        throw new PlainFailure(`ต้องระบุ --reason ${reasons.join('|')} · --reason is missing`)
      if (reason === 'other' && !note?.trim())
        throw new PlainFailure('ต้องระบุ --note เป็นภาษาไทย · --note is missing, in Thai')
      const body = { decision: 'reject', reason, ...(note?.trim() && { note: note.trim() }) }
      const { videoId } = await decide(client, written, body)
      return { text: `${videoId}: ไม่แสดง · not shown` }
    },
  },
}
