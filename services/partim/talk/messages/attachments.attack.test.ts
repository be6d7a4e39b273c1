import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { filmOf } from '@/services/shared/films/testing/films'
import { hostileFiles } from '@/services/shared/uploads/testing/hostile-files'
import { harmlessPng, pngOf } from '@/services/shared/uploads/testing/sample-files'
import { uploadTerms } from '@/validators/upload-terms'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { attachmentsOf } from '../testing/attachments'
import { ofCompany, ofWorker, talkOf } from '../testing/talk'

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
let files: ReturnType<typeof attachmentsOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
  files = attachmentsOf(partim)
})
afterAll(() => partim.stop())

describe('a file is for the two parties alone', () => {
  test('another company and another worker read nothing of it, and cannot send it', async () => {
    const { worker, conversationId } = await talk.pair()
    const { fileName } = await files.uploaded(ofWorker, worker.uid, conversationId, harmlessPng())
    const id = uuidv7()
    const [other, strangers] = [await talk.pair(), await talk.pair()]
    // Somebody else's upload, in one's own conversation and in theirs.
    for (const at of [conversationId, other.conversationId]) {
      const taken = await files.carry(ofWorker, other.worker.uid, at, { kind: 'file', fileName })
      expect([404, 422]).toContain(taken.status)
    }
    await files.carry(ofWorker, worker.uid, conversationId, { kind: 'file', fileName }, { id })
    for (const [prefix, as] of [
      [ofCompany, strangers.company.uid],
      [ofCompany, partim.newCompany().uid],
      [ofWorker, strangers.worker.uid],
      [ofWorker, strangers.company.uid],
      [ofCompany, worker.uid],
    ] as const) {
      for (const at of [conversationId, strangers.conversationId]) {
        const opened = await files.open(prefix, as, at, id)
        expect([prefix, [403, 404].includes(opened.status)]).toEqual([prefix, true])
        expect(opened.text).not.toContain('PNG')
      }
      const asked = await files.permit(prefix, as, conversationId, 'image/png')
      expect([403, 404]).toContain(asked.status)
    }
  })

  test('a colleague’s upload is not one’s own, nor one of another conversation', async () => {
    const { company, conversationId } = await talk.pair()
    const worker = await partim.newWorker()
    await talk.apply(company.companyId, worker.id)
    const second = await partim.ask(`POST ${ofCompany}`, { as: company.uid, body: { workerId: worker.id } })
    const colleague = talk.colleague(company.companyId)
    const { fileName } = await files.uploaded(ofCompany, company.uid, conversationId, harmlessPng())
    for (const [as, at] of [
      [colleague, conversationId],
      [company.uid, second.json.id],
    ])
      expect((await files.carry(ofCompany, as, at, { kind: 'file', fileName })).json).toMatchObject({
        status: 422,
        code: 'file_not_found',
      })
    for (const name of [
      '../private/x.png',
      `${fileName}/..`,
      '',
      'a'.repeat(99),
      `../../${conversationId}/files/${fileName}`,
    ])
      expect(
        (await files.carry(ofCompany, company.uid, conversationId, { kind: 'file', fileName: name })).status,
      ).toBe(422)
  })

  test('where nothing can be written nothing is uploaded or sent, and what there was stays readable', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const { fileName } = await files.uploaded(ofWorker, worker.uid, conversationId, harmlessPng())
    const [id, late] = [uuidv7(), await files.uploaded(ofWorker, worker.uid, conversationId, harmlessPng())]
    await files.carry(ofWorker, worker.uid, conversationId, { kind: 'file', fileName }, { id })
    await partim.ask(`PUT ${ofCompany}/${conversationId}/block`, { as: company.uid })
    for (const [prefix, as] of [
      [ofCompany, company.uid],
      [ofWorker, worker.uid],
    ] as const) {
      expect((await files.permit(prefix, as, conversationId, 'image/png')).json.code).toBe(
        'conversation_closed',
      )
      const here = { kind: 'position', lat: 13, lng: 100 }
      expect((await files.carry(prefix, as, conversationId, here)).json.code).toBe('conversation_closed')
      expect((await files.open(prefix, as, conversationId, id)).status).toBe(200)
    }
    const sent = await files.carry(ofWorker, worker.uid, conversationId, {
      kind: 'file',
      fileName: late.fileName,
    })
    expect(sent.json.code).toBe('conversation_closed')
  })
})

describe('what is no picture, PDF or voice is refused', () => {
  test.each(hostileFiles.map((file) => [file.name, file] as const))(
    '%s',
    async (_name, { bytes, claimed, fault }) => {
      const { worker, conversationId } = await talk.pair()
      const large = fault === 'file_too_large' ? Buffer.alloc(uploadTerms.message_file.maxBytes + 1) : bytes()
      const { fileName, objectName } = await files.uploaded(
        ofWorker,
        worker.uid,
        conversationId,
        large,
        claimed,
      )
      const sent = await files.carry(ofWorker, worker.uid, conversationId, { kind: 'file', fileName })
      expect([sent.status, sent.json.code]).toEqual([422, fault])
      expect(partim.storage.objects.has(objectName)).toBe(false)
      expect((await talk.find(ofWorker, worker.uid, conversationId)).json.lastSeq).toBe(0)
    },
  )

  test('types and sizes that nobody may upload, and messages of nothing', async () => {
    const { worker, conversationId } = await talk.pair()
    for (const fileType of ['image/svg+xml', 'text/html', 'video/mp4', 'image/gif'])
      expect((await files.permit(ofWorker, worker.uid, conversationId, fileType as never)).status).toBe(422)
    const { maxBytes } = uploadTerms.message_file
    expect((await files.permit(ofWorker, worker.uid, conversationId, 'image/png', maxBytes + 1)).status).toBe(
      422,
    )
    for (const attachment of [{ kind: 'svg' }, { kind: 'job' }, { kind: 'position', lat: '1', lng: 2 }, []])
      expect((await files.carry(ofWorker, worker.uid, conversationId, attachment)).status).toBe(422)
    expect((await talk.send(ofWorker, worker.uid, conversationId, '  ')).json.errors).toMatchObject([
      { field: 'text', rule: 'required' },
    ])
  })

  test('a voice that is none, is too long, or is a picture', async () => {
    const { worker, conversationId } = await talk.pair()
    const minute = await filmOf({ container: 'webm', picture: 'none', seconds: 63 })
    for (const [bytes, code] of [
      [minute, 'voice_too_long'],
      [pngOf(8, 8), 'voice_unreadable'],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'voice_unreadable'],
      [(await filmOf({ container: 'webm', seconds: 2 })).subarray(0, 400), 'voice_unreadable'],
      [await filmOf({ container: 'webm', sound: 'none', seconds: 2 }), 'voice_unreadable'],
      [await filmOf({ container: 'webm', sound: 'vorbis', picture: 'none' }), 'voice_unreadable'],
      [Buffer.alloc(0), 'file_empty'],
    ] as const) {
      const { fileName } = await files.uploaded(ofWorker, worker.uid, conversationId, bytes, 'audio/webm')
      const sent = await files.carry(ofWorker, worker.uid, conversationId, { kind: 'file', fileName })
      expect([sent.status, sent.json.code]).toEqual([422, code])
    }
  })
})
