'use client'

import type { TalkAppProps } from '@/components/talk/talk-app'
import { type TalkTools, TalkToolsContext } from '@/components/talk/talk-tools'
import { pressPart } from '@/components/ui/press-part'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { mapLink } from '@/lib/geolocation/map-link'
import { safeFileName } from '@/validators/file-name'
import { attachmentLimits } from '@/validators/talk-attachments'
import { TalkWithInterviews } from './talk-with-interviews'

/** What handles files is loaded with the first one; without network it cannot be. */
const loaded = <Part,>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new ProblemError(localProblem('network'), { cause })
  })

const tools: TalkTools = {
  CannotCome: pressPart(() => import('./cannot-come')),
  async pick(source) {
    const { pickFile } = await loaded(import('@/lib/uploads/pick-file'))
    const picked = await pickFile(source, 'message_file', attachmentLimits.pictureSide)
    const { file } = picked
    const { size } = file
    if (picked.fileType === 'application/pdf') {
      const name = safeFileName(picked.name)
      return { kind: 'file', file, fileType: picked.fileType, name, shown: { kind: 'file', name, size } }
    }
    const { fileType, width, height } = picked
    const shown = { kind: 'picture', fileType, width, height, size } as const
    return { kind: 'file', file, fileType, name: '', shown }
  },
  async store(permit, file, tell) {
    const { storeFile } = await loaded(import('@/lib/uploads/store-file'))
    await storeFile(permit, file, tell)
  },
  mapLink,
}

/** Chat with what it needs of files, maps and jobs. */
export const TalkWithTools = (props: Omit<TalkAppProps, 'pinned'>) => (
  <TalkToolsContext value={tools}>
    <TalkWithInterviews {...props} />
  </TalkToolsContext>
)
