import { harmlessPdf, harmlessPng, samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import type { FilmFault } from '../clean-film'
import { box, placeOf } from './boxes'
import { filmOf } from './films'

/** A file that is no film of ours, and why it is refused. */
export type WrongFilm = {
  readonly name: string
  readonly bytes: () => Buffer | Promise<Buffer>
  readonly fault: FilmFault
}

const unreadable = 'video_unreadable'
const text = (content: string) => () => Buffer.from(content, 'latin1')

const notFilms: readonly (readonly [string, () => Buffer])[] = [
  ['one byte', () => Buffer.of(0)],
  ['eleven bytes', () => Buffer.from('\0\0\0\x0bftypmp4', 'latin1')],
  ['zeros', () => Buffer.alloc(100_000)],
  ['ones', () => Buffer.alloc(100_000, 0xff)],
  ['a JPEG', () => samplePhoto('jpg')],
  ['a PNG', harmlessPng],
  ['a WebP', () => samplePhoto('webp')],
  ['a PDF', harmlessPdf],
  [
    'a GIF',
    text(
      'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    ),
  ],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  [
    'a playlist',
    text('#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nhttp://127.0.0.1/secret.ts\n#EXT-X-ENDLIST\n'),
  ],
  ['a script', text('#!/bin/sh\nrm -rf /\n')],
  ['an archive', text('PK\x03\x04\x14\0\0\0\0\0')],
  ['a program', text('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0')],
  ['an MP3', text(`ID3\x04\0\0\0\0\0\0${'\xff\xfb\x90\0'.repeat(500)}`)],
  [
    'a WAV',
    text('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x44\xac\0\0\x88\x58\x01\0\x02\0\x10\0data\0\0\0\0'),
  ],
  ['an AVI', text('RIFF\x24\0\0\0AVI LIST\x10\0\0\0hdrl')],
  ['an Ogg', text('OggS\0\x02\0\0\0\0\0\0\0\0')],
  ['an FLV', text('FLV\x01\x05\0\0\0\x09\0\0\0\0')],
  ['a transport stream', () => Buffer.alloc(188 * 200, Buffer.from(`G${'\0'.repeat(187)}`, 'latin1'))],
  [
    'a HEIC',
    () => Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), box('mdat', Buffer.alloc(50))]),
  ],
  ['a type alone', () => box('ftyp', Buffer.from('isom\0\0\x02\0isommp42'))],
  ['a page in a box', () => box('free', Buffer.from('<script>alert(1)</script>'))],
  ['empty headers', () => Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov')])],
  [
    'an EBML head alone',
    () => Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853', 'hex'),
  ],
]

/** Films that are cut off: camera, page, recorder, browser. */
const cut = [1, 10, 50, 90, 99].flatMap((percent) =>
  (['last', 'first', 'pieces', 'webm'] as const).map((kind) => ({
    name: `${kind === 'webm' ? 'a WebM' : `an MP4 with its headers ${kind === 'pieces' ? 'in pieces' : kind}`}, cut off at ${percent} %`,
    fault: unreadable,
    bytes: async () => {
      const film = await filmOf(kind === 'webm' ? { container: 'webm' } : { headers: kind })
      return film.subarray(0, Math.floor((film.length * percent) / 100))
    },
  })),
) satisfies WrongFilm[]

/** Writes a number over what a film says at some place. */
const lying =
  (of: 'last' | 'first', type: string, value: number, offset = 0): WrongFilm['bytes'] =>
  async () => {
    const film = await filmOf({ headers: of })
    film.writeUInt32BE(value, placeOf(film, type) + offset)
    return film
  }

