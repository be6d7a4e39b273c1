import { longestIntroVideo } from '@/validators/intro-video-terms'

/** How long a film may be at most, in milliseconds; the service refuses a longer one. */
export const longestFilmMs = longestIntroVideo * 1000

/** How long an answer to one question should take, in milliseconds. */
export const wantedFilmMs = 20_000

/** A film that is shorter says nothing, in milliseconds. */
export const shortestFilmMs = 1_000

/** The side of a film that is sent, in pixels: the shorter one is at most this long. */
export const sentSide = 720
