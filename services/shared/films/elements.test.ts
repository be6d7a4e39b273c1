import { describe, expect, test } from '@jest/globals'
import { elementsFit } from './elements'

const fileOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (at: number, length: number) => bytes.subarray(at, at + length),
})

/** The header of a file and nothing else, whose size of so many bytes is written in eight, as recorders do. */
const headerOf = (length: number) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x01, 0, 0, 0, 0, 0, 0, length]), Buffer.alloc(length)])

test('sizes of eight bytes are read exactly', async () => {
  for (let length = 1; length <= 40; length += 1) {
    expect([length, await elementsFit(fileOf(headerOf(length)))]).toEqual([length, true])
    expect([length, await elementsFit(fileOf(headerOf(length).subarray(0, -1)))]).toEqual([length, false])
  }
})

/** An element of few bytes; without an end where its size is left open. */
function element(id: string, content: readonly Buffer[] = [], isOpen = false): Buffer {
  const bytes = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(isOpen ? 0xff : 0x80 | bytes.length), bytes])
}

const [ebml, segment, cluster, cues, block, nothing] = [
  '1a45dfa3',
  '18538067',
  '1f43b675',
  '1c53bb6b',
  'a3',
  'ec',
]
const time = element('e7', [Buffer.of(0)])

describe('elements are where they belong:', () => {
  test.each([
    ['a cluster', [element(segment, [element(cluster, [time])])], true],
    [
      'an empty cluster, then another',
      [element(segment, [element(cluster), element(cluster, [time])])],
      true,
    ],
    [
      'space anywhere',
      [element(nothing), element(segment, [element(nothing), element(cluster, [element(nothing)])])],
      true,
    ],
    [
      'clusters without an end',
      [element(segment, [element(cluster, [time], true), element(cluster, [time], true)], true)],
      true,
    ],
    [
      'cues behind a cluster without an end',
      [element(segment, [element(cluster, [time], true), element(cues)], true)],
      true,
    ],
    ['two segments', [element(segment), element(segment)], false],
    ['a cluster beside the segment', [element(segment), element(cluster, [time])], false],
    ['a block beside the clusters', [element(segment, [element(cluster, [time]), element(block)])], false],
    [
      'cues in a cluster',
      [element(segment, [element(cluster, [time, element(cues), element(block)])])],
      false,
    ],
    ['a segment in a cluster', [element(segment, [element(cluster, [element(segment)], true)], true)], false],
    [
      'a block beyond its cluster',
      [element(segment, [element(cluster, [Buffer.of(0xa3, 0x83)]), element(cues, [time])])],
      false,
    ],
    ['cues without an end', [element(segment, [element(cues, [], true), element(cluster)], true)], false],
  ] as const)('%s', async (_name, elements, fits) => {
    expect(await elementsFit(fileOf(Buffer.concat([element(ebml), ...elements])))).toBe(fits)
  })
})
