import { uuidv7 } from 'uuidv7'
import type { FileType } from '@/validators/upload-terms'
import type { TestPartim } from '../../testing/test-partim'

/** What tests of what messages carry do again and again. */
export function attachmentsOf(partim: TestPartim) {
  const permit = (prefix: string, as: string, conversationId: string, fileType: FileType, size = 1_000) =>
    partim.ask(`POST ${prefix}/${conversationId}/uploads`, { as, body: { fileType, size } })

  /** Permits a file and uploads it; answers its name, and its name in the bucket. */
  async function uploaded(
    prefix: string,
    as: string,
    conversationId: string,
    bytes: Uint8Array,
    fileType: FileType = 'image/png',
  ) {
    const { json } = await permit(prefix, as, conversationId, fileType)
    const objectName = `${json.path}/${json.fileName}`
    await partim.storage.write(objectName, bytes, fileType)
    return { fileName: json.fileName as string, objectName }
  }

  const carry = (
    prefix: string,
    as: string,
    conversationId: string,
    attachment: object,
    { id = uuidv7() as string, text = '', isConfirmed = false } = {},
  ) =>
    partim.ask(`PUT ${prefix}/${conversationId}/messages/${id}`, {
      as,
      body: { text, isConfirmed, attachment },
    })

  const open = (prefix: string, as: string, conversationId: string, id: string, headers = {}) =>
    partim.ask(`GET ${prefix}/${conversationId}/messages/${id}/file`, { as, headers })

  return { permit, uploaded, carry, open }
}
