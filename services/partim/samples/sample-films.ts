import { readFile } from 'node:fs/promises'
import type { IntroQuestion } from '@/validators/intro-video-terms'

/** A film in which a sample worker introduces themselves, as scripts/draw-sample-films.mjs draws it. */
type SampleFilm = {
  /** Number of the sample worker, who is grown-up, lets themselves be found, and lives near the demo company's branches. */
  readonly worker: number
  readonly file: 'tray' | 'greeting'
  readonly question: IntroQuestion
  /** WebVTT of what is said; the film itself hums. */
  readonly captions: string
}

export const sampleFilms: readonly SampleFilm[] = [
  {
    worker: 1_467,
    file: 'tray',
    question: 'introduce',
    captions: [
      'WEBVTT',
      '00:00:00.200 --> 00:00:02.400\nสวัสดีค่ะ แพรวาค่ะ เสิร์ฟมาสามปี',
      '00:00:02.400 --> 00:00:04.800\nจำโต๊ะแม่น มาตรงเวลาค่ะ',
    ].join('\n\n'),
  },
  {
    worker: 441,
    file: 'greeting',
    question: 'availability',
    captions: [
      'WEBVTT',
      '00:00:00.200 --> 00:00:02.800\nสวัสดีครับ อิทธิพลครับ',
      '00:00:02.800 --> 00:00:05.800\nว่างทุกวัน เริ่มงานพรุ่งนี้ได้เลยครับ',
    ].join('\n\n'),
  },
]

const folder = 'services/partim/samples/films'

/** The bytes of a film and of its still. */
export async function readSampleFilm({ file }: Pick<SampleFilm, 'file'>) {
  const [film, still] = await Promise.all(
    ['webm', 'jpg'].map((extension) => readFile(`${folder}/${file}.${extension}`)),
  )
  if (!film || !still) throw new Error(`the sample film ${file} is not whole`)
  return { film, still }
}