const gigabyte = 1024 ** 3
/** How far the counts of a table lie behind the start of its box. */
const lies: readonly (readonly [string, WrongFilm['bytes']])[] = [
  ['two gigabytes of film declared', lying('last', 'mdat', 2 * gigabyte - 1)],
  ['four gigabytes of film declared', lying('last', 'mdat', 4 * gigabyte - 1)],
  ['a film one byte too long', async () => Buffer.concat([await filmOf({ headers: 'first' }), Buffer.of(1)])],
  ['a film of no length', lying('last', 'mdat', 8)],
  ['a film shorter than its head', lying('last', 'mdat', 7)],
  ['headers of no length', lying('last', 'moov', 0, 0)],
  ['headers shorter than their head', lying('last', 'moov', 4)],
  ['headers longer than the file', lying('last', 'moov', 10_000_000)],
  ['a track longer than the headers', lying('last', 'trak', 1_000_000)],
  ['a track of no length', lying('last', 'trak', 0)],
  ['a table longer than its track', lying('last', 'stbl', 500_000)],
  ['four thousand million sizes', lying('last', 'stsz', 0xffff_ffff, 16)],
  ['headers that say it lasts for days', lying('last', 'mdhd', 0x7fff_ffff, 24)],
  ['pictures beyond the end', lying('last', 'stco', 0x7fff_ffff, 16)],
  ['more pieces than there are', lying('last', 'stco', 0xffff_ff00, 12)],
  ['a picture larger than the file', lying('last', 'stsz', 50_000_000, 12)],
  [
    'boxes in boxes in boxes',
    async () => {
      let nested = box('trak')
      for (let depth = 0; depth < 500; depth += 1) nested = box('trak', nested)
      return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov', nested)])
    },
  ],
  [
    'a hundred thousand boxes',
    async () =>
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), ...Array<Buffer>(100_000).fill(box('free'))]),
  ],
  [
    'headers of nine megabytes',
    async () =>
      Buffer.concat([
        box('ftyp', Buffer.from('isom\0\0\0\0')),
        box('moov', box('free', Buffer.alloc(9 * 1024 * 1024))),
      ]),
  ],
  [
    'a size of eight bytes beyond all numbers',
    async () => {
      const head = Buffer.from('\0\0\0\x01mdat\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1')
      return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), head, Buffer.alloc(100)])
    },
  ],
  [
    'a WebM whose segment says another length',
    async () => {
      const film = await filmOf({ container: 'webm' })
      const at = film.indexOf(Buffer.from('18538067', 'hex'))
      film.writeUInt8((film[at + 8] ?? 0) ^ 0x40, at + 8)
      film.writeUInt8((film[at + 11] ?? 0) ^ 0x01, at + 11)
      return film
    },
  ],
  [
    'a WebM with nothing known behind its last cluster',
    async () => {
      const film = await filmOf({ container: 'webm' })
      film.writeUInt8(0x81, film.lastIndexOf(Buffer.from('1c53bb6b', 'hex')))
      return film
    },
  ],
  [
    'a WebM whose pictures are all of one moment',
    async () => {
      const film = await filmOf({ container: 'webm' })
      film.writeUInt32BE(0x83_00_00_01, film.indexOf(Buffer.from('2ad7b1', 'hex')) + 3)
      return film
    },
  ],
  ['a Matroska film', () => filmOf({ container: 'mkv' })],
]

const others: readonly WrongFilm[] = [
  { name: 'sound alone in an MP4', fault: 'video_without_picture', bytes: () => filmOf({ picture: 'none' }) },
  {
    name: 'sound alone in a WebM',
    fault: 'video_without_picture',
    bytes: () => filmOf({ container: 'webm', picture: 'none' }),
  },
  {
    name: 'a minute and two seconds',
    fault: 'video_too_long',
    bytes: () => filmOf({ seconds: 62, fps: 1, sound: 'none' }),
  },
  {
    name: 'a minute and two seconds of WebM',
    fault: 'video_too_long',
    bytes: () => filmOf({ container: 'webm', seconds: 62, fps: 1 }),
  },
  {
    name: 'a minute and two seconds that say they are two',
    fault: 'video_too_long',
    bytes: async () => {
      const film = await filmOf({ seconds: 62, fps: 1, sound: 'none', headers: 'last' })
      for (const type of ['mvhd', 'mdhd']) film.writeUInt32BE(2_000, placeOf(film, type) + 24)
      return film
    },
  },
  {
    name: 'four thousand million pictures of one size',
    fault: 'video_too_long',
    bytes: async () => {
      const film = await filmOf({ headers: 'last', sound: 'none' })
      const at = placeOf(film, 'stsz')
      film.writeUInt32BE(64, at + 12)
      film.writeUInt32BE(0xffff_ffff, at + 16)
      film.writeUInt32BE(0xffff_ffff, placeOf(film, 'stts') + 16)
      return film
    },
  },
  {
    name: 'an MP4 with VP9',
    fault: 'video_format_unsupported',
    bytes: () => filmOf({ picture: 'vp9', sound: 'none' }),
  },
  { name: 'an MP4 with MP3', fault: 'video_format_unsupported', bytes: () => filmOf({ sound: 'mp3' }) },
  {
    name: 'a WebM with Vorbis',
    fault: 'video_format_unsupported',
    bytes: () => filmOf({ container: 'webm', sound: 'vorbis' }),
  },
]

export const wrongFilms: readonly WrongFilm[] = [
  ...notFilms.map(([name, bytes]) => ({ name, bytes, fault: unreadable }) as const),
  ...cut,
  ...lies.map(([name, bytes]) => ({ name, bytes, fault: unreadable }) as const),
  ...others,
]
